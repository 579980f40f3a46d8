import Foundation
import LayoutSolver
import Synchronization
import Testing
import TextEngine

@testable import AutoLayout
@testable import UIKit

/// I1 to I7: content size, alignment rectangles and baselines. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: content size")
struct IntrinsicRules {
    /// A view whose content changes and that counts how often it is asked.
    final class ChangingBlock: UIView {
        var content = CGSize(width: 40, height: 20)
        var reads = 0
        override var intrinsicContentSize: CGSize {
            reads += 1
            return content
        }
    }

    final class InsetView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    /// Notes the widths that texts are measured at.
    struct NotingEngine: TextEngine {
        final class Notes: Sendable { let widths = Mutex<[Double?]>([]) }
        let notes = Notes()
        private let engine = FixedMetricsTextEngine()
        func metrics(of font: FontDescriptor) -> FontMetrics { engine.metrics(of: font) }
        func layout(_ request: TextRequest) -> TextLayout {
            notes.widths.withLock { $0.append(request.width) }
            return engine.layout(request)
        }
    }

    private func rows(_ view: UIView, _ variable: KeyPath<_LayoutNode.Variables, Variable>) -> [String] {
        guard let variables = view.layoutNode.variables else { return [] }
        let solver = view._engineOfTree.solver
        return solver.constraints(of: variables[keyPath: variable]).map(solver.definition)
            .filter { $0.terms.count == 1 && !$0.isRequired }
            .map { "\($0.relation) \($0.constant) @\($0.priority)" }.sorted()
    }

    /// Source: Auto Layout Guide; WWDC 2012 session 228; documented.
    @Test("I1 two constraints an axis, none where there is no size")
    func twoConstraints() {
        let stage = Stage()
        let block = stage.pinned(Block(80, UIView.noIntrinsicMetric))
        block.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stage.layout()
        #expect(rows(block, \.width) == ["greaterThanOrEqual 80.0 @750.0", "lessThanOrEqual 80.0 @251.0"])
        #expect(rows(block, \.height).isEmpty)
        #expect(block.frame.width == 80 && block.hasAmbiguousLayout)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("I1 compression resistance holds against less, hugging against more")
    func compressionAndHugging() {
        for (wish, priority, expected) in [
            (30, 749, 80), (30, 751, 30), (120, 249, 80), (120, 251, 120),
        ] as [(CGFloat, Float, CGFloat)] {
            let stage = Stage()
            let block = stage.pinned(Block(80, 10))
            block.widthAnchor.constraint(equalToConstant: wish).active(at: priority)
            stage.layout()
            #expect(block.frame.width == expected, "\(wish) @\(priority)")
        }
    }

    /// Source: WWDC 2015 session 218; documented.
    @Test("I2 hugging 250 and compression resistance 750")
    func defaults() {
        for view in [UIView(), UILabel(), UIButton(), UIImageView(), UITextField()] {
            for axis in [.horizontal, .vertical] as [NSLayoutConstraint.Axis] {
                #expect(view.contentHuggingPriority(for: axis).rawValue == 250, "\(type(of: view))")
                #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750, "\(type(of: view))")
            }
        }
    }

    /// Source: kean; nangege/DevNotes; shown.
    @Test("I3 content size is printed as NSContentSizeLayoutConstraint")
    func description() throws {
        let stage = Stage()
        let label = stage.pinned(UILabel())
        label.text = "text"
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.widthAnchor.constraint(equalToConstant: 10).active()
        stage.layout()
        let conflict = try #require(stage.conflicts.first)
        let text =
            "<NSContentSizeLayoutConstraint:0x H:[UILabel:0x'text'(34)] Hug:250 CompressionResistance:1000   (active)>"
        #expect(conflict.memberTexts.contains(text), "\(conflict.memberTexts)")
    }

    /// Source: nangege/DevNotes; shown. UIKit makes two new constraints; here the two there are get new constants.
    @Test("I4 an invalidated size is read again before the next pass")
    func invalidation() {
        let stage = Stage()
        let block = stage.pinned(ChangingBlock())
        stage.layout()
        let rows = block.layoutNode.contentRows
        let reads = block.reads
        block.content.width = 70
        stage.layout()
        #expect(block.frame.width == 40 && block.reads == reads)
        block.invalidateIntrinsicContentSize()
        #expect(block.frame.width == 40)
        stage.layout()
        #expect(block.frame.width == 70 && block.reads > reads)
        #expect(block.layoutNode.contentRows.widthHugging == rows.widthHugging)
        #expect(block.layoutNode.contentRows.widthCompression == rows.widthCompression)
    }

    /// Source: nangege/DevNotes (logged 1073741824 wide, then 296.5); shown. The second measure is a point taller than the
    /// lines (recorded, `controls_wrapping.tsv`).
    @Test("I5 a label of several lines is measured twice: without bound, then at the width found")
    func measuredTwice() {
        let stage = Stage(CGSize(width: 300, height: 400))
        let engine = NotingEngine()
        let previous = _TextEnvironment.engine
        _TextEnvironment.engine = engine
        defer { _TextEnvironment.engine = previous }
        let label = stage.pinned(UILabel())
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 12)
        label.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -3.5).active()
        stage.layout()
        let widths = engine.notes.widths.withLock { $0 }
        #expect(widths.first.map { ($0 ?? .infinity) > 10_000 } == true, "\(widths)")
        #expect(widths.dropFirst().first == 296.5, "\(widths)")
        #expect(widths.count == 2)
        #expect(label.frame.width == 296.5 && label.frame.height == 42)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("I6 alignment rectangle and frame are inverse")
    func inverse() {
        let view = InsetView()
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let rect = view.alignmentRect(forFrame: frame)
        #expect(rect == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(view.frame(forAlignmentRect: rect) == frame)
        #expect(view.alignmentRect(forFrame: view.frame(forAlignmentRect: frame)) == frame)
    }

