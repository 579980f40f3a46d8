@preconcurrency import Foundation
import CoreGraphics

/// How round a corner is: points, or as the container's corners ask for.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case concentric(minimum: Double?)
    }

    let kind: Kind

    /// Points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// The container's radius less the distance to its edges, but at least the minimum.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

/// The corners of a view.
///
/// Layout algorithm: after each layout of the view its layer takes the radius. A capsule's is half the shorter side.
/// A layer has one radius: of several the largest counts, for the corners that have one.
/// Origin: Apple's reference; that of a concentric corner is assumed.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximum: Double?)
        /// Top left, top right, bottom left, bottom right.
        case corners([UICornerRadius?])
    }

    let shape: Shape

    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(Array(repeating: radius, count: 4)))
    }

    /// All corners are as round as the roundest one.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }
}

extension UIView {
    /// Square corners by default. Setting it takes the layer's radius and masked corners over.
    public var cornerConfiguration: UICornerConfiguration {
        get {
            extras.corners
                ?? .corners(
                    topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
        }
        set {
            extras.corners = newValue
            applyCorners()
            setNeedsLayout()
        }
    }

    func applyCorners() {
        guard let configuration = extras.corners else { return }
        layer.cornerCurve = .continuous
        switch configuration.shape {
        case .capsule(let maximum):
            let half = min(bounds.width, bounds.height) / 2
            layer.cornerRadius = maximum.map { min(half, CGFloat($0)) } ?? half
            layer.maskedCorners = Self.allCorners
        case .corners(let radii):
            let values = radii.map { $0.map(points) ?? 0 }
            layer.cornerRadius = values.max() ?? 0
            let masks: [CACornerMask] = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            layer.maskedCorners = zip(masks, values).reduce(into: []) { if $1.1 > 0 { $0.insert($1.0) } }
        }
    }

    private static var allCorners: CACornerMask {
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    private func points(_ radius: UICornerRadius) -> CGFloat {
        switch radius.kind {
        case .fixed(let value): return max(0, CGFloat(value))
        case .concentric(let minimum):
            guard let container = superview else { return CGFloat(minimum ?? 0) }
            let outer = container.bounds
            let distance = min(
                frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX, outer.maxY - frame.maxY)
            return max(CGFloat(minimum ?? 0), container.layer.cornerRadius - max(0, distance))
        }
    }
}
