/// What became of one test.
struct TestResult: Hashable, Sendable {
    enum Outcome: String, Sendable {
        case passed, failed, skipped
        /// It trapped, crashed, ran out of time or ended the program otherwise.
        case ended
    }

    /// `Module.Class/test`
    var name: String
    var outcome: Outcome
    var seconds = 0.0
    /// What failed, each in one line with its place.
    var issues: [String] = []
}
