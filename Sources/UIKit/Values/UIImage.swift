import CoreGraphics
import Foundation
import Synchronization

/// A picture: pixels, a file, or a symbol.
// Sendable without a check because nothing changes after the initialiser; decoding is behind a lock.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let tag = AttributeValueTag()
    let content: ImageContent
    let attributes: ImageAttributes
    /// The asset made for an image that came without one.
    let laterAsset = Mutex<UIImageAsset?>(nil)

    init(content: ImageContent, attributes: ImageAttributes = ImageAttributes()) {
        self.content = content
        self.attributes = attributes
        super.init()
    }

    /// An image of size zero.
    public override convenience init() {
        self.init(content: .empty(.zero))
    }

    // MARK: Pixels and files

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameter scale: pixels a point; 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        var attributes = ImageAttributes()
        attributes.scale = scale > 0 ? scale : 1
        attributes.orientation = orientation
        self.init(content: .pixels(cgImage), attributes: attributes)
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// nil for data that is no PNG, JPEG, GIF, WebP, PDF or SVG file.
    ///
    /// - Parameter scale: pixels a point; 0 counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = ImageFile(data: data) else { return nil }
        var attributes = ImageAttributes()
        attributes.scale = scale > 0 ? scale : 1
        self.init(content: .file(file), attributes: attributes)
    }

    /// A scale in the name (`@2x`, `@3x`) counts.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageLookup.scale(ofFile: path))
    }

    /// The result of drawing; keeps its size also where nothing could be drawn.
    convenience init(drawnIn context: CGContext, size: CGSize, scale: CGFloat) {
        var attributes = ImageAttributes()
        attributes.scale = scale
        if let image = context.makeImage() {
            self.init(content: .pixels(image), attributes: attributes)
        } else {
            self.init(content: .empty(size), attributes: attributes)
        }
    }

    /// Traps where there is no image of that name, as Apple's does.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = ImageLookup.image(named: name, traits: .current) else {
            fatalError("Expected an image named \(name) below the resource roots; found none.")
        }
        self.init(content: found.content, attributes: found.attributes)
    }

    // MARK: What it is

    /// Points.
    open var size: CGSize {
        let size = content.pixelSize(attributes)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(attributes.orientation)
        return isTurned ? CGSize(width: size.height, height: size.width) : size
    }

    open var scale: CGFloat { attributes.scale }
    open var imageOrientation: UIImage.Orientation { attributes.orientation }
    open var renderingMode: UIImage.RenderingMode { attributes.renderingMode }
    open var resizingMode: UIImage.ResizingMode { attributes.resizingMode }
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    open var images: [UIImage]? { attributes.frames }
    /// Seconds; 0 for an image that does not move.
    open var duration: TimeInterval { attributes.duration }
    open var isHighDynamicRange: Bool { false }

    /// The pixels; for a symbol it is drawn first. nil where nothing can be decoded or drawn.
    open var cgImage: CGImage? { content.cgImage(of: self) }

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    // MARK: Copying, coding, comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same picture with other attributes.
    func changing(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(content: content, attributes: attributes)
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        var attributes = ImageAttributes()
        let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
        attributes.scale = scale > 0 ? scale : 1
        self.attributes = attributes
        if let name = coder.decodeObject(of: NSString.self, forKey: "UISystemSymbolResourceName") {
            content = .symbol(SymbolImage(name: String(describing: name)))
        } else if let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
            let file = ImageFile(data: Data(referencing: data))
        {
            content = .file(file)
        } else {
            return nil
        }
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(scale), forKey: "UIScale")
        if case .symbol(let symbol) = content {
            coder.encode(NSString(string: symbol.name), forKey: "UISystemSymbolResourceName")
        } else if let data = pngData() {
            coder.encode(NSData(data: data), forKey: "UIImageData")
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (content == other.content && attributes == other.attributes)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(content)
        return hasher.finalize()
    }

    open override var description: String {
        if case .symbol(let symbol) = content { return "<UIImage symbol(system: \(symbol.name)) {\(size)}>" }
        return "<UIImage \(attributes.name.map { "named(\($0)) " } ?? "")\(size) @\(scale)x>"
    }
}

/// What an image literal makes.
public typealias _ImageLiteralType = UIImage