    /// Source: WWDC 2015 session 218; documented.
    @Test("I6 constraints act on the alignment rectangle")
    func alignment() {
        let stage = Stage()
        let view = stage.add(InsetView())
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.widthAnchor.constraint(equalTo: view.widthAnchor),
            inner.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        stage.layout()
        #expect(view.frame == CGRect(x: 8, y: 19, width: 106, height: 54))
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 100, height: 50))
    }

    private func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Hg"
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// Source: Auto Layout Guide; documented.
    @Test("I7 baselines of views with text meet")
    func baselines() {
        let stage = Stage()
        let (large, small) = (stage.pinned(label(40)), stage.add(label(10)))
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).active()
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor).active()
        stage.layout()
        let difference = large.font.ascender - small.font.ascender
        #expect(difference > 20 && abs(small.frame.minY - difference) <= 0.75)
    }

    /// Source: recorded frames of the layout cases; the reference says only where the last baseline is.
    @Test("I7 a view without text has its baselines at its top and bottom")
    func withoutText() {
        let stage = Stage()
        let (first, last) = (stage.add(Block(10, 30)), stage.add(Block(10, 30)))
        let text = stage.pinned(label(40))
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
            last.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
            first.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        ])
        stage.layout()
        #expect(last.frame.maxY == 100)
    }

    /// Source: UIStackView reference; documented.
    @Test("I7 a stack's spacing may run from baseline to baseline")
    func stackSpacing() {
        let stage = Stage()
        let labels = [label(20), label(20)]
        let stack = stage.pinned(UIStackView(arrangedSubviews: labels))
        stack.axis = .vertical
        stack.spacing = 70
        stack.isBaselineRelativeArrangement = true
        stage.layout()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 70)
        stack.isBaselineRelativeArrangement = false
        stage.layout()
        #expect(labels[1].frame.minY - labels[0].frame.maxY == 70)
    }
}
