import CommandLineKit

/// One verb of the command.
protocol Subcommand: Sendable {
    var name: String { get }
    /// Its operands as help writes them.
    var operands: String { get }
    /// One line for the list of verbs.
    var summary: String { get }
    var options: [OptionDescription] { get }

    /// - Throws: ``CommandFailure``, or any error, which counts as a failure.
    func run(_ arguments: ParsedArguments) throws -> ExitStatus
}
