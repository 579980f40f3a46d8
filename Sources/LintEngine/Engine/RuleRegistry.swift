extension Rule {
    /// Every source rule, in the order of the codes.
    public static let all: [Rule] = uiKitRules + deviceRules + swiftUIRules + layoutRules + suppressionRules

    private static let byName: [String: Rule] = Dictionary(
        all.flatMap { [($0.code, $0), ($0.code.lowercased(), $0), ($0.id, $0)] },
        uniquingKeysWith: { first, _ in first })

    /// A rule by its code or its id.
    public static func named(_ name: String) -> Rule? { byName[name] }

    static let suppressionRules: [Rule] = [
        uselessSuppression, suppressionWithoutReason, unknownSuppression, unparsableSource,
    ]
}
