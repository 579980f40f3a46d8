import DisplayList
import LayoutTree
import TextEngine

/// A picture: a system symbol or an asset by name.
public struct Image: Equatable, Sendable {
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String)
        case other(SourceBox)
    }

    // The identity is a hashable value that nobody changes.
    struct SourceBox: Equatable, @unchecked Sendable {
        let source: any _ImageSource
        let identity: AnyHashable?
        static func == (left: SourceBox, right: SourceBox) -> Bool {
            left.identity != nil && left.identity == right.identity
        }
    }

    var source: Source
    var isResizable = false
    var renderingMode: TemplateRenderingMode?
    var capInsets = EdgeInsets()
    var isTiled = false
    var isSmooth = true

    public init(systemName: String) { source = .symbol(systemName) }
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
    public init(_source: any _ImageSource, identity: ObjectIdentifier) {
        source = .other(SourceBox(source: _source, identity: AnyHashable(identity)))
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var result = self
        result.isResizable = true
        result.capInsets = capInsets
        result.isTiled = resizingMode == .tile
        return result
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var result = self
        result.renderingMode = renderingMode
        return result
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var result = self
        result.isSmooth = interpolation != .none
        return result
    }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        var content = imageContent(environment)
        if case .symbol = source { content.rest = environment._symbolRest }
        guard environment.isRedacted else { return content }
        let color = ForegroundStyle()._paint(in: environment).flatColor
        return RedactedContent(
            content: content, color: color.withAlpha(multipliedBy: Double(LayoutMetric.redactedOpacity)), lines: nil)
    }

    private func imageContent(_ environment: EnvironmentValues) -> ImageContent {
        let box = sourceBox(environment)
        let isTemplate = renderingMode == .template || (renderingMode == nil && box?.source.isTemplate == true)
        var content = ImageContent(
            source: box?.source, isResizable: isResizable,
            tint: isTemplate ? ForegroundStyle()._paint(in: environment).flatColor : nil, capHeight: nil)
        content.capInsets = capInsets
        content.isTiled = isTiled
        content.isSmooth = isSmooth
        if case .symbol = source, !isResizable {
            let font = environment.effectiveFont.resolved(environment)
            content.capHeight = CGFloat(_SystemEnvironment.engine.metrics(of: font).capHeight)
        }
        return content
    }

    /// The picture under the environment; nil where there is none.
    func sourceBox(_ environment: EnvironmentValues) -> SourceBox? {
        let resources = _SystemEnvironment.resources
        switch source {
        case .symbol(let name):
            let font = environment.effectiveFont.resolved(environment)
            let scales: [Scale: SymbolGlyph.Scale] = [.small: .small, .medium: .medium, .large: .large]
            let look = _SymbolLook(
                pointSize: font.size, weight: font.weight, scale: scales[environment.imageScale] ?? .medium)
            let full = Self.directed(environment.symbolVariants.name(of: name), environment.layoutDirection)
            return SourceBox(source: resources.symbol(full, look), identity: AnyHashable([AnyHashable(full), look]))
        case .named(let name):
            return resources.image(name, environment.resourceTraits).map { SourceBox(source: $0, identity: nil) }
        case .other(let box): return box
        }
    }

    /// Symbols that point forward point the other way where one reads from right to left; those of players, whose names
    /// begin with it, do not.
    static func directed(_ name: String, _ direction: LayoutDirection) -> String {
        guard direction == .rightToLeft, name.contains("ward") else { return name }
        let parts = name.split(separator: ".").map(String.init)
        let turned = parts.dropFirst().map { part in
            part == "forward" ? "backward" : part == "backward" ? "forward" : part
        }
        return (parts.prefix(1) + turned).joined(separator: ".")
    }

    /// The picture as a part of a text, as large as it is.
    func textPiece(_ styling: TextStyling, _ environment: EnvironmentValues) -> TextPiece? {
        var environment = environment
        environment.font = styling.font
        guard let source = sourceBox(environment)?.source else { return nil }
        var run = styling.run("\u{FFFC}", environment)
        run.attachmentSize = .init(width: Double(source.size.width), height: Double(source.size.height))
        if source.isTemplate {
            // A symbol's middle is half a capital above the baseline.
            let capHeight = _SystemEnvironment.engine.metrics(of: run.font).capHeight
            run.baselineOffset += capHeight / 2 - Double(source.size.height) / 2
        }
        return TextPiece(run: run, image: source)
    }
}

