import DisplayList

/// A view, modifier or layout whose own value changes gradually.
///
/// The node shows, at each moment of an animation, a copy with the data of that moment.
@MainActor final class AttributeRunner<Value: Animatable>: AnimationRunner {
    private var change: Change<Value.AnimatableData>?
    private var end: Value
    private let show: (Value) -> Void

    init(_ value: Value, show: @escaping (Value) -> Void) {
        end = value
        self.show = show
    }

    /// - Returns: whether it shows the new value in time; else the node shows it at once.
    func update(to new: Value, in node: ViewNode) -> Bool {
        let old = current(at: node.graph.now).animatableData
        end = new
        change = old == new.animatableData ? nil : node.graph.change(from: old, of: node)
        guard change != nil else { return false }
        node.graph.run(self)
        return true
    }

    private func current(at time: TimeInterval) -> Value {
        guard let change, !change.isOver(at: time) else { return end }
        var value = end
        value.animatableData = change.animation.value(
            from: change.old, to: end.animatableData, after: time - change.began)
        return value
    }

    func show(at time: TimeInterval) -> Bool {
        show(current(at: time))
        if change?.isOver(at: time) != false { change = nil }
        return change != nil
    }
}

/// A change of form that an animation makes gradually; like a transform it leaves the layout alone.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        ForwardingNode(view, context) { view in
            view.content.modifier(EffectChange(effect: GeometryEffectDrawing(effect: view.modifier)))
        }
    }

    public func ignoredByLayout() -> some GeometryEffect { self }
}

private struct GeometryEffectDrawing<G: GeometryEffect>: TransformingEffect {
    var effect: G

    func transform(in rect: CGRect) -> CGAffineTransform {
        around(.topLeading, in: rect, effect.effectValue(size: rect.size).affine)
    }

    func moved(along change: Change<any DisplayEffect>, at time: TimeInterval) -> any DisplayEffect {
        guard let old = change.old as? GeometryEffectDrawing else { return self }
        var result = self
        result.effect.animatableData = change.animation.value(
            from: old.effect.animatableData, to: effect.animatableData, after: time - change.began)
        return result
    }
}

/// A modifier whose body is evaluated at each moment of an animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transform of the plane in space; the last column is what perspective needs.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let a = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
        let b = [[rhs.m11, rhs.m12, rhs.m13], [rhs.m21, rhs.m22, rhs.m23], [rhs.m31, rhs.m32, rhs.m33]]
        func entry(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (entry(0, 0), entry(0, 1), entry(0, 2))
        (result.m21, result.m22, result.m23) = (entry(1, 0), entry(1, 1), entry(1, 2))
        (result.m31, result.m32, result.m33) = (entry(2, 0), entry(2, 1), entry(2, 2))
        return result
    }

    /// What of it an affine transform can show.
    var affine: CGAffineTransform {
        let w = m33 == 0 ? 1 : m33
        return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
    }
}
