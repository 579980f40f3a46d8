import UIKit

/// Constraints and stacks that go wrong: `kumiko check Examples/Faulty` says how.
final class NewsletterViewController: UIViewController {
    private let badge = UILabel()
    private let card = UIView()
    private let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.text = "New"
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        view.addSubview(card)
        rows.addSubview(UILabel())
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            card.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
            card.widthAnchor.constraint(equalToConstant: 320),
        ])
    }
}
