@preconcurrency import Foundation

/// Something a menu can hold.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    var storedTitle = ""
    var storedImage: UIImage?

    open internal(set) var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open var subtitle: String?

    open internal(set) var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    init(_title title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether the element has a tick, a dash or nothing beside it.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum RepeatBehavior: Int, Sendable {
        case automatic, repeatable, nonRepeatable
    }
}

/// An element that does something when chosen.
@MainActor @preconcurrency
public protocol UIMenuLeaf: UIMenuElement {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: Any? { get }
    func performWithSender(_ sender: Any?, target: Any?)
}
