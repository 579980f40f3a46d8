import SwiftSyntax

/// A constraint that an anchor makes: `item.attribute == toItem.toAttribute * multiplier + constant`.
final class Constraint {
    enum Relation { case equal, greaterOrEqual, lessOrEqual }

    /// What becomes of it.
    enum Use: Equatable {
        /// `.isActive = true` after it.
        case activated
        /// An element of a list that is activated.
        case listed
        /// An element of a list that goes somewhere else.
        case collected
        /// The value of a local name or a property.
        case stored(String)
        case returned, passed
        /// A statement of its own that nothing comes of.
        case discarded
        case other
    }

    let chain: Chain
    /// The link that makes it.
    let link: Int
    /// The names of what it belongs to, without `self`; empty for `self` itself and for implicit members.
    let item: String
    let attribute: String
    let relation: Relation
    let toItem: String?
    let toAttribute: String?
    let constant: ExprSyntax?
    let hasMultiplier: Bool
    /// Something is asked of it after it was made: perhaps a priority.
    let isModified: Bool
    let use: Use
    /// The call that activates the list it stands in.
    let list: ArrayExprSyntax?

    init(
        chain: Chain, link: Int, item: String, attribute: String, relation: Relation, target: Chain?,
        constant: ExprSyntax?, hasMultiplier: Bool, isModified: Bool, use: Use, list: ArrayExprSyntax?
    ) {
        self.chain = chain
        self.link = link
        self.item = item
        self.attribute = attribute
        self.relation = relation
        self.constant = constant
        self.hasMultiplier = hasMultiplier
        self.isModified = isModified
        self.use = use
        self.list = list
        if let target, target.lastName.hasSuffix("Anchor") {
            toAttribute = String(target.lastName.dropLast(6))
            toItem = target.links.isEmpty ? "self" : target.path(upTo: target.links.count - 1) ?? ""
        } else {
            toAttribute = nil
            toItem = nil
        }
    }

    var scope: Scope { chain.scope }
    var start: Int { chain.start }

    /// The constant as a number, with its sign; nil where it is computed. Absent means 0.
    var constantValue: Double? {
        guard let constant else { return 0 }
        return constant.numberValue
    }

    /// It has no other item.
    var isSize: Bool { call.has("equalToConstant") || isBoundOfConstant }
    private var isBoundOfConstant: Bool {
        call.has("greaterThanOrEqualToConstant") || call.has("lessThanOrEqualToConstant")
    }

    var call: FunctionCallExprSyntax { chain.links[link].call! }

    /// What the item is without guides: `view` for `view.safeAreaLayoutGuide`.
    static func owner(_ item: String) -> String {
        let parts = item.split(separator: ".")
        guard let last = parts.last, guides.contains(String(last)) else { return item }
        return parts.count == 1 ? "self" : parts.dropLast().joined(separator: ".")
    }

    static let guides: Set<String> = [
        "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide",
        "keyboardLayoutGuide",
    ]

    var isRequired: Bool { !isModified }
    static let horizontal: Set<String> = ["leading", "trailing", "left", "right", "centerX", "width"]
    static let vertical: Set<String> = ["top", "bottom", "centerY", "height", "firstBaseline", "lastBaseline"]
}

extension ExprSyntax {
    /// A number literal with its sign.
    var numberValue: Double? {
        if let value = self.as(IntegerLiteralExprSyntax.self) {
            return Double(value.literal.text.replacing("_", with: ""))
        }
        if let value = self.as(FloatLiteralExprSyntax.self) {
            return Double(value.literal.text.replacing("_", with: ""))
        }
        if let value = self.as(PrefixOperatorExprSyntax.self), value.operator.text == "-" {
            return value.expression.numberValue.map { -$0 }
        }
        return nil
    }

    /// A string literal without interpolation.
    var stringValue: String? {
        guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
            let segment = literal.segments.first?.as(StringSegmentSyntax.self)
        else { return nil }
        return segment.content.text
    }

    /// The name of `.name` or `Type.name`.
    var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

    var identifier: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }

    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension SyntaxProtocol {
    var byteRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
