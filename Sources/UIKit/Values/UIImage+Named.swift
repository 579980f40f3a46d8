import Foundation

extension UIImage {
    /// An image of the asset catalogs or files below the resource roots; nil where there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The bundle does not matter: all resource roots are searched.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = UITraitCollection(traitsFrom: [.current] + (traitCollection.map { [$0] } ?? []))
        guard let found = ImageLookup.image(named: name, traits: traits) else { return nil }
        self.init(content: found.content, attributes: found.attributes)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let own = configuration?.traitCollection
        let traits = UITraitCollection(traitsFrom: [.current] + (own.map { [$0] } ?? []))
        guard let found = ImageLookup.image(named: name, traits: traits) else { return nil }
        var attributes = found.attributes
        attributes.configuration = configuration
        self.init(content: found.content, attributes: attributes)
    }

    /// Traps where there is no image of that name.
    public convenience init(resource: ImageResource) {
        self.init(imageLiteralResourceName: resource._name)
    }

    /// The image of the same name for other traits, such as its dark variant; otherwise the image itself.
    public func _resolved(for traitCollection: UITraitCollection) -> UIImage {
        if let asset = attributes.asset { return asset.image(with: traitCollection) }
        guard let name = attributes.name, let found = ImageLookup.image(named: name, traits: traitCollection) else {
            return self
        }
        var attributes = attributes
        attributes.scale = found.scale
        return UIImage(content: found.content, attributes: attributes)
    }
}

extension UIColor {
    /// Clear where there is no colour of that name.
    public convenience init(resource: ColorResource) {
        if let asset = ColorAsset(named: resource._name) {
            self.init(source: .asset(asset))
        } else {
            self.init(white: 0, alpha: 0)
        }
    }
}

/// The name of an image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
    public let _name: String

    public init(name: String, bundle: Bundle) {
        _name = name
    }
}

/// The name of a colour in an asset catalog.
public struct ColorResource: Hashable, Sendable {
    public let _name: String

    public init(name: String, bundle: Bundle) {
        _name = name
    }
}

/// Variants of one image for different traits.
// Sendable without a check: variants are registered before the asset is used, as on Apple's platforms.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    public override init() {
        super.init()
    }

    /// The last registered variant whose traits all hold, else the first one, else an empty image.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let fitting = variants.last { traitCollection.containsTraits(in: $0.traits) }
        return (fitting ?? variants.first)?.image ?? UIImage()
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregisterImage(with: traitCollection)
        variants.append((traitCollection, image.changing { $0.asset = self }))
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        variants.removeAll { $0.traits.isEqual(traitCollection) }
    }
}
