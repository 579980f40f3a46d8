import FindingModel

/// Which rules run, how their findings count, and what their options are.
public struct RuleSettings: Sendable, Equatable {
    /// By code.
    public var tiers: [String: Rule.Tier] = [:]
    public var options: [String: [String: Rule.Option.Value]] = [:]
    /// Only these codes run; nil for all that are not off.
    public var only: Set<String>?
    public var includesPreviews = false
    public var includesTests = false

    public init() {}

    public func tier(of rule: Rule) -> Rule.Tier {
        if let only { return only.contains(rule.code) ? asked(rule) : .off }
        return tiers[rule.code] ?? rule.tier
    }

    /// A rule that is off and asked for by name gives information.
    private func asked(_ rule: Rule) -> Rule.Tier {
        let tier = tiers[rule.code] ?? rule.tier
        return tier == .off ? .info : tier
    }

    /// The severity of a finding: a rule may ask to lower it, and to raise it where no configuration says how it counts.
    func severity(of rule: Rule, asked: Rule.Tier?) -> Finding.Severity? {
        let tier = tier(of: rule)
        guard let own = tier.severity else { return nil }
        guard let wanted = asked?.severity else { return own }
        if tiers[rule.code] == nil, rule.tier != .off, only == nil || tier == rule.tier { return wanted }
        let order: [Finding.Severity] = [.info, .warning, .error]
        return order[min(order.firstIndex(of: own) ?? 0, order.firstIndex(of: wanted) ?? 0)]
    }

    func integer(_ name: String, of rule: Rule) -> Int {
        if case .integer(let value) = option(name, of: rule) { return value }
        return 0
    }

    func names(_ name: String, of rule: Rule) -> Set<String> {
        if case .names(let value) = option(name, of: rule) { return Set(value) }
        return []
    }

    private func option(_ name: String, of rule: Rule) -> Rule.Option.Value? {
        options[rule.code]?[name] ?? rule.options.first { $0.name == name }?.value
    }
}
