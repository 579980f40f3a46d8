import SwiftSyntax

/// The checks of all rules that run, by what they look at.
struct RuleDispatch: Sendable {
    typealias ChainCheck = @Sendable (Chain, RuleContext) -> Void

    private var chains: [String: [(index: Int, check: ChainCheck)]] = [:]
    private var chainCount = 0
    private var scopes: [(Rule, @Sendable (Scope, RuleContext) -> Void)] = []
    private var types: [(Rule, @Sendable (TypeModel, RuleContext) -> Void)] = []
    private var constraints: [(Rule, @Sendable (Constraint, RuleContext) -> Void)] = []
    private var conditionals: [(Rule, @Sendable (Conditional, RuleContext) -> Void)] = []
    private var comparisons: [(Rule, @Sendable (Comparison, RuleContext) -> Void)] = []
    private var assignments: [String: [(Rule, @Sendable (Assignment, RuleContext) -> Void)]] = [:]
    private var files: [(Rule, @Sendable (RuleContext) -> Void)] = []
    private var chainRules: [Rule] = []
    var projects: [(Rule, @Sendable (ProjectContext) -> Void)] = []

    init(_ rules: [Rule]) {
        for rule in rules { for check in rule.checks { add(check, of: rule) } }
    }

    private mutating func add(_ check: Check, of rule: Rule) {
        switch check {
        case .chains(let names, let check):
            for name in names { chains[name, default: []].append((chainRules.count, check)) }
            chainRules.append(rule)
        case .scopes(let check): scopes.append((rule, check))
        case .types(let check): types.append((rule, check))
        case .constraints(let check): constraints.append((rule, check))
        case .conditionals(let check): conditionals.append((rule, check))
        case .comparisons(let check): comparisons.append((rule, check))
        case .assignments(let names, let check):
            for name in names { assignments[name, default: []].append((rule, check)) }
        case .file(let check): files.append((rule, check))
        case .project(let check): projects.append((rule, check))
        }
    }

    /// Runs every check over one file; what it is made of was found in a single walk.
    func run(_ context: RuleContext) {
        let file = context.file
        let allowed = { (rule: Rule) -> Bool in
            switch rule.family {
            case .uiKit: file.mayUseUIKit
            case .swiftUI, .layout: file.mayUseSwiftUI
            case .device, .suppression: true
            }
        }
        let chainAllowed = chainRules.map(allowed)
        for chain in file.chains { run(chain, chainAllowed, context) }
        each(file.scopes, scopes, allowed, context)
        each(file.types, types, allowed, context)
        each(file.constraints, constraints, allowed, context)
        each(file.conditionals, conditionals, allowed, context)
        each(file.comparisons, comparisons, allowed, context)
        for assignment in file.assignments {
            guard let checks = assignments[assignment.property] else { continue }
            for (rule, check) in checks where allowed(rule) {
                context.rule = rule
                check(assignment, context)
            }
        }
        for (rule, check) in files where allowed(rule) {
            context.rule = rule
            check(context)
        }
    }

    private func each<Item>(
        _ items: [Item], _ checks: [(Rule, @Sendable (Item, RuleContext) -> Void)], _ allowed: (Rule) -> Bool,
        _ context: RuleContext
    ) {
        for (rule, check) in checks where allowed(rule) {
            context.rule = rule
            for item in items { check(item, context) }
        }
    }

    private func run(_ chain: Chain, _ allowed: [Bool], _ context: RuleContext) {
        var done: Set<Int> = []
        let look = { (name: String) in
            guard let checks = chains[name] else { return }
            for (index, check) in checks where allowed[index] && done.insert(index).inserted {
                context.rule = chainRules[index]
                check(chain, context)
            }
        }
        if !chain.rootName.isEmpty { look(chain.rootName) }
        for link in chain.links { look(link.name) }
    }
}
