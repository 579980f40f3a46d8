import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// Sizes, baselines and priorities of controls, from the data files `controls_*.tsv`.
@MainActor
@Suite(.serialized)
struct ControlsSizeTests {
    @Test(arguments: DataTable(PackageResources.controls_sizes_tsv).rows)
    func sizes(_ row: DataTable.Row) throws {
        let design = try #require(DesignGeneration(rawValue: row["design"]))
        ControlSample.prepare(scale: CGFloat(row.number("scale") ?? 2), design: design)
        let view = try #require(ControlSample.make(row["control"], row["setup"]), "\(row["control"]) is unknown")
        let size = view.intrinsicContentSize
        let note = "\(row["control"]) \(row["setup"]) [\(row["source"])]"
        #expect(isClose(size.width, row.number("width") ?? .nan), "width \(size.width) of \(note)")
        #expect(isClose(size.height, row.number("height") ?? .nan), "height \(size.height) of \(note)")
        let fitted = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        if let width = row.number("fittedWidth") { #expect(isClose(fitted.width, width), "\(fitted.width) of \(note)") }
        #expect(isClose(fitted.height, row.number("fittedHeight") ?? .nan), "\(fitted.height) of \(note)")
        // The frame is the alignment rectangle with its insets.
        let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        if row.number("fittedWidth") != nil { #expect(isClose(frame.height, Double(fitted.height)), "\(note)") }
    }

    @Test(arguments: DataTable(PackageResources.controls_baselines_tsv).rows)
    func baselines(_ row: DataTable.Row) throws {
        ControlSample.prepare()
        let label = UILabel()
        label.font = .systemFont(ofSize: CGFloat(try #require(row.number("pointSize"))))
        label.text = "Hg"
        let offsets = label.baselineOffsets
        #expect(isClose(offsets.first, try #require(row.number("baseline"))))
        #expect(isClose(offsets.first + offsets.last, Double(label.intrinsicContentSize.height)))
    }

    @Test(arguments: DataTable(PackageResources.controls_priorities_tsv).rows)
    func priorities(_ row: DataTable.Row) throws {
        ControlSample.prepare()
        let view = try #require(ControlSample.make(row["control"], "x"))
        let found = [
            view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
            view.contentCompressionResistancePriority(for: .horizontal),
            view.contentCompressionResistancePriority(for: .vertical),
        ].map { Double($0.rawValue) }
        let expected = ["huggingX", "huggingY", "compressionX", "compressionY"].map { row.number($0) }
        #expect(found == expected.compactMap { $0 })
    }

    @Test(arguments: DataTable(PackageResources.controls_wrapping_tsv).rows)
    func wrapping(_ row: DataTable.Row) throws {
        ControlSample.prepare()
        let width = CGFloat(try #require(row.number("width")))
        let label = UILabel()
        label.numberOfLines = 0
        label.lineBreakStrategy = []
        label.font = .systemFont(ofSize: CGFloat(try #require(row.number("pointSize"))))
        label.text = row["words"]
        let fit = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        #expect(isClose(fit.height, try #require(row.number("fit"))))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: width),
        ])
        root.layoutIfNeeded()
        #expect(isClose(label.frame.height, try #require(row.number("solved"))))
        #expect(label._textFacts?.lines == row.number("lines").map { Int($0) })
    }

    /// Every number that code asks for has a row for each design.
    @Test(arguments: DesignGeneration.allCases)
    func everyMetricHasARow(_ design: DesignGeneration) {
        for metric in ControlMetric.allCases {
            #expect(
                ControlTable.shared.value(of: metric, in: design) != nil, "controls.tsv: no row for \(metric.rawValue)")
        }
    }

    @Test func everyRowIsUsedAndHasAConfidence() {
        let names = Set(ControlMetric.allCases.map(\.rawValue))
        for row in DataTable(UIKit.PackageResources.controls_tsv).rows {
            #expect(names.contains(row["name"]), "controls.tsv: nothing reads \(row["name"])")
            #expect(["recorded", "derived", "documented", "assumed"].contains(row["confidence"]), "\(row["name"])")
            #expect(row["confidence"] == "assumed" || !row["source"].isEmpty, "\(row["name"]) names no source")
        }
    }
}
