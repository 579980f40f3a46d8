@preconcurrency import Foundation
import CoreGraphics

/// A view that a collection view makes, takes out of sight and shows again: a cell, a header or a decoration.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    var storedReuseIdentifier: String?
    /// Whether the view came from `dequeueReusable…`, which the collection view insists on.
    var isDequeued = false
    weak var collection: UICollectionView?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// Called before a view that was out of sight is shown again; overrides call super.
    open func prepareForReuse() {}

    /// Called with what the layout decided, after the view has its place; for attributes of one's own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the size that the content asks for, on the axes that the layout leaves to it.
    ///
    /// Constraints inside decide; without any, the layout's size stays.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard !layoutAttributes.contentAxes.isEmpty, hasConstraintsInside else { return layoutAttributes }
        return fitted(layoutAttributes)
    }

    func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let axes = attributes.contentAxes
        let size = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        attributes.size = CGSize(
            width: axes.contains(.horizontal) ? size.width : attributes.size.width,
            height: axes.contains(.vertical) ? size.height : attributes.size.height)
        return attributes
    }

    /// Takes over the place and the looks that the layout decided; `frame` is already the superview's.
    func place(_ attributes: UICollectionViewLayoutAttributes, frame: CGRect) {
        if attributes.transform == .identity, attributes.ownTransform3D == nil {
            if transform3D != CATransform3DIdentity { transform3D = CATransform3DIdentity }
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = attributes.size
            center = CGPoint(x: frame.midX, y: frame.midY)
            transform3D = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let z = CGFloat(attributes.zIndex)
        if layer.zPosition != z { layer.zPosition = z }
        apply(attributes)
    }
}
