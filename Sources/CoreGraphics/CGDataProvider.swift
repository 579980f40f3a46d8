/// The bytes that a picture is made from.
public final class CGDataProvider: Sendable {
    public let data: Data?

    /// A Foundation `Data` or `NSData`, in place of Apple's `CFData`.
    public init?(data: Data) {
        self.data = data
    }

    /// Nil where nothing can be read at the address.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
