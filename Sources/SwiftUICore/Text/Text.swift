import TextEngine

/// Text that cannot be edited.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?)
        case attributed(AttributedString)
        case concatenated(Text, Text)
        case image(Image)
        case date(Date, DateStyle)
        case dates(Date, Date)
        case timer(ClosedRange<Date>, Date?, countsDown: Bool, showsHours: Bool)
    }

    enum Change: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case tabularDigits
        case design(Font.Design)
        case style(StyleBox)
        case underline(Bool, Color?)
        case strikethrough(Bool, Color?)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
    }

    /// A style, which counts as equal to another only when it is known to be.
    struct StyleBox: Equatable, Sendable {
        let style: AnyShapeStyle?
        let color: Color?
        static func == (left: StyleBox, right: StyleBox) -> Bool {
            left.color != nil && left.color == right.color || (left.style == nil && right.style == nil)
        }
    }

    var storage: Storage
    var changes: [Change] = []

    init(storage: Storage) { self.storage = storage }

    public init(verbatim content: String) { storage = .verbatim(content) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .key(key, table: tableName)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    // A literal is a key of the program, not attributed text.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    public init(_ image: Image) { storage = .image(image) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// How a line under or through text is drawn; all patterns are drawn solid.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
        let pattern: Pattern
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
    }

    func with(_ change: Change) -> Text {
        var result = self
        result.changes.append(change)
        return result
    }

    public func font(_ font: Font?) -> Text { with(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design ?? .default)) }
    public func bold() -> Text { with(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    public func italic() -> Text { with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    public func monospacedDigit() -> Text { with(.tabularDigits) }
    public func monospaced(_ isActive: Bool = true) -> Text { with(.design(isActive ? .monospaced : .default)) }
    public func foregroundColor(_ color: Color?) -> Text {
        with(.style(StyleBox(style: color.map { AnyShapeStyle($0) }, color: color)))
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(.style(StyleBox(style: AnyShapeStyle(style), color: style as? Color)))
    }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline(isActive, color)) }
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { with(.underline(isActive, color)) }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, color))
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { with(.strikethrough(isActive, color)) }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

    /// The letters alone, as they are in the environment that holds at the top.
    var plainString: String { string(EnvironmentValues()) }

    func string(_ environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let text): return text
        case .key(let key, let table):
            return key.pieces { _SystemEnvironment.resources.translation(of: $0, table: table, environment.locale) }
                .map { piece in
                    switch piece {
                    case .words(let words): words.text
                    case .value(let text, _): text.string(environment)
                    }
                }.joined()
        case .attributed(let text): return String(text.characters)
        case .concatenated(let first, let second): return first.string(environment) + second.string(environment)
        case .image: return "\u{FFFC}"
        case .date(let date, let style): return DateText(environment: environment).string(date, style)
        case .dates(let start, let end): return DateText(environment: environment).string(from: start, to: end)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            return DateText(environment: environment).timer(
                interval, pause, countsDown: countsDown, showsHours: showsHours)
        }
    }
}

extension Text: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        let content = TextContent(self, environment)
        guard environment.isRedacted else { return content }
        let color = ForegroundStyle()._paint(in: environment).flatColor
        return RedactedContent(
            content: content, color: color.withAlpha(multipliedBy: Double(LayoutMetric.redactedOpacity)),
            lines: content.lineFrames)
    }
}

extension LocalizedStringKey {
    var asText: Text { Text(self) }
}
