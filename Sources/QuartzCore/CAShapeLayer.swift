import DisplayList
import Foundation
import TextEngine

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A path in the layer's own coordinates, filled and then stroked; not cut to the bounds.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = .black
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor?
    /// The part of the path's length that is stroked, 0 to 1.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    public required init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        fillColor = layer.fillColor
        fillRule = layer.fillRule
        strokeColor = layer.strokeColor
        strokeStart = layer.strokeStart
        strokeEnd = layer.strokeEnd
        lineWidth = layer.lineWidth
        miterLimit = layer.miterLimit
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPhase = layer.lineDashPhase
        lineDashPattern = layer.lineDashPattern
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func _contentsItems() -> [DisplayItem] {
        super._contentsItems() + fillItems() + strokeItems()
    }

    private func fillItems() -> [DisplayItem] {
        guard let path, !path.isEmpty, let fillColor, fillColor.alpha > 0 else { return [] }
        return [.fill(DisplayPath(path), .color(TextColor(fillColor)), evenOdd: fillRule == .evenOdd)]
    }

    private func strokeItems() -> [DisplayItem] {
        guard let path, let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return [] }
        let part = path._trimmed(from: strokeStart, to: strokeEnd)
        guard !part.isEmpty else { return [] }
        let stroke = DisplayStroke(
            width: Double(lineWidth), cap: DisplayStroke.Cap(rawValue: lineCap.rawValue) ?? .butt,
            join: DisplayStroke.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: Double(miterLimit),
            dashes: lineDashPattern?.map(\.doubleValue) ?? [], dashPhase: Double(lineDashPhase))
        return [.stroke(DisplayPath(part), .color(TextColor(strokeColor)), stroke)]
    }
}
