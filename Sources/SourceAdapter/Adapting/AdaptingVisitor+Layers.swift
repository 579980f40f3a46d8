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
}
