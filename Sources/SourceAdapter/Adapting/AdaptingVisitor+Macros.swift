import SwiftSyntax

extension AdaptingVisitor {
    /// `#selector`, `#keyPath`, `#Preview` and literals of files; all else is left to the compiler.
    func adaptMacro(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector" where node.arguments.count == 1:
            usesSelectors = true
            return adaptSelector(node)
        case "keyPath" where node.arguments.count == 1:
            replace(range(node), "\"\(keyPath(node.arguments.first?.expression))\"")
            return .skipChildren
        case "Preview": adaptPreview(node)
        case "imageLiteral":
            replace(nameRange(node), "(UIImage")
            if let label = node.arguments.first?.label { replace(range(label), "named") }
            insert(" ?? UIImage())", at: range(node).upperBound)
        case "fileLiteral":
            replace(nameRange(node), "Bundle.main.url")
            if let argument = node.arguments.first {
                if let label = argument.label { replace(range(label), "forResource") }
                insert(", withExtension: nil", at: range(argument.expression).upperBound)
            }
            insert("!", at: range(node).upperBound)
        default: break
        }
        return .visitChildren
    }

    private func nameRange(_ node: some FreestandingMacroExpansionSyntax) -> Range<Int> {
        range(node.pound).lowerBound..<range(node.macroName).upperBound
    }

    /// The path without the types that it begins with.
    private func keyPath(_ expression: ExprSyntax?) -> String {
        let names = (expression?.trimmedDescription ?? "").split(separator: ".").map {
            $0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" && $0 != "`" }
        }
        let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
        return path.joined(separator: ".")
    }
}
