@preconcurrency import Foundation

/// The view of a container: tells its controller when it is laid out.
@MainActor @preconcurrency
final class _ContainerView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
