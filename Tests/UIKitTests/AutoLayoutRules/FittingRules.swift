import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// F1 to F4: fitting sizes and the engines of trees. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: fitting")
struct FittingRules {
    /// Two bars beside each other in a box, with wishes that fitting decides otherwise than the window.
    private func box(in stage: Stage) -> (box: UIView, inner: [UIView]) {
        let box = stage.pinned(UIView(), height: 60)
        box.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor).active()
        let inner = [Block(50, 20), Block(70, 30)]
        for view in inner {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            view.topAnchor.constraint(equalTo: box.topAnchor).active()
        }
        inner[0].leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5).active()
        inner[1].leadingAnchor.constraint(equalTo: inner[0].trailingAnchor, constant: 5).active()
        inner[1].trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5).active()
        inner[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        return (box, inner)
    }

    /// Source: WWDC 2018 session 220; documented.
    @Test("F1 fitting solves in an engine of its own and changes no frame")
    func framesStay() {
        let stage = Stage(CGSize(width: 400, height: 300))
        let (box, inner) = box(in: stage)
        let before = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(before == CGSize(width: 135, height: 60) && inner.allSatisfy { $0.frame == .zero })
        stage.layout()
        let engine = stage.view._engineOfTree
        let variables = inner.map { $0.layoutNode.variables?.x }
        let frames = ([stage.view, box] + inner).map(\.frame)
        #expect(frames[3] == CGRect(x: 60, y: 0, width: 335, height: 30))
        for target in [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize] {
            _ = box.systemLayoutSizeFitting(target)
            _ = stage.window.systemLayoutSizeFitting(target)
            #expect(([stage.view, box] + inner).map(\.frame) == frames)
        }
        #expect(stage.view._engineOfTree === engine && inner.map { $0.layoutNode.variables?.x } == variables)
        engine.update()
        #expect(engine.solver.changedVariables.isEmpty || engine.solver.statistics.componentsSolved == 0)
        stage.layout()
        #expect(([stage.view, box] + inner).map(\.frame) == frames && stage.conflicts.isEmpty)
    }

    /// Source: UIView reference; documented (expanded size: from memory of the header).
    @Test("F2 the target enters at the fitting priorities, 50 where none is given")
    func priorities() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        for (priority, expected) in [(49, 30), (51, 120), (1000, 120)] as [(Float, CGFloat)] {
            let stage = Stage()
            let bar = stage.pinned(UIView(), height: 10)
            bar.widthAnchor.constraint(equalToConstant: 120).active(at: priority)
            #expect(bar.systemLayoutSizeFitting(CGSize(width: 30, height: 0)) == CGSize(width: expected, height: 10))
        }
    }

    /// Source: UIView reference; documented.
    @Test("F2 each axis has its priority: a required width, and the height that follows")
    func requiredWidth() {
        let stage = Stage()
        let label = stage.pinned(UILabel())
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 12)
        let wish = label.widthAnchor.constraint(equalToConstant: 120).active(at: 999)
        let size = label.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 300, height: 42))
        let free = label.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(free.width == 120 && free.height > 42)
        wish.isActive = false
    }

    /// Source: console logs; logged.
    @Test("F3 the target is called fittingSizeHTarget and conflicts with required margins at a width of 0")
    func targetNames() {
        let stage = Stage()
        let root = UIView()
        let (box, _) = box(in: stage)
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let engine = _LayoutEngine(
            root: root, sizing: .fitting(width: 0, height: 0, horizontalPriority: 1000, verticalPriority: 1000))
        engine.isQuiet = true
        root.addConstraintsOfSubtree(to: engine)
        engine.update()
        let texts = engine.conflicts.flatMap(\.memberTexts)
        #expect(texts.contains("<NSLayoutConstraint:0x 'fittingSizeHTarget' UIView:0x.width == 0   (active)>"))
        #expect(texts.contains("<NSLayoutConstraint:0x 'fittingSizeVTarget' UIView:0x.height == 0   (active)>"))
        #expect(engine.conflicts.allSatisfy { $0.broken.isUsers })
    }

    /// Source: nangege/DevNotes; WWDC 2018 session 220; shown. UIKit makes an engine for each pass outside a window;
    /// here a tree keeps its own.
    @Test("F4 a window's views share an engine, a tree outside has its own")
    func engines() {
        let stage = Stage()
        let (first, second) = (stage.bar(), stage.bar())
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outside.layoutIfNeeded()
        stage.layout()
        #expect(first._engineOfTree === second._engineOfTree && first._engineOfTree === stage.window._engineOfTree)
        #expect(outside._engineOfTree !== stage.window._engineOfTree)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        outside.addSubview(child)
        child.topAnchor.constraint(equalTo: outside.topAnchor, constant: 4).active()
        outside.layoutIfNeeded()
        #expect(child.frame.minY == 4)
        stage.view.addSubview(outside)
        stage.layout()
        #expect(child._engineOfTree === stage.window._engineOfTree && child.frame.minY == 4)
    }
}
