import SwiftSyntax

/// What rules see of one file: its types, functions, chains, conditions and constraints, made in one walk.
final class FileModel {
    let source: SourceBytes
    let tree: SourceFileSyntax
    var imports: Set<String> = []
    var types: [TypeModel] = []
    let top: Scope
    /// Every scope, outer ones before what they hold.
    var scopes: [Scope] = []
    /// Every chain, outer ones before what they hold.
    var chains: [Chain] = []
    var conditionals: [Conditional] = []
    var comparisons: [Comparison] = []
    var constraints: [Constraint] = []
    var assignments: [Assignment] = []

    init(source: SourceBytes, tree: SourceFileSyntax) {
        self.source = source
        self.tree = tree
        top = Scope(.file, parent: nil, type: nil, node: Syntax(tree))
    }

    /// It says itself, or by its place, that it is a test.
    var isTest: Bool {
        if !imports.isDisjoint(with: ["XCTest", "Testing", "SnapshotTesting", "Quick"]) { return true }
        return TestPath.isOne(source.path)
    }

    /// SwiftUI's rules look at it: it imports SwiftUI, or nothing that says otherwise.
    var mayUseSwiftUI: Bool {
        imports.contains("SwiftUI") || imports.isDisjoint(with: ["UIKit", "AppKit"])
    }

    /// UIKit's rules look at it: it imports more than SwiftUI alone, or nothing.
    var mayUseUIKit: Bool {
        imports != ["SwiftUI"] && (imports.contains("UIKit") || !imports.contains("AppKit"))
    }

    func text(_ node: some SyntaxProtocol) -> String { source.text(node.byteRange) }
    func compactText(_ node: some SyntaxProtocol) -> String { source.compactText(node.byteRange) }
}

/// `if`, `switch` or the like with its ways.
final class Conditional {
    let node: Syntax
    let condition: Syntax
    /// An `else if` that belongs to another one.
    let isElse: Bool
    let scope: Scope
    let parent: Chain?
    let parentLink: Int
    let isContent: Bool
    var ways: [Block] = []
    var hasElse = false

    init(node: Syntax, condition: Syntax, isElse: Bool, scope: Scope, place: Chain.Place) {
        self.node = node
        self.condition = condition
        self.isElse = isElse
        self.scope = scope
        parent = place.parent
        parentLink = place.link
        isContent = place.isContent
    }

    var start: Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
}

/// Two operands with a comparing operator between them.
struct Comparison {
    let left: ExprSyntax
    let right: ExprSyntax
    let sign: String
    let node: ExprSyntax
    let scope: Scope
    let parent: Chain?
    let parentLink: Int
}
