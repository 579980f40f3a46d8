import FindingModel
import Testing
import UIKit

@testable import ViewHost

/// Rows of a table with a height of its own: that one counts, not the one of a cell before the table has it.
@MainActor @Suite("Conflicts of rows", .serialized) struct TableRowConflictTests {
    private final class Cell: UITableViewCell {
        let box = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Table: UITableViewController {
        var count = 1

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            Cell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(arguments: [(60, []), (50, ["it is 50"]), (80, ["would be 80"])] as [(CGFloat, [String])])
    func theRowsHeightCounts(_ height: CGFloat, _ parts: [String]) throws {
        let (snapshot, _) = try Shown.snapshot("Table") {
            let table = Table()
            table.tableView.rowHeight = height
            return table
        }
        let found = snapshot.document.findings.filter { $0.rule == "R01" }
        #expect(found.count == parts.count)
        for (finding, part) in zip(found, parts) { #expect(finding.message.contains(part), "\(finding.message)") }
    }

    /// Each cell has the constraints of the same lines.
    @Test func theCellsOfATableAreOneFinding() throws {
        let (snapshot, _) = try Shown.snapshot("Table") {
            let table = Table()
            table.count = 6
            table.tableView.rowHeight = 50
            return table
        }
        let found = snapshot.document.findings.filter { $0.rule == "R01" }
        #expect(found.count == 1 && found.first?.message.hasSuffix("; the same 6 times") == true, "\(found)")
        #expect(found.first?.message.contains("== 50 is the cell height set by the table;") == true, "\(found)")
    }

    /// Cells that are used again come in the order of the rows, so that every run tells the same.
    @Test func reusedCellsAreToldInTheirOrder() throws {
        let (snapshot, _) = try Shown.snapshot("Table") {
            let table = Table()
            table.count = 12
            table.tableView.rowHeight = 50
            table.tableView.frame.size = CGSize(width: 402, height: 874)
            table.tableView.layoutIfNeeded()
            table.tableView.reloadData()
            return table
        }
        let found = snapshot.document.findings.filter { $0.rule == "R01" }
        guard case .object(let details)? = found.first?.details, case .array(let views)? = details["views"] else {
            Issue.record("no views: \(found)")
            return
        }
        let indices = views.compactMap { view -> Int? in
            guard case .string(let path) = view, let match = path.firstMatch(of: /Cell\[(\d+)\]/) else { return nil }
            return Int(match.1)
        }
        #expect(indices.count > 1 && indices == indices.sorted(), "\(views)")
    }
}
