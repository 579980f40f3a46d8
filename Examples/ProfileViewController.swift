import UIKit

/// A profile: picture, name, three figures and two actions above a card with facts.
///
/// Where the text is very large, figures and actions stand one below the other.
final class ProfileViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let avatarView = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    private let nameLabel = UILabel()
    private let handleLabel = UILabel()
    private let biographyLabel = UILabel()
    private let figuresStack = UIStackView()
    private let followButton = UIButton(configuration: .filled())
    private let messageButton = UIButton(configuration: .tinted())
    private let buttonStack = UIStackView()
    private let factsCard = FactsCardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureHeader()
        configureFigures()
        configureButtons()
        factsCard.facts = [
            ("mappin.and.ellipse", "Kyoto, Japan"), ("link", "kumiko.example"), ("calendar", "Joined March 2021"),
        ]
        layoutContent()
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in self.arrange() }
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for stack in [figuresStack, buttonStack] { stack.axis = isLarge ? .vertical : .horizontal }
        figuresStack.spacing = isLarge ? 12 : 0
    }

    private func configureHeader() {
        avatarView.tintColor = .systemIndigo
        avatarView.contentMode = .scaleAspectFit
        nameLabel.text = "Haruka Sato"
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.numberOfLines = 0
        nameLabel.textAlignment = .center
        handleLabel.text = "@haruka"
        handleLabel.font = .preferredFont(forTextStyle: .subheadline)
        handleLabel.textColor = .secondaryLabel
        biographyLabel.text = "Woodworker and teacher. I join lattices without nails and write about how they hold."
        biographyLabel.font = .preferredFont(forTextStyle: .body)
        biographyLabel.numberOfLines = 0
        biographyLabel.textAlignment = .center
        for label in [nameLabel, handleLabel, biographyLabel] { label.adjustsFontForContentSizeCategory = true }
    }

    private func configureFigures() {
        figuresStack.distribution = .fillEqually
        for (value, caption) in [("128", "Posts"), ("12.4K", "Followers"), ("317", "Following")] {
            figuresStack.addArrangedSubview(FigureView(value: value, caption: caption))
        }
    }

    private func configureButtons() {
        followButton.configuration?.title = "Follow"
        followButton.configuration?.image = UIImage(systemName: "plus")
        followButton.configuration?.imagePadding = 6
        followButton.configuration?.cornerStyle = .capsule
        messageButton.configuration?.title = "Message"
        messageButton.configuration?.cornerStyle = .capsule
        followButton.addTarget(self, action: #selector(followTapped(_:)), for: .touchUpInside)
    }

    private func layoutContent() {
        for button in [followButton, messageButton] { buttonStack.addArrangedSubview(button) }
        buttonStack.spacing = 12
        buttonStack.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [
            avatarView, nameLabel, handleLabel, biographyLabel, figuresStack, buttonStack, factsCard,
        ])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.setCustomSpacing(4, after: nameLabel)
        stack.setCustomSpacing(24, after: figuresStack)
        stack.setCustomSpacing(24, after: buttonStack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        // Also keeps content that needs no scrolling below the status bar.
        scrollView.alwaysBounceVertical = true
        // Below required, so that a person without a picture can hide it.
        let avatarHeight = avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor)
        avatarHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            avatarView.widthAnchor.constraint(equalToConstant: 112),
            avatarHeight,
            figuresStack.widthAnchor.constraint(equalTo: stack.widthAnchor),
            buttonStack.widthAnchor.constraint(equalTo: stack.widthAnchor),
            factsCard.widthAnchor.constraint(equalTo: stack.widthAnchor),
        ])
    }

    @objc private func followTapped(_ sender: UIButton) {
        let isFollowing = sender.configuration?.title == "Following"
        sender.configuration?.title = isFollowing ? "Follow" : "Following"
    }
}

/// A number above what it counts.
private final class FigureView: UIStackView {
    init(value: String, caption: String) {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .center
        spacing = 2
        let valueLabel = UILabel()
        valueLabel.text = value
        valueLabel.font = .preferredFont(forTextStyle: .headline)
        valueLabel.adjustsFontForContentSizeCategory = true
        let captionLabel = UILabel()
        captionLabel.text = caption
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        captionLabel.textColor = .secondaryLabel
        captionLabel.adjustsFontForContentSizeCategory = true
        addArrangedSubview(valueLabel)
        addArrangedSubview(captionLabel)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A rounded card with one line for each fact.
private final class FactsCardView: UIView {
    private let stack = UIStackView()

    var facts: [(symbol: String, text: String)] = [] {
        didSet { rebuild() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        // Below required, so that the card can be hidden.
        let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            bottom,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func rebuild() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for fact in facts {
            let icon = UIImageView(image: UIImage(systemName: fact.symbol))
            icon.tintColor = .systemIndigo
            icon.contentMode = .center
            icon.widthAnchor.constraint(equalToConstant: 28).isActive = true
            let label = UILabel()
            label.text = fact.text
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            let row = UIStackView(arrangedSubviews: [icon, label])
            row.spacing = 10
            row.alignment = .center
            stack.addArrangedSubview(row)
        }
    }
}

#Preview("Profile") {
    ProfileViewController()
}
