import Foundation

/// The beginning and the end of what a program writes; the middle of endless output is dropped.
struct BoundedOutput {
    /// Bytes kept at each end.
    static let limit = 64 * 1024

    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    private(set) var count = 0
    /// The writer closed its end.
    private(set) var isClosed = false

    /// Takes what is there now from a descriptor that does not block.
    ///
    /// A program that writes faster than it is read cannot hold the caller here: one call takes 1 MiB at most.
    ///
    /// - Parameter receive: gets all that was read, whether it is kept or not.
    mutating func read(from descriptor: Int32, receive: (ArraySlice<UInt8>) -> Void = { _ in }) {
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        for _ in 0..<64 where !isClosed {
            let got = Foundation.read(descriptor, &buffer, buffer.count)
            if got > 0 {
                append(buffer[0..<got])
                receive(buffer[0..<got])
            } else {
                isClosed = got == 0
                return
            }
        }
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        count += bytes.count
        let room = Self.limit - head.count
        head += bytes.prefix(room)
        tail += bytes.dropFirst(room)
        // Trimmed only when twice too long, so that bytes are moved once on average.
        if tail.count > 2 * Self.limit { tail.removeFirst(tail.count - Self.limit) }
    }

    var text: String {
        let kept = tail.suffix(Self.limit)
        let dropped = count - head.count - kept.count
        let middle = dropped > 0 ? "\n… \(dropped) bytes left out …\n" : ""
        return String(decoding: head, as: UTF8.self) + middle + String(decoding: kept, as: UTF8.self)
    }
}
