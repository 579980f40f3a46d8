import CoreGraphics
import Foundation

/// The views of a cell that are made only where they are needed.
@MainActor
struct CellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var configuredView: (any UIView & UIContentView)?
    var background: BackgroundConfigurationView?
    var plainSelection: UIView?
    var separator: ListSeparatorView?
    var accessory: UIView?
    var editControl: UIImageView?
    var reorderControl: UIImageView?
    var separatorInset: UIEdgeInsets?
}

/// The view behind a cell or header that a background configuration describes.
@MainActor @preconcurrency
final class BackgroundConfigurationView: UIView {
    private var custom: UIView?
    private let imageView = UIImageView()
    private(set) var shown = UIBackgroundConfiguration.clear()

    func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
        shown = configuration
        let hasColor = configuration.backgroundColor != nil
        backgroundColor = hasColor ? configuration.resolvedBackgroundColor(for: tint) : nil
        layer.cornerRadius = configuration.cornerRadius
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor =
            configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        if configuration.image != nil, imageView.superview == nil { insertSubview(imageView, at: 0) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        custom?.frame = bounds
        imageView.frame = bounds
    }

    /// The frame in a container, mirrored where reading goes to the left.
    func place(in container: CGRect, rightToLeft: Bool) {
        frame = container.inset(by: shown.backgroundInsets._edgeInsets(rightToLeft: rightToLeft))
    }
}
