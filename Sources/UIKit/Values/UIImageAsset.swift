import Foundation

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
        return (fitting ?? variants.first)?.image.resolvedByName(for: traitCollection) ?? UIImage()
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregisterImage(with: traitCollection)
        variants.append((traitCollection, image.changing { $0.asset = self }))
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        variants.removeAll { $0.traits.isEqual(traitCollection) }
    }
}

extension UIImage {
    /// The asset that the image is a variant of; an image that is none yet gets one, in which it stands for all traits.
    public var imageAsset: UIImageAsset? {
        if let ownAsset { return ownAsset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        laterAsset.withLock { $0 = asset }
        return asset
    }

    /// nil as long as nobody asked for the asset, so that most images need none.
    var ownAsset: UIImageAsset? { attributes.asset ?? laterAsset.withLock { $0 } }
}
