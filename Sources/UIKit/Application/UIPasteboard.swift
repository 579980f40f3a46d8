@preconcurrency import Foundation

/// What was copied, kept in memory for as long as the program runs.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static var named: [Name: UIPasteboard] = [:]
    private static var uniqueCount = 0

    open class var general: UIPasteboard { board(.general) }

    private static func board(_ name: Name) -> UIPasteboard {
        if let known = named[name] { return known }
        let made = UIPasteboard(name: name)
        named[name] = made
        return made
    }

    /// - Returns: nil where there is none of that name and none is to be made.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil else { return nil }
        self.init(name: pasteboardName)
        if let known = Self.named[pasteboardName] { storedItems = known.storedItems }
        Self.named[pasteboardName] = self
    }

    open class func withUniqueName() -> UIPasteboard {
        uniqueCount += 1
        return board(Name("unique.\(uniqueCount)"))
    }

    open class func remove(withName pasteboardName: UIPasteboard.Name) { named[pasteboardName] = nil }

    public let name: Name
    private var storedItems: [[String: Any]] = []
    open private(set) var changeCount = 0

    private init(name: Name) {
        self.name = name
        super.init()
    }

    open var items: [[String: Any]] {
        get { storedItems }
        set {
            storedItems = newValue
            changeCount += 1
            NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
        }
    }

    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open var numberOfItems: Int { storedItems.count }
    open var types: [String] { storedItems.first.map { $0.keys.sorted() } ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { type in types.contains(type) } }
    open func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        storedItems.first?[pasteboardType] as? Data
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    private func values<Value>(_ kind: String, _ type: Value.Type) -> [Value]? {
        let found = storedItems.compactMap { $0[kind] as? Value }
        return found.isEmpty ? nil : found
    }

    open var string: String? {
        get { strings?.first }
        set { items = newValue.map { [[Kind.text: $0]] } ?? [] }
    }
    open var strings: [String]? {
        get { values(Kind.text, String.self) }
        set { items = (newValue ?? []).map { [Kind.text: $0] } }
    }
    open var url: URL? {
        get { urls?.first }
        set { items = newValue.map { [[Kind.url: $0, Kind.text: $0.absoluteString]] } ?? [] }
    }
    open var urls: [URL]? {
        get { values(Kind.url, URL.self) }
        set { items = (newValue ?? []).map { [Kind.url: $0] } }
    }
    open var image: UIImage? {
        get { images?.first }
        set { items = newValue.map { [[Kind.image: $0]] } ?? [] }
    }
    open var images: [UIImage]? {
        get { values(Kind.image, UIImage.self) }
        set { items = (newValue ?? []).map { [Kind.image: $0] } }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { items = newValue.map { [[Kind.color: $0]] } ?? [] }
    }
    open var colors: [UIColor]? {
        get { values(Kind.color, UIColor.self) }
        set { items = (newValue ?? []).map { [Kind.color: $0] } }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
