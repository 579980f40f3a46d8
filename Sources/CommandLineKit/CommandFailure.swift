/// Why a command stops: one line for the reader and the status for the caller.
public struct CommandFailure: Error, Hashable, Sendable {
    public var status: ExitStatus
    public var message: String

    public init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The command line is wrong.
    public static func usage(_ message: String) -> CommandFailure {
        CommandFailure(.wrongCommandLine, message)
    }
}
