/// The name that Objective-C gives to a Swift method.
enum SelectorName {
    /// Words before which Swift does not put "With" (the prepositions of the Clang importer's name rules).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// `tap(_:forEvent:)` → `tap:forEvent:`; `show(user:)` → `showWithUser:`; `show(forUser:)` → `showForUser:`.
    static func method(_ name: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false) -> String {
        guard let first = labels.first else {
            return isAsync ? name + "WithCompletionHandler:" : isThrowing ? name + "AndReturnError:" : name
        }
        let more = isAsync ? ["completionHandler"] : isThrowing ? ["error"] : []
        let beginning = first == "_" ? name : name + joined(first)
        return (labels.dropFirst() + more).reduce(beginning + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
    }

    static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

    private static func joined(_ label: String) -> String {
        let word = label.prefix { $0.isLowercase }
        return (prepositions.contains(String(word)) ? "" : "With") + capitalized(label)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
