import CoreGraphics
import Foundation

/// An image that stands in text like a character.
// Sendable without a check as on Apple's platforms: an attachment is set up before it is shared.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag()
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    /// Points from the baseline, y upwards; an empty rectangle means the image's own size on the baseline.
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        image = coder.decodeObject(of: UIImage.self, forKey: "image")
        bounds = coder.decodeRect(forKey: "bounds")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(image, forKey: "image")
        coder.encode(bounds, forKey: "bounds")
    }

    /// The room the attachment takes; a symbol without bounds stands as on its own baseline.
    var placement: CGRect {
        if bounds.width > 0 || bounds.height > 0 { return bounds }
        guard let image else { return CGRect(x: 0, y: bounds.minY, width: 0, height: 0) }
        let offset = image.baselineOffsetFromBottom ?? 0
        return CGRect(x: 0, y: bounds.minY - offset, width: image.size.width, height: image.size.height)
    }
}
