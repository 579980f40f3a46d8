import TestSupport

/// Called by libFuzzer with each sequence of bytes that it makes; stops the program at the first law that does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func runSolver(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var sequence = OperationSequence(UnsafeBufferPointer(start: bytes, count: count))
    if let problem = sequence.run() { fatalError(problem) }
    return 0
}
