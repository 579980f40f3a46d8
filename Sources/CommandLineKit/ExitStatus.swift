/// What a command tells its caller; the numbers are a contract.
public enum ExitStatus: Int32, Sendable {
    case done = 0
    /// A preview failed, nothing was to be rendered, or errors were found.
    case failed = 1
    case wrongCommandLine = 2
    /// The user's code does not compile.
    case doesNotCompile = 3
    /// The machine lacks something.
    case machineLacks = 4
}