/// What a picture measures and draws; a missing one is nothing and still keeps its distance.
private struct ImageContent: LeafContent {
    let source: (any _ImageSource)?
    let isResizable: Bool
    let tint: TextColor?
    /// Of the text that a symbol stands beside.
    var capHeight: CGFloat?
    var capInsets = EdgeInsets()
    var isTiled = false
    var isSmooth = true
    var rest = _SymbolRest.unchanged

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize {
        let own = source?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    var guides: [AlignmentKey] {
        capHeight == nil ? [] : [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    /// A symbol's middle is half a capital above the baseline.
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        capHeight.map { size.height / 2 + $0 / 2 }
    }

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        guard let source, rect.width > 0, rect.height > 0, rest != .hidden else { return [] }
        let rect = rested(context.aligned(rect))
        var items: [DisplayItem]
        if isResizable, isTiled {
            items = tiles(source, rect)
        } else if isResizable, capInsets != EdgeInsets() {
            items = nine(source, rect)
        } else {
            items = source.displayItems(in: rect, tint: tint)
        }
        if !isSmooth { items = items.map(\.withoutSmoothing) }
        return items
    }

    /// Larger or smaller around the middle, as an effect that lasts makes a symbol.
    private func rested(_ rect: CGRect) -> CGRect {
        guard rest == .larger || rest == .smaller else { return rect }
        let share = (rest == .larger ? LayoutMetric.symbolScale : -LayoutMetric.symbolScale) / 2
        return rect.insetBy(dx: -rect.width * share, dy: -rect.height * share)
    }

    private func tiles(_ source: any _ImageSource, _ rect: CGRect) -> [DisplayItem] {
        let size = source.size
        guard size.width >= 1, size.height >= 1 else { return [] }
        var items: [DisplayItem] = []
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                items += source.displayItems(in: CGRect(origin: CGPoint(x: x, y: y), size: size), tint: tint)
            }
        }
        return [.group(DisplayGroup(clip: DisplayPath(rect: rect), items: items))]
    }

    /// Corners keep their size, sides stretch along themselves, the middle in both directions.
    private func nine(_ source: any _ImageSource, _ rect: CGRect) -> [DisplayItem] {
        let size = source.size
        func cuts(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ room: CGFloat) -> [(
            from: CGFloat, to: CGFloat, at: CGFloat, end: CGFloat
        )] {
            [
                (0, low, 0, low), (low, length - high, low, room - high), (length - high, length, room - high, room),
            ].filter { $0.1 > $0.0 && $0.3 > $0.2 }.map { (from: $0.0, to: $0.1, at: $0.2, end: $0.3) }
        }
        return cuts(capInsets.top, capInsets.bottom, size.height, rect.height).flatMap { row in
            cuts(capInsets.leading, capInsets.trailing, size.width, rect.width).map { column in
                let (sx, sy) = (
                    (column.end - column.at) / (column.to - column.from), (row.end - row.at) / (row.to - row.from)
                )
                let cell = CGRect(
                    x: rect.minX + column.at, y: rect.minY + row.at, width: column.end - column.at,
                    height: row.end - row.at)
                let whole = CGRect(
                    x: cell.minX - column.from * sx, y: cell.minY - row.from * sy, width: size.width * sx,
                    height: size.height * sy)
                return .group(
                    DisplayGroup(
                        clip: DisplayPath(rect: cell), items: source.displayItems(in: whole, tint: tint)))
            }
        }
    }
}

extension DisplayItem {
    /// The same picture in blocks of its pixels.
    fileprivate var withoutSmoothing: DisplayItem {
        switch self {
        case .image(var image):
            image.interpolation = .nearest
            return .image(image)
        case .group(var group):
            group.items = group.items.map(\.withoutSmoothing)
            return .group(group)
        default: return self
        }
    }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.with(variant) }
    }
}

/// Forms of symbols, which are parts of their names: `heart` is `heart.circle.fill` with a circle and filled.
public struct SymbolVariants: Hashable, Sendable {
    private enum Frame: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    private var frame: Frame?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(frame: .circle)
    public static let square = SymbolVariants(frame: .square)
    public static let rectangle = SymbolVariants(frame: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    private init(frame: Frame? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.frame = frame
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    public var circle: SymbolVariants { with(.circle) }
    public var square: SymbolVariants { with(.square) }
    public var rectangle: SymbolVariants { with(.rectangle) }
    public var fill: SymbolVariants { with(.fill) }
    public var slash: SymbolVariants { with(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// Both together; none takes all away.
    func with(_ other: SymbolVariants) -> SymbolVariants {
        if other == .none { return .none }
        return SymbolVariants(
            frame: other.frame ?? frame, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    func name(of base: String) -> String {
        let parts = base.split(separator: ".").map(String.init)
        var name = base
        if let frame, !parts.contains(frame.rawValue) { name = Self.inserting(frame.rawValue, into: name) }
        if isSlashed, !parts.contains("slash") { name = Self.inserting("slash", into: name) }
        if isFilled, !parts.contains("fill") { name += ".fill" }
        return name
    }

    /// Before a `fill` at the end.
    private static func inserting(_ part: String, into name: String) -> String {
        name.hasSuffix(".fill") ? name.dropLast(5) + "." + part + ".fill" : name + "." + part
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
