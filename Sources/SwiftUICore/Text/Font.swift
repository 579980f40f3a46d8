import TextEngine

/// A font that the environment completes: a text style, a size or a family by name, with changes.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var name: String { String(describing: self) }
    }

    public struct Weight: Hashable, Sendable {
        /// As in `FontDescriptor`.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var family: FontDescriptor.Family {
            switch self {
            case .default: .system
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        /// With the style that its size follows; nil for one that does not follow.
        case named(String, CGFloat, TextStyle?)
        case fixed(FontDescriptor)
    }

    var base: Base
    var weight: Weight?
    var design: Design?
    var isBold = false
    var isItalic = false
    var hasTabularDigits = false

    init(base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// For fonts of other modules.
    public init(_descriptor: FontDescriptor) { base = .fixed(_descriptor) }

    public static let largeTitle = Font(base: .style(.largeTitle))
    public static let title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2))
    public static let title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline))
    public static let subheadline = Font(base: .style(.subheadline))
    public static let body = Font(base: .style(.body))
    public static let callout = Font(base: .style(.callout))
    public static let footnote = Font(base: .style(.footnote))
    public static let caption = Font(base: .style(.caption))
    public static let caption2 = Font(base: .style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), weight: weight, design: design)
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size), weight: weight, design: design)
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(base: .system(size), weight: weight, design: design)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(base: .named(name, size, .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .named(name, size, textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .named(name, fixedSize, nil)) }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var result = self
        change(&result)
        return result
    }

    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    public func bold() -> Font { changed { $0.isBold = true } }
    public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }
    public func italic() -> Font { changed { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
    public func monospacedDigit() -> Font { changed { $0.hasTabularDigits = true } }
    public func monospaced() -> Font { changed { $0.design = .monospaced } }
    public func leading(_ leading: Leading) -> Font { self }
    public func smallCaps() -> Font { self }

    /// The style's name, for reports; nil for fonts of a size of their own.
    var styleName: String? {
        if case .style(let style) = base { return style.name }
        return nil
    }
}

extension Font {
    /// The font under the environment.
    ///
    /// 1. A text style's size, weight and leading are those of the text size.
    /// 2. A weight of its own wins over bold, bold over the style's weight.
    func resolved(_ environment: EnvironmentValues) -> FontDescriptor {
        let size = environment.dynamicTypeSize._textSize
        let resources = _SystemEnvironment.resources
        var result: FontDescriptor
        var bold = Weight.bold.value
        switch base {
        case .style(let style):
            let values = resources.textStyle(style.name, size)
            result = FontDescriptor(size: values.size, weight: values.weight)
            bold = values.emphasizedWeight
            if let leading = values.leading {
                result.leading = leading - FontMetrics.systemFont(size: values.size).lineHeight
            }
        case .fixed(let descriptor): result = descriptor
        case .system(let points):
            result = FontDescriptor(size: Double(points))
        case .named(let name, let points, let style):
            var points = Double(points)
            if let style {
                points *= resources.textStyle(style.name, size).size / resources.textStyle(style.name, .large).size
                points = points.rounded(.down)
            }
            result =
                _SystemEnvironment.engine.font(named: name, size: points)
                ?? FontDescriptor(family: .named(name), size: points)
        }
        if let design, design != .default { result.family = design.family }
        if isBold { result.weight = bold }
        if let weight { result.weight = weight.value }
        if isItalic { result.isItalic = true }
        if hasTabularDigits { result.hasTabularDigits = true }
        return result
    }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct DefaultFontKey: EnvironmentKey { static let defaultValue = Font.body }
private struct FontChangesKey: EnvironmentKey { static let defaultValue = FontChanges() }

/// What views around a text say about its font.
struct FontChanges: Hashable, Sendable {
    var isBold: Bool?
    var isItalic: Bool?
    var hasTabularDigits = false
    var design: Font.Design?
}

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    var _fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    /// What text has where nothing is said.
    var _defaultFont: Font {
        get { self[DefaultFontKey.self] }
        set { self[DefaultFontKey.self] = newValue }
    }
    var _fontChanges: FontChanges {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// The font with everything that the environment says about it.
    var effectiveFont: Font {
        var font = font ?? _defaultFont
        let changes = _fontChanges
        if let weight = _fontWeight { font.weight = weight }
        if let isBold = changes.isBold { font.isBold = isBold }
        if let isItalic = changes.isItalic { font.isItalic = isItalic }
        if changes.hasTabularDigits { font.hasTabularDigits = true }
        if let design = changes.design { font.design = design }
        return font
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\._fontWeight, weight) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\._fontChanges) { $0.design = design }
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\._fontChanges) { $0.isBold = isActive }
    }
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\._fontChanges) { $0.isItalic = isActive }
    }
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\._fontChanges) { $0.hasTabularDigits = true }
    }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\._fontChanges) { $0.design = isActive ? .monospaced : nil }
    }
}
