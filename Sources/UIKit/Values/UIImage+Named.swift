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
        ownAsset.map { $0.image(with: traitCollection) } ?? resolvedByName(for: traitCollection)
    }

    func resolvedByName(for traitCollection: UITraitCollection) -> UIImage {
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
