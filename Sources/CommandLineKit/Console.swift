import Foundation

/// The two streams of the command, written without buffering surprises.
public enum Console {
    public static let errorIsTerminal = isatty(STDERR_FILENO) == 1
    public static let outputIsTerminal = isatty(STDOUT_FILENO) == 1

    public static func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

    public static func printError(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

    /// Writes all bytes; a reader that went away ends it silently.
    public static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            let written = bytes[offset...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written <= 0 { return }
            offset += written
        }
    }
}
