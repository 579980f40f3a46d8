import UIKit

/// A page that greets new users: three promises, one button. What large text leaves no room for is scrolled.
final class OnboardingViewController: UIViewController {
    private enum Spacing {
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
        static let xLarge: CGFloat = 40
    }

    private let titleLabel = UILabel()
    private let continueButton = UIButton(configuration: .filled())
    private let footnoteLabel = UILabel()
    private let scrollView = UIScrollView()
    private let content = UIStackView()
    private let bottom = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        titleLabel.text = "What’s New\nin Lattice"
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 36, weight: .heavy))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        titleLabel.textAlignment = .center

        footnoteLabel.text = "Your drawings stay on this device unless you share them."
        footnoteLabel.font = .preferredFont(forTextStyle: .footnote)
        footnoteLabel.adjustsFontForContentSizeCategory = true
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

        for view in [titleLabel, features] { content.addArrangedSubview(view) }
        content.axis = .vertical
        content.spacing = Spacing.xLarge
        bottom.addArrangedSubview(continueButton)
        bottom.axis = .vertical
        bottom.spacing = Spacing.medium
        layoutContent()
        placeFootnote()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
            self.placeFootnote()
        }
    }

    /// Above the button, or with the text that scrolls where it would take the room of that.
    private func placeFootnote() {
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            content.addArrangedSubview(footnoteLabel)
        } else {
            bottom.insertArrangedSubview(footnoteLabel, at: 0)
        }
    }

    private func layoutContent() {
        for subview in [scrollView, content, bottom] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        view.addSubview(bottom)
        scrollView.addSubview(content)
        // Also keeps content that needs no scrolling below the status bar.
        scrollView.alwaysBounceVertical = true
        let margins = view.layoutMarginsGuide
        let area = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -Spacing.medium),
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.xLarge),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Spacing.medium),
            content.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            area.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: Spacing.medium),
            bottom.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: Spacing.medium),
            bottom.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -Spacing.medium),
            bottom.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Spacing.medium),
        ])
    }
}

/// A coloured symbol beside a title and a sentence, or above them where the text is very large.
private final class FeatureRow: UIView {
    private let row: UIStackView

    init(symbol: String, color: UIColor, title: String, text: String) {
        row = UIStackView()
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: .medium)
        let icon = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
        icon.tintColor = color
        icon.contentMode = .center

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.adjustsFontForContentSizeCategory = true
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0

        let texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        texts.axis = .vertical
        texts.spacing = 2
        row.addArrangedSubview(icon)
        row.addArrangedSubview(texts)
        row.spacing = 16
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in self.arrange() }
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

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
    }
}

#Preview("Onboarding") {
    OnboardingViewController()
}
