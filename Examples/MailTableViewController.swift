import UIKit

/// A mailbox: a table of messages by day, with swipe actions, an unread mark and a header for each section.
final class MailTableViewController: UITableViewController {
    private var days: [MailDay] = MailDay.samples

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(MailCell.self, forCellReuseIdentifier: MailCell.identifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
        tableView.rowHeight = UITableView.automaticDimension
        refreshControl = UIRefreshControl()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { days.count + 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? Folder.allCases.count : days[section - 1].messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section > 0 else { return folderCell(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: MailCell.identifier, for: indexPath)
        (cell as? MailCell)?.show(days[indexPath.section - 1].messages[indexPath.row])
        return cell
    }

    private func folderCell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
        let folder = Folder.allCases[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = folder.rawValue
        content.secondaryText = folder.count.map(String.init)
        content.image = UIImage(systemName: folder.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: Sections

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : days[section - 1].name
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == days.count ? "Messages are kept on this device for thirty days." : nil
    }

    // MARK: Actions

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section > 0 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(at: indexPath)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.section > 0
    }

    private func delete(at indexPath: IndexPath) {
        days[indexPath.section - 1].messages.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

/// Sender and time on one line, the subject and the beginning of the text below; as tall as these.
private final class MailCell: UITableViewCell {
    static let identifier = "mail"
    private let senderLabel = UILabel()
    private let timeLabel = UILabel()
    private let subjectLabel = UILabel()
    private let excerptLabel = UILabel()
    private let unreadMark = UIView()
    private let topRow = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.font = .preferredFont(forTextStyle: .subheadline)
        timeLabel.textColor = .secondaryLabel
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        excerptLabel.font = .preferredFont(forTextStyle: .subheadline)
        excerptLabel.textColor = .secondaryLabel
        excerptLabel.numberOfLines = 2
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [senderLabel, timeLabel, subjectLabel, excerptLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
        unreadMark.backgroundColor = .systemBlue
        unreadMark.layer.cornerRadius = 5
        accessoryType = .disclosureIndicator
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        topRow.addArrangedSubview(senderLabel)
        topRow.addArrangedSubview(timeLabel)
        topRow.spacing = 8
        let column = UIStackView(arrangedSubviews: [topRow, subjectLabel, excerptLabel])
        column.axis = .vertical
        column.spacing = 2
        for view in [column, unreadMark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            unreadMark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            unreadMark.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            unreadMark.widthAnchor.constraint(equalToConstant: 10),
            unreadMark.heightAnchor.constraint(equalToConstant: 10),
            column.leadingAnchor.constraint(equalTo: unreadMark.trailingAnchor, constant: 10),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        separatorInset = UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 16)
    }

    func show(_ message: Message) {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        topRow.axis = isLarge ? .vertical : .horizontal
        topRow.alignment = isLarge ? .leading : .firstBaseline
        for label in [senderLabel, subjectLabel] { label.numberOfLines = isLarge ? 0 : 1 }
        excerptLabel.numberOfLines = isLarge ? 4 : 2
        senderLabel.text = message.sender
        timeLabel.text = message.time
        subjectLabel.text = message.subject
        excerptLabel.text = message.excerpt
        unreadMark.isHidden = !message.isUnread
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        unreadMark.isHidden = true
    }
}

private enum Folder: String, CaseIterable {
    case flagged = "Flagged"
    case archive = "Archive"

    var symbol: String { self == .flagged ? "flag.fill" : "archivebox.fill" }
    var count: Int? { self == .flagged ? 3 : nil }
}

private struct Message {
    var sender: String
    var time: String
    var subject: String
    var excerpt: String
    var isUnread = false
}

private struct MailDay {
    var name: String
    var messages: [Message]

    static let samples = [
        MailDay(
            name: "Today",
            messages: [
                Message(
                    sender: "Ada Lovelace", time: "9:41", subject: "Notes on the engine",
                    excerpt: "I have added a table of the operations, one line for each card, and two remarks.",
                    isUnread: true),
                Message(
                    sender: "Library", time: "8:15", subject: "Your reservation is ready",
                    excerpt: "“The Joiner's Handbook” waits for you at the desk on the ground floor until Friday."),
            ]),
        MailDay(
            name: "Yesterday",
            messages: [
                Message(
                    sender: "Grace Hopper", time: "17:02", subject: "Re: Compiler meeting",
                    excerpt: "Thursday suits me. I will bring the moth.", isUnread: true),
                Message(
                    sender: "City Railways", time: "12:30", subject: "Change of platform",
                    excerpt: "The 14:05 to the coast leaves from platform 7 all week, owing to work on the bridge."),
                Message(
                    sender: "Alan", time: "7:58", subject: "Sunday's walk",
                    excerpt: "Ten miles along the river, lunch at the mill. Shoes that may get wet."),
            ]),
    ]
}

#Preview("Mail") {
    let navigation = UINavigationController(rootViewController: MailTableViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}
