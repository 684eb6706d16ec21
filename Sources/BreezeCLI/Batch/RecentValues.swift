/// The values that came last, by key; the oldest goes when there are more than the capacity.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var values: [Key: Value] = [:]
  /// A ring once it is full.
  private var keys: [Key] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? { values[key] }

  mutating func insert(_ value: Value, for key: Key) {
    guard values.updateValue(value, forKey: key) == nil else { return }
    if keys.count < capacity {
      keys.append(key)
    } else {
      values[keys[oldest]] = nil
      keys[oldest] = key
      oldest = (oldest + 1) % capacity
    }
  }
}
