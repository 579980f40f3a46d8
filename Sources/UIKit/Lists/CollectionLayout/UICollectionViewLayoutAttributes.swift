@preconcurrency import Foundation
import CoreGraphics
import QuartzCore

/// Where a layout puts one element of a collection, and how it looks there.
///
/// Contract: points in the content's coordinates. Setting the size keeps the centre; setting the frame of transformed
/// attributes keeps the transform, as for views.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    /// Which lengths the content decides where the layout only estimates them.
    var contentAxes: UIAxis = []
    /// The section whose own scroll view the element stands in.
    var scrollingSection: Int?
    /// What a row of a list takes from its section.
    var listContext: ListRowContext?
    private var rect = CGRect.zero

    public override init() { super.init() }

    /// What layouts make attributes of their own class by.
    public convenience init(_category: Int) {
        self.init()
        category = UICollectionView.ElementCategory(rawValue: _category) ?? .cell
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
        zIndex = 0
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// nil for cells.
    open var representedElementKind: String? { kind }

    // MARK: Geometry

    /// With a transform, the smallest rectangle around the result.
    open var frame: CGRect {
        get {
            guard transform != .identity else { return rect }
            let moved = CGRect(x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
                .applying(transform)
            return moved.offsetBy(dx: rect.midX, dy: rect.midY)
        }
        set {
            guard transform != .identity else { return rect = newValue }
            let size = newValue.applying(transform.inverted()).size
            rect = CGRect(
                x: newValue.midX - size.width / 2, y: newValue.midY - size.height / 2, width: size.width,
                height: size.height)
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: rect.midX, y: rect.midY) }
        set { rect.origin = CGPoint(x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2) }
    }

    open var size: CGSize {
        get { rect.size }
        set {
            let center = self.center
            rect.size = newValue
            self.center = center
        }
    }

    /// The origin is zero and stays so.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rect.size) }
        set { size = newValue.size }
    }

    open var transform = CGAffineTransform.identity
    open var transform3D: CATransform3D {
        get { ownTransform3D ?? CATransform3DMakeAffineTransform(transform) }
        set {
            let isFlat = CATransform3DIsAffine(newValue)
            transform = isFlat ? CATransform3DGetAffineTransform(newValue) : .identity
            ownTransform3D = isFlat ? nil : newValue
        }
    }
    private(set) var ownTransform3D: CATransform3D?

    // MARK: Looks

    open var alpha: CGFloat = 1
    /// Elements with higher values cover others.
    open var zIndex = 0
    open var isHidden = false

    // MARK: Values

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).makeBlank(category.rawValue)
        copy.indexPath = indexPath
        copy.kind = kind
        copy.contentAxes = contentAxes
        copy.scrollingSection = scrollingSection
        copy.listContext = listContext
        copy.rect = rect
        copy.transform = transform
        copy.ownTransform3D = ownTransform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || MainActor.assumeIsolated { isSame(as: other) }
    }

    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && key == other.key && rect == other.rect && transform == other.transform
            && ownTransform3D == other.ownTransform3D && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

    var key: ElementKey { ElementKey(category: category, kind: kind, indexPath: indexPath) }
}

/// What tells the elements of a collection apart.
struct ElementKey: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func < (left: ElementKey, right: ElementKey) -> Bool {
        (left.category.rawValue, left.indexPath, left.kind ?? "")
            < (right.category.rawValue, right.indexPath, right.kind ?? "")
    }
}

// Objects of classes that are only known as values, see `UITableView+Reuse.swift`.
extension UICollectionViewLayoutAttributes {
    @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC9_categoryACSi_tcfC")
    class func makeBlank(_ category: Int) -> UICollectionViewLayoutAttributes
}
