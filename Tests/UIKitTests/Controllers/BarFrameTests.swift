import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// One row of `bar_frames.tsv`.
struct BarFrameCase: CustomTestStringConvertible, Sendable {
    let row: DataTable.Row

    static let all = DataTable(PackageResources.bar_frames_tsv).rows.map(BarFrameCase.init)

    var testDescription: String { "\(row["case"]) \(row["design"]) \(row["width"])x\(row["height"])" }

    func numbers(_ column: String) -> [CGFloat] {
        row[column].split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
    }
}

@MainActor
@Suite(.serialized)
struct BarFrameTests {
    @Test(arguments: BarFrameCase.all)
    func frames(_ one: BarFrameCase) throws {
        apply(one)
        let content = UIViewController()
        content.title = "Title"
        let (root, bar) = try container(one.row["case"], content)
        _ApplicationHost.show(root)
        let frame = bar.frame
        let area = content.view.safeAreaInsets
        #expect([frame.minX, frame.minY, frame.width, frame.height] == one.numbers("bar"), "\(one.row["source"])")
        #expect([area.top, area.left, area.bottom, area.right] == one.numbers("area"), "\(one.row["source"])")
        #expect(content.view.frame == root.view.bounds)
    }

    private func apply(_ one: BarFrameCase) {
        _ApplicationHost.reset()
        var environment = _HostEnvironment()
        let size = CGSize(width: one.numbers("width")[0], height: one.numbers("height")[0])
        let insets = one.numbers("insets")
        environment.screenSize = size
        environment.windowSize = size
        environment.safeAreaInsets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        environment.design = DesignGeneration(rawValue: one.row["design"]) ?? .ios26
        _HostEnvironment.current = environment
    }

    private func container(_ name: String, _ content: UIViewController) throws -> (UIViewController, UIView) {
        let navigation = UINavigationController(rootViewController: content)
        switch name {
        case "navigation":
            return (navigation, navigation.navigationBar)
        case "navigationLarge":
            navigation.navigationBar.prefersLargeTitles = true
            return (navigation, navigation.navigationBar)
        case "toolbar":
            navigation.isToolbarHidden = false
            return (navigation, try #require(navigation.toolbar))
        case "tab":
            let plain = UITabBarController()
            navigation.viewControllers = []
            plain.viewControllers = [content]
            return (plain, plain.tabBar)
        default:
            throw UnknownCase(name: name)
        }
    }

    struct UnknownCase: Error {
        var name: String
    }

    /// Every number has a row for each generation, or one for all.
    @Test(arguments: BarMetric.allCases)
    func everyMetricHasAValue(_ metric: BarMetric) {
        let isOnlyOfOneDesign = metric.rawValue.hasPrefix("tab.pitch") || metric.rawValue.hasPrefix("tab.selection")
        for design in DesignGeneration.allCases where design == .ios26 || !isOnlyOfOneDesign {
            #expect(metric.value(in: design) != nil, "\(metric.rawValue) has no value for \(design)")
        }
    }

    /// Every row says where its number is from.
    @Test func everyRowHasASourceAndConfidence() {
        let known = Set(BarMetric.allCases.map(\.rawValue))
        for row in BarTable.shared.rows {
            #expect(known.contains(row["name"]), "\(row["name"]) is not used")
            #expect(!row["source"].isEmpty)
            #expect(["recorded", "documented", "derived", "assumed"].contains(row["confidence"]), "\(row["name"])")
        }
    }

    @Test func everySystemItemHasLooks() throws {
        for raw in 0...25 {
            guard let item = UIBarButtonItem.SystemItem(rawValue: raw), item != .flexibleSpace, item != .fixedSpace
            else {
                continue
            }
            for design in DesignGeneration.allCases {
                let looks = try #require(SystemItemLooks(item, design: design), "\(item)")
                #expect((looks.title == nil) != (looks.symbol == nil), "\(item)")
            }
        }
    }
}
