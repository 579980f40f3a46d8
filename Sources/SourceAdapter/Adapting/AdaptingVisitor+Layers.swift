import SwiftSyntax

/// Layer classes of QuartzCore that users derive from.
private let layerClasses: Set<String> = ["CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer"]

extension AdaptingVisitor {
    /// Turns `override init()` of a layer class into `required init()`.
    ///
    /// Views make their layer from `layerClass`, which needs a required initialiser without an Objective-C runtime. Both
    /// words have eight letters, so columns stay.
    func adaptLayerInitializer(_ node: InitializerDeclSyntax) {
        guard node.signature.parameterClause.parameters.isEmpty,
            let type = enclosing.last?.text,
            declarations.lineage(type).contains(where: layerClasses.contains),
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        replace(range(override.name), "required")
    }

    /// Gives `@NSManaged var` of a layer class the value it has on Apple's platforms before it is set: zero or false.
    ///
    /// The Objective-C runtime keeps such values for a layer; here they are stored like any other. Types without a
    /// known zero are left to the compiler.
    func adaptManagedVariable(_ node: VariableDeclSyntax) {
        guard node.attributes.names.contains("NSManaged"), node.bindings.count == 1,
            let binding = node.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
            let type = binding.typeAnnotation?.type,
            let zero = zeros[type.trimmedDescription]
        else { return }
        let end = range(type).upperBound
        replace(end..<end, " = " + zero)
    }
}

private let zeros: [String: String] = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero", "CGSize": ".zero",
    "CGRect": ".zero", "TimeInterval": "0",
]
