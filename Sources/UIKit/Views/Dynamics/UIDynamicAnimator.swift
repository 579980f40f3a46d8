@preconcurrency import Foundation
import CoreGraphics

/// Something with a place that forces could move.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}

/// Keeps behaviours. No forces act here: only a snap has an effect, as its end is known, and items stay where they are
/// otherwise; the first behaviour of another kind says so on standard error.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    private static var hasSpoken = false

    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open var isRunning: Bool { false }
    /// Seconds.
    open var elapsedTime: TimeInterval { 0 }

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public override init() {
        super.init()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behavior.willMove(to: self)
        apply(behavior)
    }

    private func apply(_ behavior: UIDynamicBehavior) {
        for child in behavior.childBehaviors { apply(child) }
        if let snap = behavior as? UISnapBehavior {
            snap.item.center = snap.snapPoint
        } else if !Self.hasSpoken, Swift.type(of: behavior) != UIDynamicBehavior.self {
            Self.hasSpoken = true
            _Diagnostics.report(
                "UIDynamicAnimator: no forces act here; items of \(Swift.type(of: behavior)) stay where they are")
        }
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.willMove(to: nil)
        behavior.dynamicAnimator = nil
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        behaviors.flatMap(\.ownItems).filter { item in
            rect.intersects(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
    }

    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A force, or a group of them.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    var ownItems: [any UIDynamicItem] = []

    public override init() {
        super.init()
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
