import DeviceCatalog
import Foundation

@testable import AutoLayout
@testable import UIKit

/// The recordings of one repository, and how many of their frames come out the same here.
struct RecordedSuite: Sendable {
    /// One recorded frame beside the one found.
    struct Row: Sendable {
        /// Test and screen, or test and text size.
        var test: String
        var item: String
        var recorded: [Double]
        var found: [Double]

        /// Points; the largest difference of an origin or a size.
        var distance: Double { zip(recorded, found).map { abs($0 - $1) }.max() ?? .infinity }
    }

    var name: String
    /// Points.
    var tolerance: Double
    /// The least share of rows within the tolerance.
    var target: Double
    var rows: [Row]
    /// Conflicts between constraints, of which the recorded settings have none.
    var conflicts: [String] = []

    var hits: Int { rows.count { $0.distance <= tolerance } }
    var misses: [Row] { rows.filter { $0.distance > tolerance } }
    var share: Double { rows.isEmpty ? 0 : Double(hits) / Double(rows.count) }

    @MainActor static let all = tinderLayout() + fixFlex() + snapshotTesting() + [screens()]

    static let names = [
        "Tinder/Layout, without text", "Tinder/Layout, with text", "FixFlex, without text", "FixFlex, with text",
        "swift-snapshot-testing, with text", "swiftui-web, UIKit screens",
    ]
}

/// What a recording's table says about one layout.
private struct RecordedLayout {
    var test: String
    var setting: RecordedSetting
    var layoutCase: LayoutCase
    var frames: [(item: String, frame: [Double])]
}

@MainActor
extension RecordedSuite {
    private static let presets = Dictionary(
        uniqueKeysWithValues: RecordingFolder.table("presets.tsv").rows.map { ($0["id"], $0) })

    /// Two suites: rows of settings without texts, and of those with texts, whose recorded widths the engine knows.
    private static func suites(_ name: String, _ layouts: [RecordedLayout]) -> [RecordedSuite] {
        var plain = RecordedSuite(name: "\(name), without text", tolerance: 0.34, target: 0.99, rows: [])
        var text = RecordedSuite(name: "\(name), with text", tolerance: 0.34, target: 0.95, rows: [])
        let handler = _LayoutConflict.handler
        defer { _LayoutConflict.handler = handler }
        for layout in layouts {
            var conflicts = 0
            _LayoutConflict.handler = { _ in conflicts += 1 }
            let builder = LayoutCaseBuilder(layout.layoutCase)
            NSLayoutConstraint.activate(builder.constraints)
            builder.root.window?.layoutIfNeeded()
            let rows = layout.frames.map { item, frame in
                Row(test: layout.test, item: item, recorded: frame, found: numbers(builder.frame(of: item)))
            }
            if layout.setting.hasText { text.rows += rows } else { plain.rows += rows }
            if conflicts > 0 { plain.conflicts.append(layout.test) }
        }
        return [plain, text].filter { !$0.rows.isEmpty }
    }

