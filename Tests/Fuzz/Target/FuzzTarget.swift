import Dispatch
import Foundation

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let (input, done) = (Data(bytes: bytes, count: count), DispatchSemaphore(value: 0))
  // libFuzzer waits on the main thread, which is none of the pool that does the work.
  Task.detached {
    let broken = await FuzzSubject.broken(input: input)
    precondition(broken.isEmpty, broken.joined(separator: "; "))
    done.signal()
  }
  done.wait()
  return 0
}

public typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer as a function (FuzzerInterface.h).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<Words>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// The package manager wants the beginning of a program under this name, not libFuzzer's own main.
@_cdecl("breeze_fuzz_main")
public func main(_ count: CInt, _ words: Words) -> CInt {
  var (count, words) = (count, words)
  return runDriver(&count, &words, testOneInput)
}
