/// Where tasks wait for each other: all go on when the last of them has come.
actor MeetingPoint {
  private let expected: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of expected: Int) {
    self.expected = expected
  }

  func arrive() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      guard waiting.count == expected else { return }
      for task in waiting { task.resume() }
      waiting = []
    }
  }
}
