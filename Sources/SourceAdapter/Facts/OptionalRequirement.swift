/// An `@objc optional func` of a protocol, which Swift without Objective-C does not have.
///
/// 1. The requirement becomes an ordinary one with a default implementation in an extension.
/// 2. One that returns nothing does nothing by default, and calls `delegate?.f?(x)` lose their second mark: the same.
/// 3. One that returns a value comes with two helpers: a flag that says whether the conforming type implements it,
///    false in conforming types whose declarations have no such method, and a call that answers nil where it is
///    false. Calls `source?.f?(x)` go to that, and have the optional result they had.
struct OptionalRequirement: Hashable, Sendable {
    let name: String
    let parameters: [ParameterFacts]
    let result: String?

    var returnsNothing: Bool { result == nil }
    var labels: [String] { parameters.map(\.label) }
    /// Says whether there is an implementation.
    var flagName: String { "_implements_" + mangled }
    /// Calls the implementation if there is one.
    var callName: String { "_ifImplemented_" + mangled }

    private var mangled: String {
        ([name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
    }
}
