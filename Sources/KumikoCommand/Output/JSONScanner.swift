/// Finds values in JSON text by where they stand, however deeply the text is nested.
struct JSONScanner {
    /// A way from the outermost value: keys of objects, and any element of an array.
    enum Step: Equatable {
        case key(String)
        case element
    }

    private let bytes: [UInt8]
    private let path: [Step]
    private var position = 0
    /// The containers around the position, true for arrays.
    private var isArray: [Bool] = []
    /// How many of them lie on the path, from the outermost on.
    private var matched = 0
    private var key = ""
    private var expectsKey = false
    private var start: Int?
    private var found: [Range<Int>] = []

    private init(_ bytes: [UInt8], _ path: [Step]) {
        self.bytes = bytes
        self.path = path
    }

    /// The places of the values at the end of a path, in their order; nil where the text ends too early or closes what
    /// it never opened.
    static func values(at path: [Step], in bytes: [UInt8]) -> [Range<Int>]? {
        var scanner = JSONScanner(bytes, path)
        return scanner.scan() ? scanner.found : nil
    }

    /// The text without the spaces and line breaks between its parts.
    static func compact(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var isString = false
        var isEscaped = false
        for byte in bytes {
            if isString {
                result.append(byte)
                isString = isEscaped || byte != .quote
                isEscaped = !isEscaped && byte == .backslash
            } else if byte > 0x20 {
                result.append(byte)
                isString = byte == .quote
            }
        }
        return result
    }

    /// - Returns: whether the text is whole.
    private mutating func scan() -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open(isArray: byte == UInt8(ascii: "["))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard !isArray.isEmpty else { return false }
                close()
            case UInt8(ascii: ","):
                expectsKey = isArray.last == false
                position += 1
            case UInt8(ascii: ":"), 0...0x20: position += 1
            case .quote: readString()
            default: readScalar()
            }
        }
        return isArray.isEmpty && !bytes.isEmpty
    }

    private mutating func open(isArray array: Bool) {
        if beginValue() { matched = isArray.count + 1 }
        isArray.append(array)
        expectsKey = !array
        position += 1
    }

    private mutating func close() {
        isArray.removeLast()
        matched = min(matched, isArray.count)
        position += 1
        endValue()
    }

    /// - Returns: whether the value at the position lies on the path.
    private mutating func beginValue() -> Bool {
        let depth = isArray.count
        guard depth <= path.count, matched == depth else { return false }
        guard let parent = isArray.last else { return true }
        guard path[depth - 1] == (parent ? .element : .key(key)) else { return false }
        if depth == path.count { start = position }
        return true
    }

    private mutating func endValue() {
        guard let begin = start, isArray.count == path.count, matched == path.count else { return }
        found.append(begin..<position)
        start = nil
    }

    private mutating func readString() {
        let begin = position
        position += 1
        while position < bytes.count, bytes[position] != .quote { position += bytes[position] == .backslash ? 2 : 1 }
        position = min(position + 1, bytes.count)
        if expectsKey {
            expectsKey = false
            // Keys are compared only where they may be on the path.
            if matched == isArray.count, matched <= path.count {
                key = String(decoding: bytes[(begin + 1)..<max(begin + 1, position - 1)], as: UTF8.self)
            }
        } else {
            readValue(from: begin)
        }
    }

    private mutating func readScalar() {
        let begin = position
        scalar: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0...0x20: break scalar
            default: position += 1
            }
        }
        readValue(from: begin)
    }

    private mutating func readValue(from begin: Int) {
        let end = position
        position = begin
        _ = beginValue()
        position = end
        endValue()
    }
}

extension UInt8 {
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let backslash = UInt8(ascii: "\\")
}
