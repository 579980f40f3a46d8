import DisplayList
import Foundation
import TextEngine

/// Shows its sublayers several times, each time moved and tinted a step further.
///
/// Pictures and text take part in the opacity of an instance only, not in its colour. Instances show one moment: the
/// delay between them is kept and changes nothing.
open class CAReplicatorLayer: CALayer {
    /// With the sublayers themselves; below 1 nothing is shown.
    open var instanceCount = 1
    /// Kept; depth is flattened layer by layer all the same.
    open var preservesDepth = false
    /// Seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// From one instance to the next, about the layer's anchor point.
    open var instanceTransform = CATransform3DIdentity
    /// What the colours of the first instance are multiplied by; nil for opaque white.
    open var instanceColor: CGColor? = .white
    /// Added to the colour from one instance to the next.
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0

    public required init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        instanceCount = layer.instanceCount
        preservesDepth = layer.preservesDepth
        instanceDelay = layer.instanceDelay
        instanceTransform = layer.instanceTransform
        instanceColor = layer.instanceColor
        instanceRedOffset = layer.instanceRedOffset
        instanceGreenOffset = layer.instanceGreenOffset
        instanceBlueOffset = layer.instanceBlueOffset
        instanceAlphaOffset = layer.instanceAlphaOffset
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// 1. The instance with number n, from 0, stands where the transform brings it that was applied n times.
    /// 2. Its colour is the first one's with n times the offsets, each channel cut to 0...1; it multiplies the sublayers'.
    /// 3. Later instances lie above earlier ones (assumed).
    override func _sublayerItems(scale: CGFloat) -> [DisplayItem] {
        let items = super._sublayerItems(scale: scale)
        guard !items.isEmpty, instanceCount > 0 else { return [] }
        let first = instanceColor.map(TextColor.init) ?? TextColor(red: 1, green: 1, blue: 1, alpha: 1)
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        var matrix = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        var result: [DisplayItem] = []
        for number in 0..<instanceCount {
            if number > 0 { matrix = CATransform3DConcat(matrix, instanceTransform) }
            let placed = CATransform3DConcat(matrix, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
            let steps = Double(number)
            let tint = TextColor(
                red: Self.channel(first.red, steps, instanceRedOffset),
                green: Self.channel(first.green, steps, instanceGreenOffset),
                blue: Self.channel(first.blue, steps, instanceBlueOffset),
                alpha: Self.channel(first.alpha, steps, instanceAlphaOffset))
            guard tint.alpha > 0 else { continue }
            let transform = placed.flattened(over: bounds)
            let tinted = items.map { $0.multiplied(by: tint) }
            if transform.isIdentity, tint.alpha == 1 {
                result += tinted
            } else {
                var group = DisplayGroup(opacity: tint.alpha, items: tinted)
                group.affineTransform = transform
                result.append(.group(group))
            }
        }
        return result
    }

    private static func channel(_ value: Double, _ steps: Double, _ offset: Float) -> Double {
        min(1, max(0, value + steps * Double(offset)))
    }
}

extension DisplayItem {
    /// With the tint's red, green and blue multiplied into colours and gradients.
    fileprivate func multiplied(by tint: TextColor) -> DisplayItem {
        guard tint.red < 1 || tint.green < 1 || tint.blue < 1 else { return self }
        switch self {
        case .group(var group):
            group.items = group.items.map { $0.multiplied(by: tint) }
            return .group(group)
        case .fill(let path, let paint, let evenOdd):
            return .fill(path, paint.multiplied(by: tint), evenOdd: evenOdd)
        case .stroke(let path, let paint, let stroke): return .stroke(path, paint.multiplied(by: tint), stroke)
        case .image, .text: return self
        }
    }
}

extension DisplayPaint {
    fileprivate func multiplied(by tint: TextColor) -> DisplayPaint {
        func color(_ color: TextColor) -> TextColor {
            TextColor(
                red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
                alpha: color.alpha)
        }
        func all(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
            stops.map { stop in
                var stop = stop
                stop.color = color(stop.color)
                return stop
            }
        }
        switch self {
        case .color(let own): return .color(color(own))
        case .linear(let stops, let x0, let y0, let x1, let y1, let extends):
            return .linear(stops: all(stops), x0: x0, y0: y0, x1: x1, y1: y1, extends: extends)
        case .radial(let stops, let x0, let y0, let r0, let x1, let y1, let r1, let extends):
            return .radial(stops: all(stops), x0: x0, y0: y0, r0: r0, x1: x1, y1: y1, r1: r1, extends: extends)
        case .conic(let stops, let x, let y, let angle): return .conic(stops: all(stops), x: x, y: y, angle: angle)
        }
    }
}
