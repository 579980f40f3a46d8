import DisplayList
import Foundation
import Synchronization
import TextEngine

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What text layers are laid out with; a host sets it, and without one they show nothing.
public enum _CATextLayerEngine {
    /// Brings a text layer's font and string to runs, for fonts and attributes that only higher modules know.
    public typealias RunMaker = @Sendable (_ layer: CATextLayer) -> [TextRun]?

    private static let registered = Mutex<(engine: (any TextEngine)?, runs: RunMaker?)>((nil, nil))

    public static var engine: (any TextEngine)? {
        get { registered.withLock { $0.engine } }
        set { registered.withLock { $0.engine = newValue } }
    }

    public static var makeRuns: RunMaker? {
        get { registered.withLock { $0.runs } }
        set { registered.withLock { $0.runs = newValue } }
    }
}

open class CATextLayer: CALayer {
    /// A string or an attributed string.
    open var string: Any?
    /// A font, or a font's name.
    open var font: Any?
    /// Points.
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = .white
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var allowsFontSubpixelQuantization = false

    public required init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        string = layer.string
        font = layer.font
        fontSize = layer.fontSize
        foregroundColor = layer.foregroundColor
        isWrapped = layer.isWrapped
        truncationMode = layer.truncationMode
        alignmentMode = layer.alignmentMode
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func preferredFrameSize() -> CGSize {
        guard let layout = layOut(width: nil) else { return bounds.size }
        return CGSize(width: layout.width, height: layout.height)
    }

    /// Text starts at the top of the bounds and is cut to them.
    override func _contentsItems() -> [DisplayItem] {
        let contents = super._contentsItems()
        guard let layout = layOut(width: Double(bounds.width)), !layout.lines.isEmpty else { return contents }
        let text = DisplayItem.text(DisplayText(layout: layout, x: bounds.minX, y: bounds.minY))
        return contents + [.group(DisplayGroup(clip: DisplayPath(rect: bounds), items: [text]))]
    }

    private func layOut(width: Double?) -> TextLayout? {
        guard let engine = _CATextLayerEngine.engine else { return nil }
        let runs = _CATextLayerEngine.makeRuns?(self) ?? plainRuns
        guard !runs.isEmpty else { return nil }
        return engine.layout(
            TextRequest(
                runs: runs, width: width, maximumLines: isWrapped ? 0 : 1,
                style: TextParagraphStyle(
                    alignment: TextRequest.Alignment(rawValue: alignmentMode.rawValue) ?? .natural,
                    lineBreak: lineBreak)))
    }

    private var plainRuns: [TextRun] {
        let text = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
        guard !text.isEmpty else { return [] }
        let family = (font as? String).map { FontDescriptor.Family.named($0) } ?? .system
        return [
            TextRun(
                text, font: FontDescriptor(family: family, size: Double(fontSize)),
                color: foregroundColor.map { TextColor($0) } ?? .black)
        ]
    }

    private var lineBreak: TextRequest.LineBreak {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}
