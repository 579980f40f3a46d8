@preconcurrency import Foundation
import CoreGraphics

/// Pulls items in one direction.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// Radians.
    open var angle: CGFloat = .pi / 2
    open var magnitude: CGFloat = 1
    open var items: [any UIDynamicItem] { ownItems }

    public init(items: [any UIDynamicItem]) {
        super.init()
        ownItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        self.angle = angle
        self.magnitude = magnitude
    }
}

/// Keeps items from passing through each other and through boundaries.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open var items: [any UIDynamicItem] { ownItems }
    private var boundaries: [String: UIBezierPath] = [:]

    public init(items: [any UIDynamicItem]) {
        super.init()
        ownItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries["\(identifier)"] = bezierPath
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        boundaries["\(identifier)"] = path
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries["\(identifier)"] }
    open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries["\(identifier)"] = nil }
    open func removeAllBoundaries() { boundaries = [:] }
}

@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
}

/// Holds an item at a distance from a point or from another item.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    open private(set) var attachedBehaviorType = AttachmentType.anchor
    open var anchorPoint = CGPoint.zero
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var items: [any UIDynamicItem] { ownItems }

    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        super.init()
        ownItems = [item]
        anchorPoint = point
    }

    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(item: item, attachedToAnchor: point)
    }

    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        super.init()
        ownItems = [item1, item2]
        attachedBehaviorType = .items
    }
}

/// Moves an item to a point, where it is at once.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
    let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { item.center = snapPoint } } }
    /// 0 to 1.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
        ownItems = [item]
    }
}

/// Pushes items, once or all the time.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    open private(set) var mode: Mode
    open var active = true
    /// Radians.
    open var angle: CGFloat = 0
    open var magnitude: CGFloat = 0
    open var pushDirection = CGVector(dx: 0, dy: 0)
    open var items: [any UIDynamicItem] { ownItems }

    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        self.mode = mode
        super.init()
        ownItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        self.angle = angle
        self.magnitude = magnitude
    }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// How items behave under forces.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    open var items: [any UIDynamicItem] { ownItems }

    public init(items: [any UIDynamicItem]) {
        super.init()
        ownItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A field of forces.
@MainActor @preconcurrency
open class UIFieldBehavior: UIDynamicBehavior {
    open var position = CGPoint.zero
    open var strength: CGFloat = 1
    open var falloff: CGFloat = 0
    open var minimumRadius: CGFloat = 0
    open var direction = CGVector(dx: 0, dy: 0)
    open var smoothness: CGFloat = 0
    open var animationSpeed: CGFloat = 0
    open var items: [any UIDynamicItem] { ownItems }

    open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    open class func dragField() -> Self { Self() }
    open class func vortexField() -> Self { Self() }
    open class func radialGravityField(position: CGPoint) -> Self { Self() }
    open class func springField() -> Self { Self() }

    public required override init() {
        super.init()
    }
}
