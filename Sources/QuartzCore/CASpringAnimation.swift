import Foundation

/// A basic animation whose change swings about the end value as a damped spring does.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// `perceptualDuration` in seconds; `bounce` from −1 (overdamped) over 0 (critical) to 1 (never comes to rest).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = CGFloat(2 * Double.pi / max(perceptualDuration, 1e-3))
        stiffness = frequency * frequency
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
        damping = 2 * ratio * frequency
        allowsOverdamping = bounce < 0
    }

    /// Seconds until the swing stays below a thousandth; infinite without damping.
    open var settlingDuration: CFTimeInterval {
        guard mass > 0, damping > 0 else { return .infinity }
        let frequency = Double((stiffness / mass).squareRoot())
        let ratio = Double(damping) / (2 * Double((stiffness * mass).squareRoot()))
        let decay = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        return log(1000) / decay
    }

    public var perceptualDuration: CFTimeInterval { 2 * .pi / Double((stiffness / mass).squareRoot()) }

    public var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func _emptyCopy() -> CAAnimation { CASpringAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
    }
}
