@preconcurrency import Foundation
import CoreGraphics

/// A view fastened to an item or a group, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Above the items from 1 on.
    open var zIndex = 1
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame on a container.
    ///
    /// 1. The size is that of the layout size in the container, or what content asked for.
    /// 2. The container's anchor, moved by its offset, meets the item's anchor; without one the same point of the item,
    ///    so that the item lies inside.
    func frame(on container: CGRect, measured: CGSize?) -> CGRect {
        let size = measured ?? layoutSize.size(in: container.size)
        let own = CGRect(origin: .zero, size: size)
        let target = containerAnchor.point(in: container)
        let moved = containerAnchor.shift(for: size)
        let inner = (itemAnchor ?? containerAnchor).point(in: own)
        let shift = itemAnchor?.shift(for: size) ?? .zero
        return CGRect(
            x: target.x + moved.x - inner.x + shift.x, y: target.y + moved.y - inner.y + shift.y, width: size.width,
            height: size.height)
    }
}

/// A header or footer of a section, or of the whole layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section becomes longer by the item; else it lies over the content.
    open var extendsBoundary = true
    /// Whether the item stays in sight with its section.
    open var pinToVisibleBounds = false
    public let alignment: NSRectAlignment
    /// Points.
    public let offset: CGPoint

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    /// Whether the item stands before or behind the content along an axis; nil where it is beside.
    func isBefore(along axis: ListAxis) -> Bool? {
        let before: [NSRectAlignment] =
            axis == .vertical ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading]
        let after: [NSRectAlignment] =
            axis == .vertical
            ? [.bottom, .bottomLeading, .bottomTrailing] : [.trailing, .topTrailing, .bottomTrailing]
        return before.contains(alignment) ? true : after.contains(alignment) ? false : nil
    }

    /// Where the item begins within a length across the section.
    func position(across axis: ListAxis, room: CGFloat, length: CGFloat) -> CGFloat {
        let starts: [NSRectAlignment] =
            axis == .vertical ? [.topLeading, .leading, .bottomLeading] : [.topLeading, .top, .topTrailing]
        let ends: [NSRectAlignment] =
            axis == .vertical
            ? [.topTrailing, .trailing, .bottomTrailing] : [.bottomLeading, .bottom, .bottomTrailing]
        return starts.contains(alignment) ? 0 : ends.contains(alignment) ? room - length : (room - length) / 2
    }
}

/// A view behind a section, from the layout's own classes.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open var zIndex = 0
    public let elementKind: String

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A view as large as the section, its headers and footers included.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}
