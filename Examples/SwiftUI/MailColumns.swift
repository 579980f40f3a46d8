import SwiftUI

/// Mailboxes, letters and one letter beside each other where there is room; on a phone one after the other.
struct MailColumns: View {
    struct Mailbox: Identifiable, Hashable {
        let name: String
        let symbol: String
        let unread: Int
        var id: String { name }
    }

    struct Letter: Identifiable, Hashable {
        let id: Int
        let sender: String
        let subject: String
        let text: String
        let time: String
    }

    @State private var mailbox: Mailbox? = Self.mailboxes[0]
    @State private var letter: Letter? = Self.letters[1]
    @State private var column = NavigationSplitViewColumn.content

    static let mailboxes = [
        Mailbox(name: "Inbox", symbol: "tray.fill", unread: 4),
        Mailbox(name: "Flagged", symbol: "flag.fill", unread: 0),
        Mailbox(name: "Drafts", symbol: "doc.fill", unread: 2),
        Mailbox(name: "Sent", symbol: "paperplane.fill", unread: 0),
        Mailbox(name: "Junk", symbol: "xmark.bin.fill", unread: 17),
    ]
    static let letters = [
        Letter(
            id: 1, sender: "Elif Aydın", subject: "Saturday's class",
            text: "Six people have signed up, and two of them bring their own saws.", time: "09:41"),
        Letter(
            id: 2, sender: "Ren", subject: "The boards have rested",
            text: "They lie flat and have lost the smell of rain. I would begin with the small screen, as its pieces "
                + "are short and forgive more. The wide boards can wait until the doors.\n\nI have put the sticks back.",
            time: "08:12"),
        Letter(
            id: 3, sender: "Noor Haddad", subject: "Invoice for the tea house",
            text: "Please find it below, with the eleven hundred pieces counted as one.", time: "Yesterday"),
        Letter(
            id: 4, sender: "Tool library", subject: "Your plane is due",
            text: "Somebody else is waiting for number 7.", time: "Friday"),
    ]

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(Self.mailboxes, selection: $mailbox) { mailbox in
                NavigationLink(value: mailbox) { Label(mailbox.name, systemImage: mailbox.symbol) }
                    .badge(mailbox.unread)
            }
            .navigationTitle("Mailboxes")
        } content: {
            List(Self.letters, selection: $letter) { letter in
                NavigationLink(value: letter) { LetterRow(letter: letter) }
            }
            .listStyle(.plain)
            .navigationTitle(mailbox?.name ?? "Letters")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: "square.and.pencil") {} }
            }
        } detail: {
            if let letter {
                LetterView(letter: letter)
            } else {
                ContentUnavailableView("No letter", systemImage: "tray")
            }
        }
    }
}

private struct LetterRow: View {
    let letter: MailColumns.Letter

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(alignment: .firstTextBaseline) {
                Text(letter.sender).font(.headline).lineLimit(1)
                Spacer()
                Text(letter.time).font(.subheadline).foregroundStyle(.secondary)
            }
            Text(letter.subject).font(.subheadline).lineLimit(1)
            Text(letter.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
    }
}

private struct LetterView: View {
    let letter: MailColumns.Letter

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                HStack(spacing: 12) {
                    Text(String(letter.sender.prefix(1))).font(.title3.bold()).foregroundStyle(.white)
                        .dynamicTypeSize(...DynamicTypeSize.xLarge)
                        .frame(width: 48, height: 48)
                        .background(Color.indigo.gradient, in: Circle())
                    VStack(alignment: .leading) {
                        Text(letter.sender).font(.headline)
                        Text("To you, \(letter.time)").font(.subheadline).foregroundStyle(.secondary)
                    }
                }
                Text(letter.subject).font(.title2.bold())
                Text(letter.text)
            }
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Archive", systemImage: "archivebox") {}
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            }
        }
    }
}

#Preview("Mail") {
    MailColumns()
}
