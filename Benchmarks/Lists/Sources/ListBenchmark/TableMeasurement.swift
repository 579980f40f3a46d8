import UIKit

/// A table of many rows in a window: its first screen, and one screen after the other.
@MainActor
struct TableMeasurement {
    let rows: Int
    let screens: Int

    private final class Source: NSObject, UITableViewDataSource {
        let rows: Int
        private(set) var made = 0
        init(rows: Int) { self.rows = rows }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "row")
            if cell == nil {
                made += 1
                cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
            }
            cell.textLabel?.text = "Row number \(indexPath.row)"
            cell.detailTextLabel?.text = "Something about row \(indexPath.row)"
            return cell
        }
    }

    func run() {
        let size = CGSize(width: 402, height: 874)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        var firsts: [Double] = []
        var scrolls: [Double] = []
        var early = 0
        var late = 0
        var cells = 0
        for round in 0..<5 {
            let source = Source(rows: rows)
            var table: UITableView!
            firsts.append(
                seconds {
                    table = UITableView(frame: window.bounds, style: .plain)
                    table.dataSource = source
                    window.addSubview(table)
                    window.layoutIfNeeded()
                })
            for screen in 1...screens {
                scrolls.append(
                    seconds {
                        table.contentOffset.y = CGFloat(screen) * size.height
                        window.layoutIfNeeded()
                    })
                if round == 0, screen == screens / 10 { early = allocatedBytes() }
            }
            if round == 0 { late = allocatedBytes() }
            cells = source.made
            table.removeFromSuperview()
        }
        report([
            "first_ms": firsts.median * 1e3, "scroll_ms": scrolls.median * 1e3,
            "scroll_longest_ms": (scrolls.max() ?? 0) * 1e3, "cells": cells,
            "growth_bytes_per_screen": Double(late - early) / Double(screens - screens / 10),
        ])
    }
}
