import SwiftSyntax

extension Rule {
    static let rawConstraint = Rule(
        "U07", "uikit_raw_constraint_init", .warning, fix: true,
        "A constraint is made with the long initialiser where an anchor says the same.",
        """
        The long initialiser accepts attributes that do not go together and finds out at run time. Anchors of different \
        axes do not compile. Where the two attributes are literally of different axes the finding is an error. Margins and \
        computed attributes have no anchor and are left alone.
        """,
        failing: [
            """
            let c = NSLayoutConstraint(
                item: lid, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1, constant: 4)
            """,
            """
            let c = NSLayoutConstraint(
                item: lid, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .left, multiplier: 1, constant: 4)
            """,
        ],
        passing: [
            """
            let c = NSLayoutConstraint(
                item: lid, attribute: edge, relatedBy: .equal, toItem: box, attribute: .topMargin, multiplier: 1, constant: 0)
            """,
            "let c = lid.bottomAnchor.constraint(equalTo: box.topAnchor, constant: 4)",
        ],
        checks: [
            .chains(["NSLayoutConstraint"]) { chain, context in
                guard let call = chain.rootCall, call.has("item"), call.has("relatedBy") else { return }
                let attributes = call.argumentList.filter { $0.label == "attribute" }.map(\.value.memberName)
                guard attributes.count == 2, let first = attributes[0], let second = attributes[1] else { return }
                let target = call.argument("toItem")
                let isSize = target?.is(NilLiteralExprSyntax.self) ?? true
                guard anchors.contains(first), isSize || anchors.contains(second) else { return }
                if !isSize, axis(first) != axis(second) || (sizes.contains(first) != sizes.contains(second)) {
                    context.report(
                        chain, "'\(first)' and '\(second)' do not go together: UIKit throws an exception",
                        severity: .error, fixes: ["relate attributes of one axis"])
                    return
                }
                let edit = replacement(call, first, isSize ? nil : second, context)
                context.report(
                    chain, "an anchor says the same, and the compiler checks it",
                    fixes: edit.map { ["write \($0)"] } ?? [],
                    edits: edit.map { [Edit(chain.node.byteRange, $0)] } ?? [])
            }
        ])

    private static let sizes: Set<String> = ["width", "height"]
    private static let anchors: Set<String> = [
        "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "width", "height",
        "firstBaseline",
        "lastBaseline",
    ]

    private static func axis(_ attribute: String) -> Bool { Constraint.horizontal.contains(attribute) }

    private static func replacement(
        _ call: FunctionCallExprSyntax, _ first: String, _ second: String?, _ context: RuleContext
    ) -> String? {
        let relations = [
            "equal": "equalTo", "greaterThanOrEqual": "greaterThanOrEqualTo", "lessThanOrEqual": "lessThanOrEqualTo",
        ]
        guard let item = call.argument("item"), ChainParts.path(item) != nil,
            let relation = call.argument("relatedBy")?.memberName.flatMap({ relations[$0] })
        else { return nil }
        let constant = call.argument("constant").map { context.file.text($0) } ?? "0"
        let multiplier = call.argument("multiplier").map { context.file.text($0) } ?? "1"
        let isPlain = ["1", "1.0"].contains(multiplier)
        let start = "\(context.file.text(item)).\(first)Anchor.constraint(\(relation)"
        guard let second else {
            return sizes.contains(first) ? start + "Constant: \(constant))" : nil
        }
        guard let target = call.argument("toItem"), ChainParts.path(target) != nil, isPlain || sizes.contains(first)
        else {
            return nil
        }
        let offset = ["0", "0.0"].contains(constant) ? "" : ", constant: \(constant)"
        let factor = isPlain ? "" : ", multiplier: \(multiplier)"
        return start + ": \(context.file.text(target)).\(second)Anchor\(factor)\(offset))"
    }
}
