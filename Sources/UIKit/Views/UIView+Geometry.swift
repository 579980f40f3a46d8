import AutoLayout
import Foundation
import QuartzCore

extension UIView {
    /// Changes the layer's geometry and passes on what follows from it.
    func setGeometry(_ change: (CALayer) -> Void, check: () -> Bool) {
        guard check() else {
            _LayoutFault.handler(
                _LayoutFault(
                    kind: .nonFiniteGeometry, view: self,
                    message: "expected finite numbers for a frame, but got NaN or infinity; the old frame is kept"))
            return
        }
        let old = layer.bounds
        let oldPosition = layer.position
        change(layer)
        guard layer.bounds != old || layer.position != oldPosition else { return }
        geometryChanged(from: old)
    }

    private func geometryChanged(from old: CGRect) {
        if !isBeingPlaced { layoutEngineIfAny?.updateAutoresizingRows(of: self) }
        if storedSuperview == nil { updateRootSizing() }
        if layer.bounds.size != old.size {
            autoresizeSubviews(from: old.size)
            setNeedsLayout()
            setNeedsDisplay()
        } else if layer.bounds.origin != old.origin {
            boundsOriginChanged()
        }
        safeAreaMayHaveChanged()
    }

    /// A view that is scrolled lays out again, as on Apple's systems.
    private func boundsOriginChanged() {
        setNeedsLayout()
        guard self is UIScrollView else { return }
        guides.updateScrollFrame(of: self)
        layoutEngineIfAny?.scrollOriginDidChange(of: self)
    }

    /// Gives each subview that has a mask its frame for the new size.
    ///
    /// Layout algorithm, for each axis:
    /// 1. The change of size is shared among the flexible parts (near margin, size, far margin).
    /// 2. Each part gets a share proportional to its present length; where all are zero, equal shares.
    /// 3. Without a flexible part the near margin and the size stay.
    private func autoresizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        let new = layer.bounds.size
        for view in storedSubviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = CGRect(
                x: view.layer.position.x - view.layer.bounds.width * view.layer.anchorPoint.x,
                y: view.layer.position.y - view.layer.bounds.height * view.layer.anchorPoint.y,
                width: view.layer.bounds.width, height: view.layer.bounds.height)
            (frame.origin.x, frame.size.width) = Self.autoresize(
                start: frame.minX, length: frame.width, old: old.width, new: new.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            (frame.origin.y, frame.size.height) = Self.autoresize(
                start: frame.minY, length: frame.height, old: old.height, new: new.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            view.place(frame)
        }
    }

    private static func autoresize(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let parts = [flexible.0 ? start : 0, flexible.1 ? length : 0, flexible.2 ? old - start - length : 0]
        let flags = [flexible.0, flexible.1, flexible.2]
        let count = CGFloat(flags.filter { $0 }.count)
        guard count > 0, new != old else { return (start, length) }
        let total = parts.reduce(0, +)
        let change = new - old
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return total > 0 ? change * parts[index] / total : change / count
        }
        return (start + share(0), max(0, length + share(1)))
    }

    /// Sets position and size as layout does, whatever transform stands on the view.
    func place(_ frame: CGRect) {
        setGeometry {
            $0.bounds.size = frame.size
            $0.position = CGPoint(
                x: frame.minX + frame.width * $0.anchorPoint.x, y: frame.minY + frame.height * $0.anchorPoint.y)
        } check: {
            frame.isFinite
        }
    }

    // MARK: - Conversion

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        (view ?? coordinateRoot).pointFromRoot(pointInRoot(point))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot((view ?? coordinateRoot).pointInRoot(point))
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.box(of: rect) { convert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.box(of: rect) { convert($0, from: view) }
    }

    private var coordinateRoot: UIView {
        var view: UIView = self
        while let parent = view.storedSuperview { view = parent }
        return view
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var result = point
        var view: UIView = self
        while let parent = view.storedSuperview {
            result = view.layer.convert(result, to: parent.layer)
            view = parent
        }
        return result
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent = storedSuperview else { return point }
        return layer.convert(parent.pointFromRoot(point), from: parent.layer)
    }

    private static func box(of rect: CGRect, _ transform: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(transform)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Something that points and rectangles can be converted to and from.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

extension UIView {
    /// The view that a coordinate space is; spaces that are none, such as a screen's, coincide with the window.
    ///
    /// Not inlined: the optimiser of Swift 6.3.1 fails on the cast where it specialises the callers.
    @inline(never)
    private static func view(of space: AnyObject) -> UIView? { space as? UIView }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: Self.view(of: coordinateSpace))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: Self.view(of: coordinateSpace))
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: Self.view(of: coordinateSpace))
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: Self.view(of: coordinateSpace))
    }
}