    static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }

    /// Rows that follow each other and have the same text in two columns.
    private static func groups(_ table: DataTable, by first: String, _ second: String) -> [[DataTable.Row]] {
        var groups: [[DataTable.Row]] = []
        for row in table.rows {
            if let last = groups.last?.last, last[first] == row[first], last[second] == row[second] {
                groups[groups.count - 1].append(row)
            } else {
                groups.append([row])
            }
        }
        return groups
    }

    private static func frames(_ rows: [DataTable.Row], _ setting: RecordedSetting) -> [(String, [Double])] {
        rows.map { row in
            let index = Int(row["index"]) ?? 0
            let views = setting.order.filter { setting.views?[$0]?.type != "guide" }
            return (
                index == 0 ? "root" : views[index - 1], ["x", "y", "width", "height"].map { row.number($0) ?? .nan }
            )
        }
    }

    private static func treeLayouts(_ file: String, _ settings: String, screen: String) -> [RecordedLayout] {
        let settings = RecordedSetting.read(settings)
        return groups(RecordingFolder.table(file), by: "test", screen).compactMap { rows in
            guard let setting = settings[rows[0]["test"]], let preset = presets[rows[0][screen]] else { return nil }
            return RecordedLayout(
                test: "\(setting.name) \(rows[0][screen])", setting: setting,
                layoutCase: setting.layoutCase(on: preset, size: nil, rightToLeft: false),
                frames: frames(rows, setting))
        }
    }

    static func tinderLayout() -> [RecordedSuite] {
        suites("Tinder/Layout", treeLayouts("tinder_layout_frames.tsv", "tinder_layout.json", screen: "device"))
    }

    static func snapshotTesting() -> [RecordedSuite] {
        var suites = suites(
            "swift-snapshot-testing",
            treeLayouts("snapshot_testing_frames.tsv", "snapshot_testing.json", screen: "case"))
        for row in RecordingFolder.table("snapshot_testing_frames.tsv").rows where row["test"] == "testUIView" {
            let button = UIButton(type: .contactAdd)
            button.sizeToFit()
            button.layoutIfNeeded()
            let isImage = row["index"] == "1"
            let part = isImage ? button.imageView?.frame ?? .zero : button.frame
            let recorded = ["x", "y", "width", "height"].map { row.number($0) ?? .nan }
            suites[0].rows.append(
                Row(
                    test: "testUIView", item: isImage ? "image" : "button", recorded: recorded,
                    found: numbers(CGRect(origin: .zero, size: part.size))))
        }
        return suites
    }

    /// The whole box of a view of which two half-clear ones cover an end each, so that only its middle has its colour.
    private static func uncovered(
        _ item: String, _ box: [Double], _ setting: RecordedSetting
    ) -> (item: String, frame: [Double]) {
        let covers = setting.order.filter { $0.contains("50") }.count
        guard covers == 2, item == "yellow" else { return (item, box) }
        return (item, [box[0] - 20, box[1], box[2] + 40, box[3]])
    }

    static func fixFlex() -> [RecordedSuite] {
        let settings = RecordedSetting.read("fixflex.json")
        guard let preset = presets["story"] else { return [] }
        let layouts = groups(RecordingFolder.table("fixflex_boxes.tsv"), by: "story", "category").compactMap { rows in
            settings[rows[0]["story"]].map { setting in
                let category = rows[0]["category"]
                let size = LayoutCase.TextSize(rawValue: category.replacingOccurrences(of: "-rtl", with: ""))
                let boxes = rows.map { row in
                    (row["colour"], ["x_px", "y_px", "w_px", "h_px"].map { (row.number($0) ?? .nan) / 3 })
                }.map { uncovered($0.0, $0.1, setting) }
                let parent = ["parent_w_px", "parent_h_px"].map { (rows[0].number($0) ?? .nan) / 3 }
                return RecordedLayout(
                    test: "\(setting.name) \(category)", setting: setting,
                    layoutCase: setting.layoutCase(on: preset, size: size, rightToLeft: category.hasSuffix("-rtl")),
                    frames: boxes + [("parent", [0, 0] + parent)])
            }
        }
        return suites("FixFlex", layouts)
    }
}

// MARK: - Screens

@MainActor
extension RecordedSuite {
    /// The UIKit recordings: layout cases that name theirs, and screens.
    static func screens() -> RecordedSuite {
        var suite = RecordedSuite(name: "swiftui-web, UIKit screens", tolerance: 1, target: 0.9, rows: [])
        let handler = _LayoutConflict.handler
        defer { _LayoutConflict.handler = handler }
        _LayoutConflict.handler = { _ in }
        for layoutCase in LayoutCase.all {
            guard let recording = layoutCase.recording else { continue }
            let builder = LayoutCaseBuilder(layoutCase)
            NSLayoutConstraint.activate(builder.constraints)
            builder.root.layoutIfNeeded()
            for (item, frame) in layoutCase.frames.sorted(by: { $0.key < $1.key }) {
                let found = numbers(builder.frame(of: item))
                suite.rows.append(Row(test: recording, item: item, recorded: frame, found: found))
            }
        }
        for screen in RecordedScreen.all {
            let stage = RecordedStage(screen)
            suite.rows += rows(screen.recording, screen.frames, stage)
            for step in screen.steps ?? [] {
                stage.actions[step.name]?()
                stage.layout()
                suite.rows += rows("\(screen.recording) after \(step.name)", step.frames, stage)
            }
        }
        return suite
    }

    private static func rows(_ test: String, _ frames: [String: [Double]], _ stage: RecordedStage) -> [Row] {
        frames.sorted { $0.key < $1.key }.map { item, frame in
            Row(
                test: test, item: item, recorded: frame,
                found: stage.frame(of: item).map(numbers) ?? [Double](repeating: .infinity, count: 4))
        }
    }
}
