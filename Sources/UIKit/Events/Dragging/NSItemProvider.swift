@preconcurrency import Foundation

/// Something that can be handed over as a drag item or to another program.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// Something that can be made from what was handed over.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// Holds things to be dragged or shared; what was put in comes out, nothing is converted.
@MainActor @preconcurrency
open class NSItemProvider: NSObject {
    private var objects: [any NSItemProviderWriting] = []
    private var items: [String: Any] = [:]
    open var suggestedName: String?
    open private(set) var registeredTypeIdentifiers: [String] = []

    public override init() {
        super.init()
    }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else { return }
        registeredTypeIdentifiers.append(typeIdentifier)
        items[typeIdentifier] = item
    }

    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: "public.file-url")
        suggestedName = fileURL.lastPathComponent
    }

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        objects.append(object)
        registeredTypeIdentifiers.append(Self.identifier(of: object))
    }

    private static func identifier(of object: any NSItemProviderWriting) -> String {
        switch object {
        case is NSString: "public.utf8-plain-text"
        case is NSURL: "public.url"
        case is UIImage: "public.image"
        case is UIColor: "com.apple.uikit.color"
        default: "public.data"
        }
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        objects.contains { Swift.type(of: $0) == aClass }
    }

    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = objects.first { Swift.type(of: $0) == aClass } as? any NSItemProviderReading
        completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        let object = objects.first { Self.identifier(of: $0) == typeIdentifier }
        let item: Any? = items[typeIdentifier] ?? object.map { $0 as Any }
        completionHandler?(item, item == nil ? CocoaError(.fileReadUnknown) : nil)
    }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}
