import SwiftOperators
import SwiftSyntax

/// Conditions of `#if` as they hold on an iPhone simulator.
enum BuildCondition {
    private static let systems: Set<String> = ["iOS"]
    private static let environments: Set<String> = ["simulator"]
    /// Modules of other systems that exist here, or whose use would lead away from the iOS branch.
    private static let absent: Set<String> = ["AppKit", "Cocoa", "Glibc", "Musl", "Android", "WinSDK", "WatchKit"]
    /// Modules of iOS that stand here under another name.
    private static let present: Set<String> = ["Darwin"]

    /// What the files are compiled with; of other names only the compiler knows.
    private static let defined: Set<String> = ["DEBUG", "KUMIKO"]

    /// true or false for a test that this page decides; nil for one that is the compiler's to answer.
    static func test(_ node: FunctionCallExprSyntax) -> Bool? {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = node.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch name {
        case "os": return systems.contains(argument)
        case "targetEnvironment": return environments.contains(argument)
        case "canImport":
            let module = argument.prefix { $0 != "." }
            return absent.contains(String(module)) ? false : present.contains(String(module)) ? true : nil
        default: return nil
        }
    }

    /// The value of a whole condition; nil where it depends on what only the compiler knows.
    static func value(_ condition: ExprSyntax) -> Bool? {
        let folded = OperatorTable.standardOperators.foldAll(condition) { _ in }
        return folded.as(ExprSyntax.self).flatMap(evaluate)
    }

    private static func evaluate(_ node: ExprSyntax) -> Bool? {
        if let literal = node.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = node.as(FunctionCallExprSyntax.self) { return test(call) }
        if let name = node.as(DeclReferenceExprSyntax.self) { return defined.contains(name.baseName.text) ? true : nil }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { evaluate($0.expression) }
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return evaluate(prefix.expression).map { !$0 }
        }
        guard let infix = node.as(InfixOperatorExprSyntax.self) else { return nil }
        let (left, right) = (evaluate(infix.leftOperand), evaluate(infix.rightOperand))
        switch infix.operator.trimmedDescription {
        case "&&": return left == false || right == false ? false : left == true && right == true ? true : nil
        case "||": return left == true || right == true ? true : left == false && right == false ? false : nil
        default: return nil
        }
    }
}
