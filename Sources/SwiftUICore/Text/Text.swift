import TextEngine

/// Text that cannot be edited.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case markdown(String)
        case attributed(AttributedString)
        case concatenated(Text, Text)
        case image(Image)
    }

    enum Change: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case tabularDigits
        case design(Font.Design)
        case style(StyleBox)
        case underline(Bool)
        case strikethrough(Bool)
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
        storage = .markdown(key.text)
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
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline(isActive)) }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.strikethrough(isActive)) }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

    var plainString: String {
        switch storage {
        case .verbatim(let text): text
        case .markdown(let text): Markdown.pieces(text).map(\.text).joined()
        case .attributed(let text): String(text.characters)
        case .concatenated(let first, let second): first.plainString + second.plainString
        case .image: "\u{FFFC}"
        }
    }
}

extension Text: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent { TextContent(self, environment) }
}

extension LocalizedStringKey {
    var asText: Text { Text(self) }
}
