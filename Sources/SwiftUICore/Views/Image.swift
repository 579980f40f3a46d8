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

    struct SourceBox: Equatable, Sendable {
        let source: any _ImageSource
        let identity: ObjectIdentifier
        static func == (left: SourceBox, right: SourceBox) -> Bool { left.identity == right.identity }
    }

    var source: Source
    var isResizable = false
    var renderingMode: TemplateRenderingMode?

    public init(systemName: String) { source = .symbol(systemName) }
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
    public init(_source: any _ImageSource, identity: ObjectIdentifier) {
        source = .other(SourceBox(source: _source, identity: identity))
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var result = self
        result.isResizable = true
        return result
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var result = self
        result.renderingMode = renderingMode
        return result
    }

    public func interpolation(_ interpolation: Interpolation) -> Image { self }
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
        let resources = _SystemEnvironment.resources
        let tint = ForegroundStyle()._paint(in: environment).flatColor
        let font = environment.effectiveFont.resolved(environment)
        switch source {
        case .symbol(let name):
            let scales: [Scale: SymbolGlyph.Scale] = [.small: .small, .medium: .medium, .large: .large]
            let look = _SymbolLook(
                pointSize: font.size, weight: font.weight, scale: scales[environment.imageScale] ?? .medium)
            let capHeight = _SystemEnvironment.engine.metrics(of: font).capHeight
            return ImageContent(
                source: resources.symbol(name, look), isResizable: isResizable, tint: tint,
                capHeight: isResizable ? nil : CGFloat(capHeight))
        case .named(let name):
            return content(of: resources.image(name, environment.resourceTraits), tint)
        case .other(let box): return content(of: box.source, tint)
        }
    }

    private func content(of source: (any _ImageSource)?, _ tint: TextColor) -> any LeafContent {
        let isTemplate = renderingMode == .template || (renderingMode == nil && source?.isTemplate == true)
        return ImageContent(source: source, isResizable: isResizable, tint: isTemplate ? tint : nil, capHeight: nil)
    }
}

/// What a picture measures and draws; a missing one is nothing and still keeps its distance.
private struct ImageContent: LeafContent {
    let source: (any _ImageSource)?
    let isResizable: Bool
    let tint: TextColor?
    /// Of the text that a symbol stands beside.
    let capHeight: CGFloat?

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
        source?.displayItems(in: context.aligned(rect), tint: tint) ?? []
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
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static let none = SymbolVariants(name: "none")
    public static let fill = SymbolVariants(name: "fill")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let slash = SymbolVariants(name: "slash")
}
