import UIKit

/// Settings built from stacks alone: groups of rows in rounded cards inside a scroll view.
final class SettingsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let contentStack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        contentStack.axis = .vertical
        contentStack.spacing = 28
        contentStack.addArrangedSubview(
            SettingsGroup(
                title: "General",
                rows: [
                    .init(symbol: "bell.fill", color: .systemRed, title: "Notifications", accessory: .toggle(true)),
                    .init(
                        symbol: "moon.fill", color: .systemIndigo, title: "Dark appearance", accessory: .toggle(false)),
                    .init(symbol: "globe", color: .systemBlue, title: "Language", accessory: .value("English")),
                ]))
        contentStack.addArrangedSubview(
            SettingsGroup(
                title: "Storage",
                rows: [
                    .init(symbol: "icloud.fill", color: .systemTeal, title: "iCloud", accessory: .value("1.2 GB")),
                    .init(symbol: "trash.fill", color: .systemGray, title: "Clear cache", accessory: .none),
                ]))
        contentStack.addArrangedSubview(
            SettingsGroup(
                title: "About",
                rows: [
                    .init(
                        symbol: "info.circle.fill", color: .systemGreen, title: "Version", accessory: .value("2.4.1")),
                    .init(symbol: "heart.fill", color: .systemPink, title: "Rate this app", accessory: .none),
                ]))
        layoutContent()
    }

    private func layoutContent() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(contentStack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            contentStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
            contentStack.trailingAnchor.constraint(
                equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
            contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }
}

private struct SettingsRow {
    enum Accessory {
        case none
        case value(String)
        case toggle(Bool)
    }

    var symbol: String
    var color: UIColor
    var title: String
    var accessory: Accessory
}

/// A caption above a card of rows with hairlines between them.
private final class SettingsGroup: UIStackView {
    init(title: String, rows: [SettingsRow]) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
        let caption = UILabel()
        caption.text = title
        caption.font = .preferredFont(forTextStyle: .headline)
        caption.adjustsFontForContentSizeCategory = true
        caption.textColor = .secondaryLabel
        let inset = UIStackView(arrangedSubviews: [caption])
        inset.isLayoutMarginsRelativeArrangement = true
        inset.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        addArrangedSubview(inset)

        let card = UIStackView()
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 26
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        for (index, row) in rows.enumerated() {
            if index > 0 { card.addArrangedSubview(SeparatorView()) }
            card.addArrangedSubview(SettingsRowView(row: row))
        }
        addArrangedSubview(card)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Badge, title and accessory side by side, or one below the other where the text is very large.
private final class SettingsRowView: UIView {
    private let stack = UIStackView()

    init(row: SettingsRow) {
        super.init(frame: .zero)
        let badge = UIView()
        badge.backgroundColor = row.color
        badge.layer.cornerRadius = 8
        badge.translatesAutoresizingMaskIntoConstraints = false
        let icon = UIImageView(
            image: UIImage(systemName: row.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)))
        icon.tintColor = .white
        icon.translatesAutoresizingMaskIntoConstraints = false
        badge.addSubview(icon)
        let label = UILabel()
        label.text = row.title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)

        for view in [badge, label] { stack.addArrangedSubview(view) }
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        switch row.accessory {
        case .none:
            let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
            chevron.tintColor = .tertiaryLabel
            chevron.setContentHuggingPriority(.required, for: .horizontal)
            stack.addArrangedSubview(chevron)
        case .value(let value):
            let valueLabel = UILabel()
            valueLabel.text = value
            valueLabel.font = .preferredFont(forTextStyle: .body)
            valueLabel.adjustsFontForContentSizeCategory = true
            valueLabel.textColor = .secondaryLabel
            valueLabel.setContentHuggingPriority(.required, for: .horizontal)
            stack.addArrangedSubview(valueLabel)
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            stack.addArrangedSubview(toggle)
        }
        addSubview(stack)
        // At least this height leaves open how much more; the wish says no more than large text needs.
        let height = heightAnchor.constraint(equalToConstant: 52)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
            height,
            badge.widthAnchor.constraint(equalToConstant: 30),
            badge.heightAnchor.constraint(equalToConstant: 30),
            icon.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
            icon.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 6),
        ])
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in self.arrange() }
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isLarge ? .vertical : .horizontal
        stack.alignment = isLarge ? .leading : .center
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A hairline that starts where the row's title does.
private final class SeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 58),
            line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

#Preview("Settings") {
    UINavigationController(rootViewController: SettingsViewController())
}
