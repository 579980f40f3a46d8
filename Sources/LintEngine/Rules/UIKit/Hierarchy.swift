import SwiftSyntax

/// One call that makes a view the child of another one.
struct Adding {
    let parent: String
    let child: String
    let chain: Chain
    let isArranged: Bool

    static let plain: Set<String> = ["addSubview", "insertSubview"]
    static let arranged: Set<String> = ["addArrangedSubview", "insertArrangedSubview"]

    init?(_ chain: Chain) {
        let names = Self.plain.union(Self.arranged)
        if names.contains(chain.rootName), let call = chain.rootCall {
            parent = "self"
            guard let name = call.firstUnlabeled.flatMap({ ChainParts.path($0) }) else { return nil }
            child = name
            isArranged = Self.arranged.contains(chain.rootName)
        } else {
            guard let index = chain.links.firstIndex(where: { names.contains($0.name) }),
                let name = chain.links[index].firstUnlabeled.flatMap({ ChainParts.path($0) })
            else { return nil }
            parent = chain.path(upTo: index) ?? ""
            child = name
            isArranged = Self.arranged.contains(chain.links[index].name)
        }
        self.chain = chain
    }
}

extension ChainParts {
    /// The names of an expression joined with points, without `self`; nil where it is more than names.
    static func path(_ node: ExprSyntax) -> String? {
        let parts = ChainParts(node)
        guard !parts.rootName.isEmpty, parts.rootName != ".", parts.rootCall == nil,
            parts.links.allSatisfy({ $0.call == nil && $0.name != "[]" })
        else { return nil }
        let names = parts.links.map(\.name)
        return (parts.rootName == "self" && !names.isEmpty ? names : [parts.rootName] + names).joined(separator: ".")
    }
}

/// What a type, or the top of a file, does with its views.
struct ViewUses {
    let chains: [Chain]
    let assignments: [Assignment]
    let constraints: [Constraint]
    let addings: [Adding]

    init(around scope: Scope, in file: FileModel) {
        if let name = scope.type?.name {
            let types = file.types.filter { $0.name == name }
            chains = types.flatMap(\.allChains)
            assignments = types.flatMap(\.allAssignments)
            constraints = types.flatMap(\.allConstraints)
        } else {
            let function = scope.function
            chains = function.allChains
            assignments = function.allAssignments
            constraints = function.allConstraints
        }
        addings = chains.compactMap { Adding($0) }
    }

    func parents(of child: String) -> Set<String> { Set(addings.filter { $0.child == child }.map(\.parent)) }

    func areSiblings(_ first: String, _ second: String) -> Bool {
        !parents(of: first).isDisjoint(with: parents(of: second))
    }
}

extension RuleContext {
    /// The uses of views in the type of a scope, made once for each.
    func uses(around scope: Scope) -> ViewUses {
        let key = scope.type.map { "type " + $0.name } ?? "scope \(ObjectIdentifier(scope.function))"
        if let known = viewUses[key] { return known }
        let made = ViewUses(around: scope, in: file)
        viewUses[key] = made
        return made
    }

    /// The class of a view by its declaration; by its name only where nothing declares it.
    func viewClass(_ path: String, in scope: Scope) -> String? {
        if let type = symbols.type(of: path, in: scope) { return type }
        guard !path.isEmpty, !path.contains("["), !isDeclared(path, in: scope) else { return nil }
        let name = path.split(separator: ".").last.map(String.init) ?? path
        return Self.suffixes.first { name.lowercased().hasSuffix($0.0) }?.1
    }

    private static let suffixes: [(String, String)] = [
        ("label", "UILabel"), ("caption", "UILabel"), ("subtitle", "UILabel"), ("headline", "UILabel"),
        ("button", "UIButton"), ("textfield", "UITextField"), ("textview", "UITextView"),
        ("stackview", "UIStackView"), ("scrollview", "UIScrollView"), ("scroll", "UIScrollView"),
    ]

    /// Something in sight declares it, whatever its type is.
    func isDeclared(_ path: String, in scope: Scope) -> Bool {
        let name = path.split(separator: ".").first.map(String.init) ?? path
        if scope.local(name) != nil || scope.parameterType(name) != nil { return true }
        guard let type = scope.type else { return false }
        return symbols.types[type.name]?.values[name] != nil
    }

    func isTextual(_ path: String, in scope: Scope) -> Bool {
        symbols.inherits(viewClass(path, in: scope), from: ClassNames.textual)
    }

    /// The own view of a view controller.
    func isRootView(_ path: String, in scope: Scope) -> Bool {
        path == "view" && symbols.isController(scope.type) && scope.local("view") == nil
            && scope.parameterType("view") == nil
    }
}
