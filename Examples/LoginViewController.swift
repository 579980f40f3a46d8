import UIKit

/// Sign-in with two fields, a main button and ways around it; content follows the keyboard.
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
        let button = UIButton(type: .system)
        button.setTitle("Forgot password?", for: .normal)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let symbol = UIImageView(image: UIImage(systemName: "square.grid.3x3.fill"))
        symbol.tintColor = .systemTeal
        symbol.contentMode = .scaleAspectFit

        let titleLabel = UILabel()
        titleLabel.text = "Welcome back"
        titleLabel.font = .systemFont(ofSize: 32, weight: .bold)
        titleLabel.textAlignment = .center

        let subtitleLabel = UILabel()
        subtitleLabel.text = "Sign in to go on where you left off."
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
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
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        let centered = stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor, constant: -40)
        centered.priority = .defaultLow
        NSLayoutConstraint.activate([
            symbol.heightAnchor.constraint(equalToConstant: 72),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            centered,
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
        ])
    }

    private func makeField(placeholder: String, contentType: UITextContentType) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.textContentType = contentType
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 12
        // Below required, so that the stack can hide the field.
        let height = field.heightAnchor.constraint(equalToConstant: 48)
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
