import FindingModel

/// One fault that the engine knows, with all that is to be said about it.
///
/// A rule's file holds its documentation and its examples; the examples are its tests.
public struct Rule: Sendable {
    /// How a finding counts when no configuration says otherwise.
    public enum Tier: String, Sendable, CaseIterable {
        case error, warning, info, off

        var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
    }

    public enum Family: String, Sendable, CaseIterable {
        case uiKit = "U"
        case device = "D"
        case swiftUI = "S"
        case layout = "L"
        case suppression = "K"

        public var title: String {
            switch self {
            case .uiKit: "UIKit and constraints"
            case .device: "Devices and windows"
            case .swiftUI: "SwiftUI"
            case .layout: "The Layout protocol"
            case .suppression: "Comments and files"
            }
        }
    }

    /// Code that has the fault, or near it and has not.
    public struct Example: Sendable, ExpressibleByStringInterpolation {
        public var files: [(path: String, text: String)]

        public init(stringLiteral value: String) { files = [("Example.swift", value)] }
        public init(path: String, _ text: String) { files = [(path, text)] }
        public init(files: [(path: String, text: String)]) { self.files = files }
    }

    /// A value that a configuration may change.
    public struct Option: Sendable {
        public enum Value: Sendable, Equatable {
            case integer(Int)
            case names([String])
        }

        public var name: String
        public var value: Value
        public var help: String

        public static func integer(_ name: String, _ value: Int, _ help: String) -> Option {
            Option(name: name, value: .integer(value), help: help)
        }

        public static func names(_ name: String, _ value: [String], _ help: String) -> Option {
            Option(name: name, value: .names(value), help: help)
        }
    }

    public let code: String
    public let id: String
    public let tier: Tier
    /// Whether `--fix` can mend it, always or in simple cases.
    public let isFixable: Bool
    /// One sentence: what is wrong.
    public let summary: String
    /// Why it matters, and what is not meant.
    public let discussion: String
    public let options: [Option]
    public let failing: [Example]
    public let passing: [Example]
    /// Only laid-out frames show it: the run-time audit has the check.
    public let isRunTimeOnly: Bool
    let checks: [Check]

    init(
        _ code: String, _ id: String, _ tier: Tier, fix: Bool = false, _ summary: String, _ discussion: String,
        options: [Option] = [], failing: [Example], passing: [Example], runTimeOnly: Bool = false, checks: [Check]
    ) {
        self.code = code
        self.id = id
        self.tier = tier
        isFixable = fix
        self.summary = summary
        self.discussion = discussion
        self.options = options
        self.failing = failing
        self.passing = passing
        isRunTimeOnly = runTimeOnly
        self.checks = checks
    }

    public var family: Family { Family(rawValue: String(code.prefix(1))) ?? .suppression }
}

/// What a rule looks at.
enum Check: Sendable {
    /// Chains that have one of the names as their beginning or as a member.
    case chains(Set<String>, @Sendable (Chain, RuleContext) -> Void)
    case scopes(@Sendable (Scope, RuleContext) -> Void)
    case types(@Sendable (TypeModel, RuleContext) -> Void)
    case constraints(@Sendable (Constraint, RuleContext) -> Void)
    case conditionals(@Sendable (Conditional, RuleContext) -> Void)
    case comparisons(@Sendable (Comparison, RuleContext) -> Void)
    /// Assignments to properties of these names.
    case assignments(Set<String>, @Sendable (Assignment, RuleContext) -> Void)
    case file(@Sendable (RuleContext) -> Void)
    /// All files of an input, property lists included.
    case project(@Sendable (ProjectContext) -> Void)
}
