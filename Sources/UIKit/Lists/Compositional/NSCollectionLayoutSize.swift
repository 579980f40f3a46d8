@preconcurrency import Foundation
import CoreGraphics

/// A width or a height: a share of the container's, a fixed number of points, or an estimate that content corrects.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    let kind: Kind
    /// A share for fractions, points for the others.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
        if !dimension.isFinite || dimension < 0 {
            _Diagnostics.report(
                "NSCollectionLayoutDimension: expected a finite length of zero or more, but got \(dimension); 0 is used"
            )
        }
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// As an estimate; all items of the group get the largest length that one of them asks for.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

    /// Points in a container; fractions are rounded down to the pixel, so that what fits goes on fitting.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: LayoutPixels.down(container.width * dimension)
        case .fractionalHeight: LayoutPixels.down(container.height * dimension)
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// A width and a height.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The lengths that content decides.
    var contentAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.formUnion(.horizontal) }
        if heightDimension.isEstimated { axes.formUnion(.vertical) }
        return axes
    }

    func dimension(along axis: ListAxis) -> NSCollectionLayoutDimension {
        axis == .vertical ? heightDimension : widthDimension
    }
}

/// Lengths on the pixel grid of the host's screen.
@MainActor
enum LayoutPixels {
    static func down(_ value: CGFloat) -> CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale + 0.001).rounded(.down) / scale
    }
}

extension ListAxis {
    var other: ListAxis { self == .vertical ? .horizontal : .vertical }
    func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.leading }
    func after(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.trailing }
    func length(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }
}

extension NSDirectionalEdgeInsets {
    var horizontal: CGFloat { leading + trailing }
    var vertical: CGFloat { top + bottom }
}

extension CGSize {
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
    }
}
