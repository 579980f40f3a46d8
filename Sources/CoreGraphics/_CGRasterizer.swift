import Synchronization

/// What turns drawing into pixels; registered by the program that links a painter.
public protocol _CGRasterizer: Sendable {
    /// Something that keeps pixels while a context draws on it; nil when the size is too large.
    func makeBitmap(width: Int, height: Int) -> (any _CGBitmapBackend)?

    /// The picture in a file's bytes; nil when the format is not known.
    func decode(_ data: Data) -> CGImage?

    /// The bytes of a PNG file.
    func encodePNG(_ image: CGImage) -> Data?
}

public enum _CGRasterizers {
    private static let registered = Mutex<(any _CGRasterizer)?>(nil)

    public static var current: (any _CGRasterizer)? {
        get { registered.withLock { $0 } }
        set { registered.withLock { $0 = newValue } }
    }
}
