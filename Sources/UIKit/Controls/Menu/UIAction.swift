@preconcurrency import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or a control's action that runs a closure.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// What tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    private static var made = 0

    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var selectedImage: UIImage?
    open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
    /// What the action is being performed for; nil otherwise.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// - Parameter identifier: nil makes one that no other action has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(_title: title, image: image)
        self.subtitle = subtitle
    }

    public required init?(coder: NSCoder) { return nil }

    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
