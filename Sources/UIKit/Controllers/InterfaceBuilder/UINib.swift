@preconcurrency import Foundation

/// What cannot go on without a file of Interface Builder, as those are not read here.
enum InterfaceBuilderFile {
    /// Ends the program with one line that names the file and says what to do.
    static func stop(_ what: String, _ advice: String) -> Never {
        fatalError("\(what): files of Interface Builder are not read by Kumiko; \(advice)")
    }
}

/// A file of Interface Builder with views. It can be named and registered; asking for its views ends the program.
@MainActor @preconcurrency
open class UINib: NSObject {
    let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "of \(data.count) bytes"
        super.init()
    }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        InterfaceBuilderFile.stop("UINib '\(name)'", "make its views in code")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        InterfaceBuilderFile.stop("Bundle.loadNibNamed, nib '\(name)'", "make its views in code")
    }
}
