import SwiftSyntax

extension Rule {
    static let individualActivation = Rule(
        "U05", "uikit_individual_activation", .info, fix: true,
        "Several constraints are activated one by one.",
        """
        `NSLayoutConstraint.activate` takes them in one call, which is faster and keeps what belongs together in one list. \
        Switching stored constraints on and off is not meant.
        """,
        options: [.integer("threshold", 3, "how many activations in a row are told")],
        failing: [
            """
            func pin() {
                stamp.topAnchor.constraint(equalTo: sheet.topAnchor).isActive = true
                stamp.leadingAnchor.constraint(equalTo: sheet.leadingAnchor).isActive = true
                stamp.trailingAnchor.constraint(equalTo: sheet.trailingAnchor).isActive = true
            }
            """
        ],
        passing: [
            """
            func pin() {
                stamp.topAnchor.constraint(equalTo: sheet.topAnchor).isActive = true
                stamp.leadingAnchor.constraint(equalTo: sheet.leadingAnchor).isActive = true
                wide.isActive = true
            }
            """
        ],
        checks: [
            .scopes { scope, context in
                var run: [Constraint] = []
                let flush = {
                    if run.count >= context.integer("threshold") { tell(run, context) }
                    run = []
                }
                for constraint in scope.constraints where constraint.use == .activated {
                    if let last = run.last,
                        last.chain.block !== constraint.chain.block
                            || last.chain.statement + 1 != constraint.chain.statement
                    {
                        flush()
                    }
                    run.append(constraint)
                }
                flush()
            }
        ])
}

private func tell(_ run: [Constraint], _ context: RuleContext) {
    guard let block = run[0].chain.block, let first = block.item(run[0].chain.statement),
        let last = block.item(run[run.count - 1].chain.statement)
    else { return }
    let source = context.file.source
    let range = first.byteRange.lowerBound..<last.byteRange.upperBound
    var edits: [Edit] = []
    if !source.text(range).contains("//"), !source.text(range).contains("/*") {
        let indent = source.lineBreak + source.indentation(range.lowerBound)
        let lines = run.map { indent + "    " + context.file.text($0.chain.links[$0.link].node) + "," }
        edits = [Edit(range, "NSLayoutConstraint.activate([" + lines.joined() + indent + "])")]
    }
    context.report(
        run[0].chain, "\(run.count) constraints are activated one by one",
        fixes: ["activate them in one list: NSLayoutConstraint.activate([…])"], edits: edits)
}
