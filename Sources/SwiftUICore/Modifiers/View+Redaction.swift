import DisplayList
import LayoutTree
import TextEngine

/// Why views do not show what they would.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private struct SensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    var _isPrivacySensitive: Bool {
        get { self[SensitiveKey.self] }
        set { self[SensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as grey shapes.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && _isPrivacySensitive)
    }
}

extension View {
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\._isPrivacySensitive, sensitive)
    }
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// A content in whose place a rounded shape is drawn; the size stays.
struct RedactedContent: LeafContent {
    let content: any LeafContent
    let color: TextColor
    /// Of each line of a text, from its own corner; nil for one shape as large as the view.
    let lines: ((CGSize) -> [CGRect])?

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize {
        content.sizeThatFits(proposal, in: box)
    }
    func spacing(in box: LayoutBox) -> ViewSpacing { content.spacing(in: box) }
    var guides: [AlignmentKey] { content.guides }
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        content.explicitAlignment(key, size: size)
    }
    func textFacts(size: CGSize) -> LayoutNode.Text? { content.textFacts(size: size) }
    var keepsSizeInMotion: Bool { content.keepsSizeInMotion }

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let shapes = lines?(rect.size).map { $0.offsetBy(dx: rect.minX, dy: rect.minY) } ?? [rect]
        return shapes.filter { $0.width > 0 && $0.height > 0 }.map { shape in
            let radius = min(LayoutMetric.redactedRadius, shape.height / 2, shape.width / 2)
            let path = CGPath(
                roundedRect: context.aligned(shape), cornerWidth: radius, cornerHeight: radius, transform: nil)
            return .fill(DisplayPath(path), .color(color), evenOdd: false)
        }
    }
}
