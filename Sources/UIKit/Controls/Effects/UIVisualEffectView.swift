@preconcurrency import Foundation
import CoreGraphics

/// Shows an effect behind its content view, which fills it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    private let content = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Subviews belong here, not into the effect view itself.
    open var contentView: UIView { content }
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

    open override func draw(_ rect: CGRect) {
        guard let effect, let overlay = effect.overlay else { return }
        let radius = effect.cornersAreRound ? min(bounds.width, bounds.height) / 2 : 0
        let own = layer.cornerRadius
        ControlPaint.fill(bounds, radius: own > 0 ? own : radius, overlay, in: self)
    }
}
