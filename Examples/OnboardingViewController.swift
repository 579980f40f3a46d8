import UIKit

/// A page that greets new users: three promises, one button.
final class OnboardingViewController: UIViewController {
    private enum Spacing {
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
        static let xLarge: CGFloat = 40
    }

    private let titleLabel = UILabel()
    private let continueButton = UIButton(configuration: .filled())
    private let footnoteLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        titleLabel.text = "What’s New\nin Lattice"
        titleLabel.font = .systemFont(ofSize: 36, weight: .heavy)
        titleLabel.numberOfLines = 0
        titleLabel.textAlignment = .center

        footnoteLabel.text = "Your drawings stay on this device unless you share them."
        footnoteLabel.font = .preferredFont(forTextStyle: .footnote)
        footnoteLabel.textColor = .secondaryLabel
        footnoteLabel.textAlignment = .center
        footnoteLabel.numberOfLines = 0

        continueButton.configuration?.title = "Continue"
        continueButton.configuration?.buttonSize = .large
        continueButton.configuration?.cornerStyle = .capsule

        let features = UIStackView(arrangedSubviews: [
            FeatureRow(
                symbol: "square.and.pencil", color: .systemOrange, title: "Draw freely",
                text: "Sketch a pattern with a finger; joints snap into place as you go."),
            FeatureRow(
                symbol: "arrow.triangle.2.circlepath", color: .systemGreen, title: "Always in step",
                text: "Changes appear on all your devices within seconds."),
            FeatureRow(
                symbol: "lock.fill", color: .systemBlue, title: "Private by design",
                text: "Nobody but you can read what you make."),
        ])
        features.axis = .vertical
        features.spacing = Spacing.large

        let bottom = UIStackView(arrangedSubviews: [footnoteLabel, continueButton])
        bottom.axis = .vertical
        bottom.spacing = Spacing.medium

        for subview in [titleLabel, features, bottom] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Spacing.xLarge),
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            features.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: Spacing.xLarge),
            features.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: Spacing.medium),
            features.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -Spacing.medium),
            bottom.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: Spacing.medium),
            bottom.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -Spacing.medium),
            bottom.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Spacing.medium),
            features.bottomAnchor.constraint(lessThanOrEqualTo: bottom.topAnchor, constant: -Spacing.medium),
        ])
    }
}

/// A coloured symbol beside a title and a sentence.
private final class FeatureRow: UIView {
    init(symbol: String, color: UIColor, title: String, text: String) {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: .medium)
        let icon = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
        icon.tintColor = color
        icon.contentMode = .center

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0

        let texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, texts])
        row.alignment = .center
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 44),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

#Preview("Onboarding") {
    OnboardingViewController()
}
