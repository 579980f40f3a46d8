@preconcurrency import Foundation
import CoreGraphics

/// What a controller of the system's shows where the system itself is missing: its name and one line of explanation.
@MainActor @preconcurrency
final class SystemSheetView: UIView {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()

    init(symbol: String, title: String, note: String) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        imageView.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .regular))
        imageView.tintColor = .secondaryLabel
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        noteLabel.text = note
        noteLabel.font = .preferredFont(forTextStyle: .subheadline)
        noteLabel.textColor = .secondaryLabel
        for label in [titleLabel, noteLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        for part in [imageView, titleLabel, noteLabel] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    /// The three parts, one above the other, in the middle of the safe area.
    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 32, dy: 16)
        let parts: [UIView] = [imageView, titleLabel, noteLabel]
        let limit = CGSize(width: max(0, room.width), height: .greatestFiniteMagnitude)
        let sizes = parts.map { $0.sizeThatFits(limit) }
        var y = room.midY - (sizes.reduce(0) { $0 + $1.height } + 16) / 2
        for (part, size) in zip(parts, sizes) {
            let width = min(size.width, room.width)
            part.frame = CGRect(
                x: _toPixels(room.midX - width / 2), y: _toPixels(y), width: width, height: size.height)
            y += size.height + 8
        }
    }
}

extension UIViewController {
    /// Fills the controller's view with an explanation of the system's part that is missing here.
    func showSystemSheet(symbol: String, title: String, note: String) {
        let sheet = SystemSheetView(symbol: symbol, title: title, note: note)
        sheet.frame = view.bounds
        sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(sheet, at: 0)
    }
}
