import UIKit

/// Sign-in with two fields, a main button and ways around it; content follows the keyboard and scrolls where it must.
final class LoginViewController: UIViewController {
    private lazy var emailField = makeField(placeholder: "Email", contentType: .username)
    private lazy var passwordField: UITextField = {
        let field = makeField(placeholder: "Password", contentType: .password)
        field.isSecureTextEntry = true
        field.returnKeyType = .go
        return field
    }()

    private lazy var signInButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign In"
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        let button = UIButton(configuration: configuration)
        button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        return button
    }()

    private let forgotButton: UIButton = {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Forgot password?"
        configuration.buttonSize = .small
        return UIButton(configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let symbol = UIImageView(image: UIImage(systemName: "square.grid.3x3.fill"))
        symbol.tintColor = .systemTeal
        symbol.contentMode = .scaleAspectFit

        let titleLabel = UILabel()
        titleLabel.text = "Welcome back"
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 32, weight: .bold))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0

        let subtitleLabel = UILabel()
        subtitleLabel.text = "Sign in to go on where you left off."
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.textAlignment = .center
        subtitleLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [
            symbol, titleLabel, subtitleLabel, emailField, passwordField, signInButton, forgotButton,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: symbol)
        stack.setCustomSpacing(32, after: subtitleLabel)
        stack.setCustomSpacing(24, after: passwordField)
        symbol.heightAnchor.constraint(equalToConstant: 72).isActive = true
        layoutContent(stack)
    }

    /// In the middle of what the keyboard leaves, from the top where it is higher than that.
    private func layoutContent(_ stack: UIStackView) {
        let scrollView = UIScrollView()
        let content = UIView()
        for view in [scrollView, content, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(stack)
        // Also keeps content that needs no scrolling below the status bar.
        scrollView.alwaysBounceVertical = true
        let area = scrollView.contentLayoutGuide
        let centered = stack.centerYAnchor.constraint(equalTo: content.centerYAnchor, constant: -40)
        centered.priority = .defaultLow
        let height = content.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor), height,
            stack.leadingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -16),
            centered,
        ])
    }

    private func makeField(placeholder: String, contentType: UITextContentType) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.textContentType = contentType
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 12
        // Below required, so that the stack can hide the field.
        let height = field.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        return field
    }

    @objc private func signIn() {
        view.endEditing(true)
    }
}

#Preview("Login") {
    LoginViewController()
}

#Preview("Login, dark") {
    let controller = LoginViewController()
    controller.overrideUserInterfaceStyle = .dark
    return controller
}
