import DisplayList
import TextEngine

/// Draws for a canvas; a copy keeps its own state and draws onto the same canvas.
public struct GraphicsContext {
    /// What was drawn, in order.
    final class Recording {
        var items: [DisplayItem] = []
    }

    public struct BlendMode: Equatable, Sendable {
        let mode: DisplayBlendMode
        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let clear = BlendMode(mode: .clear)
        public static let copy = BlendMode(mode: .copy)
        public static let sourceIn = BlendMode(mode: .sourceIn)
        public static let sourceOut = BlendMode(mode: .sourceOut)
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        public static let destinationOver = BlendMode(mode: .destinationOver)
        public static let destinationIn = BlendMode(mode: .destinationIn)
        public static let destinationOut = BlendMode(mode: .destinationOut)
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        public static let xor = BlendMode(mode: .xor)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// What paths are drawn in.
    public struct Shading: @unchecked Sendable {
        let paint: (EnvironmentValues) -> _StylePaint
        /// Where a gradient lies, in place of the path's box.
        var points: (CGPoint, CGPoint)?
        var radii: (CGFloat, CGFloat)?

        public static var foreground: Shading { style(ForegroundStyle()) }
        public static var backdrop: Shading { style(BackgroundStyle()) }
        public static func color(_ color: Color) -> Shading { Shading { color._paint(in: $0) } }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style._paint(in: $0) } }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                paint: { _StylePaint(.linear(gradient.displayStops($0), .zero, .zero)) },
                points: (startPoint, endPoint))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                paint: { _StylePaint(.radial(gradient.displayStops($0), .zero, 0, 0)) }, points: (center, center),
                radii: (startRadius, endRadius))
        }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                paint: { _StylePaint(.conic(gradient.displayStops($0), .zero, angle.radians)) },
                points: (center, center))
        }

        init(
            paint: @escaping (EnvironmentValues) -> _StylePaint, points: (CGPoint, CGPoint)? = nil,
            radii: (CGFloat, CGFloat)? = nil
        ) {
            self.paint = paint
            self.points = points
            self.radii = radii
        }

        func displayPaint(in rect: CGRect, _ environment: EnvironmentValues) -> DisplayPaint {
            let paint = paint(environment)
            guard let (a, b) = points else { return paint.displayPaint(in: rect) }
            switch paint.kind {
            case .linear(let stops, _, _):
                return .linear(stops: stops, x0: a.x, y0: a.y, x1: b.x, y1: b.y, extends: true)
            case .radial(let stops, _, _, _):
                return .radial(
                    stops: stops, x0: a.x, y0: a.y, r0: Double(radii?.0 ?? 0), x1: a.x, y1: a.y,
                    r1: Double(radii?.1 ?? 0), extends: true)
            case .conic(let stops, _, let angle): return .conic(stops: stops, x: a.x, y: a.y, angle: angle)
            default: return paint.displayPaint(in: rect)
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A change of everything that is drawn after it was added.
    public struct Filter {
        let effect: (EnvironmentValues) -> any DisplayEffect

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in BlurEffect(radius: radius) }
        }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { ShadowEffect(color: color.resolved($0), radius: radius, offset: CGSize(width: x, height: y)) }
        }
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { _ in ColorEffect(matrix: .hueRotation(angle)) }
        }
        public static func saturation(_ amount: Double) -> Filter {
            Filter { _ in ColorEffect(matrix: .saturation(amount)) }
        }
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
        public static func brightness(_ amount: Double) -> Filter {
            Filter { _ in ColorEffect(matrix: .brightness(amount)) }
        }
        public static func contrast(_ amount: Double) -> Filter {
            Filter { _ in ColorEffect(matrix: .contrast(amount)) }
        }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { _ in ColorEffect(matrix: .inversion) }
        }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter {
                let color = color.resolved($0)
                return ColorEffect(matrix: .multiplication(color), alpha: color.alpha)
            }
        }
        public static var luminanceToAlpha: Filter { Filter { _ in LuminanceEffect() } }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in TransformEffect(transform: matrix.affine, anchor: .topLeading) }
        }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    let recording: Recording
    public let environment: EnvironmentValues
    let size: CGSize
    let scale: CGFloat
    let symbols: () -> AnyView

    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    private var clips: [(path: DisplayPath, isEvenOdd: Bool)] = []
    private var masks: [[DisplayItem]] = []
    private var filters: [any DisplayEffect] = []

    init(
        recording: Recording, environment: EnvironmentValues, size: CGSize, scale: CGFloat,
        symbols: @escaping () -> AnyView
    ) {
        self.recording = recording
        self.environment = environment
        self.size = size
        self.scale = scale
        self.symbols = symbols
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public mutating func addFilter(_ filter: Filter) { filters.append(filter.effect(environment)) }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var outline = path.applying(transform)
        guard options.contains(.inverse) else {
            clips.append((DisplayPath(outline.cgPath), style.isEOFilled))
            return
        }
        outline.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
        clips.append((DisplayPath(outline.cgPath), true))
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        masks.append(try layerItems(content).map { .group(DisplayGroup(opacity: opacity, items: [$0])) })
    }

    public var clipBoundingRect: CGRect {
        clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection(CGPath($1.path).boundingBox) }
    }

    // MARK: Drawing

    /// - Parameter items: in the context's own coordinates.
    private func record(_ items: [DisplayItem]) {
        guard !items.isEmpty else { return }
        var result: [DisplayItem] = [.group(DisplayGroup(transform: transform, items: items))]
        let bounds = CGRect(origin: .zero, size: size)
        for filter in filters.reversed() { result = filter.apply(result, in: bounds, DrawingContext(scale: scale)) }
        for mask in masks { result = [.group(DisplayGroup(mask: mask, items: result))] }
        for clip in clips.reversed() {
            result = [.group(DisplayGroup(clip: clip.path, clipIsEvenOdd: clip.isEvenOdd, items: result))]
        }
        if opacity < 1 || blendMode.mode != .normal {
            result = [.group(DisplayGroup(opacity: opacity, blendMode: blendMode.mode, items: result))]
        }
        recording.items += result
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.displayPaint(in: path.boundingRect, environment)
        record([.fill(DisplayPath(path.cgPath), paint, evenOdd: style.isEOFilled)])
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let paint = shading.displayPaint(in: path.boundingRect, environment)
        record([.stroke(DisplayPath(path.cgPath), paint, style.display)])
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func layerItems(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        let inner = Recording()
        var layer = GraphicsContext(
            recording: inner, environment: environment, size: size, scale: scale, symbols: symbols)
        layer.transform = transform
        try content(&layer)
        return inner.items
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let items = try layerItems(content)
        guard !items.isEmpty else { return }
        var outer = self
        outer.transform = .identity
        outer.record([.group(DisplayGroup(isIsolated: true, items: items))])
    }

    // MARK: Text, images, views

    public struct ResolvedText {
        fileprivate let content: TextContent
        public var shading = Shading.foreground

        public func measure(in size: CGSize) -> CGSize {
            content.sizeThatFits(ProposedViewSize(size), in: LayoutBox())
        }
        public func firstBaseline(in size: CGSize) -> CGFloat {
            content.explicitAlignment(VerticalAlignment.firstTextBaseline.key, size: measure(in: size)) ?? 0
        }
        public func lastBaseline(in size: CGSize) -> CGFloat {
            content.explicitAlignment(VerticalAlignment.lastTextBaseline.key, size: measure(in: size)) ?? 0
        }
    }

    public struct ResolvedImage {
        fileprivate let source: (any _ImageSource)?
        fileprivate let tint: TextColor?
        public var size: CGSize { source?.size ?? .zero }
        public let baseline: CGFloat
        public var shading: Shading?
    }

    /// A view of the canvas's symbols.
    public struct ResolvedSymbol {
        fileprivate let items: [DisplayItem]
        public let size: CGSize
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(content: TextContent(text, environment)) }

    public func resolve(_ image: Image) -> ResolvedImage {
        let source = image.sourceBox(environment)?.source
        let tint = ForegroundStyle()._paint(in: environment).flatColor
        return ResolvedImage(
            source: source, tint: source?.isTemplate == true ? tint : nil, baseline: source?.size.height ?? 0)
    }

    public func resolve(_ shading: Shading) -> Shading { shading }

    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // Canvases are drawn on the main actor.
        nonisolated(unsafe) let (symbols, id) = (symbols, AnyHashable(id))
        let (environment, scale) = (environment, scale)
        return MainActor.assumeIsolated {
            CanvasSymbol.resolve(id, among: symbols(), environment, scale)
        }.map { ResolvedSymbol(items: $0.items, size: $0.size) }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        record(text.content.draw(in: rect, DrawingContext(scale: scale)))
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(
            text,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let tint = image.shading.map { $0.paint(environment).flatColor } ?? image.tint
        record(image.source?.displayItems(in: rect, tint: tint) ?? [])
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(
            image,
            in: CGRect(
                x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height,
                width: image.size.width, height: image.size.height))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let fit = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        record([.group(DisplayGroup(transform: fit, items: symbol.items))])
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(
            symbol,
            in: CGRect(
                x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height,
                width: symbol.size.width, height: symbol.size.height))
    }

    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let (context, recorder) = DisplayListRecorder.makeContext(bounds: CGRect(origin: .zero, size: size))
        try content(context)
        record(recorder.items)
    }
}

/// Draws one of a canvas's symbols for itself.
@MainActor private enum CanvasSymbol {
    static func resolve(
        _ id: AnyHashable, among symbols: AnyView, _ environment: EnvironmentValues, _ scale: CGFloat
    ) -> (items: [DisplayItem], size: CGSize)? {
        let host = _HostedView(symbols, environment: environment, size: .zero)
        host.settle()
        guard let box = host.box(tag: id) else { return nil }
        let size = box.sizeThatFits(.unspecified)
        box.commit(
            CGRect(origin: .zero, size: size), proposal: .unspecified, origin: .zero,
            safeRect: CGRect(origin: .zero, size: size))
        return (box.displayItems(DrawingContext(scale: scale)), size)
    }
}

extension _HostedView {
    /// The box whose view has a tag.
    fileprivate func box(tag: AnyHashable) -> LayoutBox? {
        (node?.boxes() ?? []).first { $0.trait(TagTrait.self, as: AnyHashable.self) == tag }
    }
}
