import Foundation

/// What a `.kumiko.yml` says.
public struct LintConfiguration: Sendable, Equatable {
    public static let fileName = ".kumiko.yml"

    public var settings = RuleSettings()
    /// Paths that are not looked at, from the folder of the file.
    public var excluded: [String] = []
    /// A file with findings that are known, from the folder of the file.
    public var baseline: String?
    public var isStrict = false

    public init() {}

    private static let keys = ["rules", "excluded", "baseline", "strict", "previews", "tests"]

    /// - Throws: ``ConfigurationProblem`` for what is no YAML, for unknown keys and for values of another kind.
    public init(yaml bytes: [UInt8]) throws(ConfigurationProblem) {
        guard let root = try YAMLNode.parse(bytes) else { return }
        guard case .map(let pairs) = root.content else {
            if root.text?.isEmpty ?? false { return }
            throw ConfigurationProblem(line: root.line, message: "expected keys such as 'rules:'")
        }
        for (key, value) in pairs {
            switch key.text ?? "" {
            case "rules": try read(rules: value)
            case "excluded": excluded = try Self.names(value, "excluded")
            case "baseline": baseline = try Self.text(value, "baseline")
            case "strict": isStrict = try Self.boolean(value, "strict")
            case "previews": settings.includesPreviews = try Self.boolean(value, "previews")
            case "tests": settings.includesTests = try Self.boolean(value, "tests")
            default: throw Self.unknown("key", key, Self.keys)
            }
        }
    }

    private static func unknown(_ kind: String, _ node: YAMLNode, _ known: [String]) -> ConfigurationProblem {
        let name = node.text ?? ""
        return ConfigurationProblem(line: node.line, message: "unknown \(kind) '\(name)'", unknown: name, known: known)
    }

    // MARK: - Rules

    private mutating func read(rules node: YAMLNode) throws(ConfigurationProblem) {
        guard case .map(let pairs) = node.content else {
            if node.text?.isEmpty ?? false { return }
            throw ConfigurationProblem(line: node.line, message: "'rules' has to hold rules, such as 'S47: warning'")
        }
        for (key, value) in pairs {
            let name = key.text ?? ""
            guard let code = Self.code(name) else {
                throw Self.unknown("rule", key, Rule.all.flatMap { [$0.code, $0.id] })
            }
            switch value.content {
            case .scalar: settings.tiers[code] = try Self.tier(value)
            case .map(let pairs): try read(options: pairs, of: code)
            case .list:
                throw ConfigurationProblem(line: value.line, message: "'\(name)' has to have a severity or options")
            }
        }
    }

    /// The code of a rule; those of the run-time audit are known by their form.
    static func code(_ name: String) -> String? {
        Rule.named(name)?.code ?? (name.wholeMatch(of: #/R\d\d/#) != nil ? name : nil)
    }

    private static func tier(_ node: YAMLNode) throws(ConfigurationProblem) -> Rule.Tier {
        let text = node.text ?? ""
        if let tier = Rule.Tier(rawValue: text) { return tier }
        // YAML 1.1 reads these as truth values; here they are words.
        if ["false", "no", "disabled"].contains(text.lowercased()) { return .off }
        throw unknown("severity", node, Rule.Tier.allCases.map(\.rawValue))
    }

    private mutating func read(
        options pairs: [(key: YAMLNode, value: YAMLNode)], of code: String
    ) throws(ConfigurationProblem) {
        let known = Rule.named(code)?.options ?? []
        for (key, value) in pairs {
            let name = key.text ?? ""
            if name == "severity" {
                settings.tiers[code] = try Self.tier(value)
                continue
            }
            guard let option = known.first(where: { $0.name == name }) else {
                throw Self.unknown("option", key, ["severity"] + known.map(\.name))
            }
            switch option.value {
            case .integer:
                guard let number = value.text.flatMap({ Int($0) }) else {
                    throw ConfigurationProblem(line: value.line, message: "'\(name)' has to be a whole number")
                }
                settings.options[code, default: [:]][name] = .integer(number)
            case .names: settings.options[code, default: [:]][name] = .names(try Self.names(value, name))
            }
        }
    }

    // MARK: - Values

    private static func names(_ node: YAMLNode, _ name: String) throws(ConfigurationProblem) -> [String] {
        guard let texts = node.texts else {
            throw ConfigurationProblem(line: node.line, message: "'\(name)' has to be a list of names")
        }
        return texts.filter { !$0.isEmpty }
    }

    private static func text(_ node: YAMLNode, _ name: String) throws(ConfigurationProblem) -> String {
        guard let text = node.text, !text.isEmpty else {
            throw ConfigurationProblem(line: node.line, message: "'\(name)' has to be a path")
        }
        return text
    }

    private static func boolean(_ node: YAMLNode, _ name: String) throws(ConfigurationProblem) -> Bool {
        switch (node.text ?? "").lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw ConfigurationProblem(line: node.line, message: "'\(name)' has to be true or false")
        }
    }
}
