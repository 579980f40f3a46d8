import TextEngine

/// What views around a text say about its lines.
struct TextSettings: Hashable, Sendable {
    /// nil for any number.
    var lineLimit: Int?
    /// Lines whose room is kept even where the text has fewer.
    var reservedLines = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var lineSpacing: CGFloat = 0
    var minimumScale: CGFloat = 1
    var isRightToLeft = false

    func request(_ runs: [TextRun]) -> TextRequest {
        let start = isRightToLeft ? TextRequest.Alignment.right : .left
        let end = isRightToLeft ? TextRequest.Alignment.left : .right
        let alignments: [TextAlignment: TextRequest.Alignment] = [.leading: start, .center: .center, .trailing: end]
        let modes: [Text.TruncationMode: TextRequest.LineBreak] = [
            .head: .byTruncatingHead, .middle: .byTruncatingMiddle, .tail: .byTruncatingTail,
        ]
        return TextRequest(
            runs: runs, maximumLines: lineLimit ?? 0,
            style: TextParagraphStyle(
                alignment: alignments[alignment] ?? start, lineBreak: modes[truncation] ?? .byTruncatingTail,
                isRightToLeft: isRightToLeft, lineSpacing: Double(lineSpacing), avoidsLoneLastWord: true))
    }
}

extension Text {
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}

/// Lines and distances that views around a text give it.
struct TextDecoration: Hashable, Sendable {
    var isUnderlined = false
    var isStruckThrough = false
    var kern = 0.0
    var baselineOffset = 0.0
}

private struct SettingsKey: EnvironmentKey { static let defaultValue = TextSettings() }
private struct CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct DecorationKey: EnvironmentKey { static let defaultValue = TextDecoration() }

extension EnvironmentValues {
    var _textSettings: TextSettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
    var _textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }
    var _textDecoration: TextDecoration {
        get { self[DecorationKey.self] }
        set { self[DecorationKey.self] = newValue }
    }
    var textSettings: TextSettings {
        var settings = _textSettings
        settings.isRightToLeft = layoutDirection == .rightToLeft
        return settings
    }
    public var lineLimit: Int? {
        get { _textSettings.lineLimit }
        set { _textSettings.lineLimit = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { _textSettings.alignment }
        set { _textSettings.alignment = newValue }
    }
    public var lineSpacing: CGFloat {
        get { _textSettings.lineSpacing }
        set { _textSettings.lineSpacing = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { _textSettings.minimumScale }
        set { _textSettings.minimumScale = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { _textSettings.truncation }
        set { _textSettings.truncation = newValue }
    }
}

extension View {
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        transformEnvironment(\._textSettings) {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        transformEnvironment(\._textSettings) {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        transformEnvironment(\._textSettings) {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 0
        }
    }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\._textCase, textCase) }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        transformEnvironment(\._textDecoration) { $0.isUnderlined = isActive }
    }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        transformEnvironment(\._textDecoration) { $0.isStruckThrough = isActive }
    }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\._textDecoration) { $0.kern = Double(kerning) }
    }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\._textDecoration) { $0.baselineOffset = Double(baselineOffset) }
    }
    // Nobody selects in a picture.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
}

public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
