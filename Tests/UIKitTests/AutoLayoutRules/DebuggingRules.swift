import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// D1 to D5: reports, ambiguity, the pass, pixels. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: debugging and the pass")
struct DebuggingRules {
    /// Notes the order in which views are updated and laid out.
    final class NotingView: UIView {
        final class Notes { var texts: [String] = [] }
        let name: String
        let notes: Notes
        var onUpdate: () -> Void = {}
        var childAtLayout: (before: CGRect?, after: CGRect?)

        init(_ name: String, _ notes: Notes) {
            self.name = name
            self.notes = notes
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { return nil }

        override func updateConstraints() {
            notes.texts.append("update \(name)")
            onUpdate()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            notes.texts.append("layout \(name)")
            childAtLayout.before = subviews.first?.frame
            super.layoutSubviews()
            childAtLayout.after = subviews.first?.frame
        }
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("D1 a conflict is reported within the call that activates, also where the next statement ends it")
    func withinTheCall() {
        let stage = Stage()
        let bar = stage.bar()
        let old = bar.widthAnchor.constraint(equalToConstant: 40).active()
        stage.layout()
        let new = bar.widthAnchor.constraint(equalToConstant: 50)
        new.isActive = true
        #expect(stage.conflicts.map(\.broken.constraint) == [new])
        old.isActive = false
        stage.layout()
        #expect(stage.conflicts.count == 1 && stage.view._conflicts.isEmpty && bar.frame.width == 50)
        NSLayoutConstraint.activate([old, bar.heightAnchor.constraint(equalToConstant: 10)])
        #expect(stage.conflicts.map(\.broken.constraint) == [new, old])
        old.isActive = false
        bar.addConstraint(old)
        #expect(stage.conflicts.count == 3)
        stage.view.addConstraints([bar.heightAnchor.constraint(equalToConstant: 11)])
        #expect(stage.conflicts.count == 4)
    }

    /// Source: WWDC 2018 session 220 for the cost that is to be avoided; the limit is our own choice.
    @Test("D1 constraints of new views are not solved one by one")
    func cheapActivation() {
        let stage = Stage()
        stage.layout()
        let engine = stage.view._engineOfTree
        var previous = stage.view.topAnchor
        let solves = engine.immediateSolves
        for _ in 0..<60 {
            let row = stage.add(UIView())
            row.topAnchor.constraint(equalTo: previous).isActive = true
            row.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
            row.centerYAnchor.constraint(equalTo: row.topAnchor, constant: 5).active(at: 999)
            previous = row.bottomAnchor
        }
        #expect(engine.immediateSolves == solves)
        for row in stage.view.subviews { row.heightAnchor.constraint(equalToConstant: 4).isActive = true }
        #expect(engine.immediateSolves > solves && engine.immediateBudget > 0)
        for row in stage.view.subviews {
            for height in 5..<12 { row.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true }
        }
        #expect(engine.immediateBudget <= 0)
        let spent = engine.immediateSolves
        stage.view.subviews[0].heightAnchor.constraint(equalToConstant: 99).isActive = true
        #expect(engine.immediateSolves == spent)
        stage.layout()
        #expect(stage.conflicts.count == 60 * 7 + 1 && engine.immediateBudget > 0)
    }

    /// A stack that is not arranged anew yet holds constraints that it will not keep.
    @Test("D1 what a stack is about to replace does not count as a conflict")
    func staleArrangement() {
        let stage = Stage()
        let stack = stage.pinned(UIStackView())
        let (first, second) = (Block(10, 10), Block(10, 10))
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stack.heightAnchor.constraint(equalToConstant: 50).active()
        stage.layout()
        stack.axis = .vertical
        first.heightAnchor.constraint(equalToConstant: 20).isActive = true
        stage.layout()
        #expect(stage.conflicts.isEmpty && first.frame.height == 20 && second.frame.height == 30)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("D1 only required constraints are reported, once, and the one that is broken stays active")
    func onlyRequired() {
        let stage = Stage()
        let bar = stage.bar()
        for width in [10, 20, 30] as [CGFloat] { bar.widthAnchor.constraint(equalToConstant: width).active(at: 999) }
        bar.widthAnchor.constraint(equalToConstant: 40).active()
        stage.layout()
        #expect(stage.conflicts.isEmpty)
        let second = bar.widthAnchor.constraint(equalToConstant: 50).active()
        stage.layout()
        bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).active()
        stage.layout()
        #expect(stage.conflicts.count == 1 && stage.conflicts[0].members.count == 2)
        #expect(stage.conflicts[0].broken.constraint === second && second.isActive && bar.frame.width == 40)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("D1 ambiguity is never reported by itself")
    func silentAmbiguity() {
        let stage = Stage()
        let view = stage.add(UIView())
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).active()
        stage.layout()
        #expect(view.hasAmbiguousLayout && stage.conflicts.isEmpty)
    }

    /// Source: WWDC 2012 session 228; WWDC 2015 session 219; documented.
    @Test("D2 ambiguity is told, and exercising it shows another valid frame")
    func ambiguity() {
        let stage = Stage()
        let bar = stage.bar()
        let least = bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).active()
        stage.layout()
        #expect(bar.hasAmbiguousLayout)
        let before = bar.frame
        bar.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(bar.frame != before && bar.frame.width >= 30 && bar.frame.height == 10)
        let width = bar.widthAnchor.constraint(equalToConstant: 44).active()
        stage.layout()
        let settled = bar.frame
        bar.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(!bar.hasAmbiguousLayout && bar.frame == settled && settled.width == 44)
        #expect(least.isActive && width.isActive)
    }

    /// Source: published console output; logged.
    @Test("D2 the trace marks what lays a view out, and the numbers that are open")
    func trace() {
        let stage = Stage()
        let bar = stage.bar()
        let manual = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(manual)
        bar.topAnchor.constraint(equalTo: manual.topAnchor).active()
        manual.addSubview(UIView())
        stage.layout()
        let lines = stage.window._autolayoutTrace().split(separator: "\n").map { String($0).withoutAddresses }
        #expect(lines.prefix(2) == ["•UIWindow:0x", "|   +UIView:0x"])
        #expect(lines[2].hasPrefix("|   |   *UIView:0x- AMBIGUOUS LAYOUT for UIView:0x.Width{id: "))
        #expect(lines[3...4] == ["|   |   +UIView:0x", "|   |   |   UIView:0x"])
        #expect(lines.dropFirst(5).first == "Legend:" && lines.count == 9)
    }

    /// Source: WWDC 2015 session 219; the membership is our own choice: what the numbers would not be the same without.
    @Test("D3 axis 0 is horizontal and 1 vertical; what decides is listed, what only holds is not")
    func affecting() {
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0 && NSLayoutConstraint.Axis.vertical.rawValue == 1)
        let stage = Stage()
        let (first, second) = (stage.add(UIView()), stage.add(UIView()))
        let start = first.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10).active()
        let width = first.widthAnchor.constraint(equalToConstant: 50).active()
        let next = second.leadingAnchor.constraint(equalTo: first.trailingAnchor).active()
        let other = second.widthAnchor.constraint(equalToConstant: 20).active()
        second.widthAnchor.constraint(lessThanOrEqualToConstant: 500).active()
        second.widthAnchor.constraint(equalToConstant: 60).active(at: 10)
        let top = second.topAnchor.constraint(equalTo: stage.view.topAnchor).active()
        let height = second.heightAnchor.constraint(equalToConstant: 5).active()
        stage.layout()
        #expect(second.constraintsAffectingLayout(for: .horizontal) == [start, width, next, other])
        #expect(second.constraintsAffectingLayout(for: .vertical) == [top, height])
    }

    private func tree(_ notes: NotingView.Notes, in stage: Stage) -> [NotingView] {
        let views = ["top", "middle", "leaf"].map { NotingView($0, notes) }
        stage.view.addSubview(views[0])
        for (outer, inner) in zip(views, views.dropFirst()) {
            outer.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3).active()
            inner.topAnchor.constraint(equalTo: outer.topAnchor).active()
            inner.widthAnchor.constraint(equalToConstant: 50).active()
            inner.heightAnchor.constraint(equalToConstant: 50).active()
        }
        return views
    }

    /// Source: WWDC 2015 session 219; WWDC 2018 session 220; documented.
    @Test("D4 constraints are updated from the leaves, frames are set from the root by the superview's layoutSubviews")
    func order() {
        let stage = Stage()
        let notes = NotingView.Notes()
        let views = tree(notes, in: stage)
        stage.layout()
        let updates = notes.texts.filter { $0.hasPrefix("update") }
        #expect(updates == ["update leaf", "update middle", "update top"])
        let first = ["layout top", "layout middle", "layout leaf"].map { notes.texts.firstIndex(of: $0) ?? -1 }
        #expect(first == first.sorted() && !first.contains(-1))
        #expect(notes.texts.prefix(3).allSatisfy { $0.hasPrefix("update") })
        #expect(views[0].childAtLayout.after == CGRect(x: 3, y: 0, width: 50, height: 50))
    }

    /// Source: WWDC 2018 session 220; documented.
    @Test("D4 a changed value makes the superview lay out, and no other view")
    func changedValue() {
        let stage = Stage()
        let notes = NotingView.Notes()
        let views = tree(notes, in: stage)
        stage.layout()
        notes.texts = []
        views[2].constraints.first { $0.firstAttribute == .width }?.constant = 70
        stage.window.layoutIfNeeded()
        #expect(views[1].childAtLayout.before?.width == 50 && views[1].childAtLayout.after?.width == 70)
        #expect(notes.texts.contains("layout middle") && !notes.texts.contains("layout top"))
    }

    /// Source: WWDC 2015 session 219; documented.
    @Test("D4 changes made within updateConstraints are batched")
    func batched() {
        let stage = Stage()
        let notes = NotingView.Notes()
        let views = tree(notes, in: stage)
        let (narrow, wide) = (
            views[0].widthAnchor.constraint(equalToConstant: 100), views[1].widthAnchor.constraint(equalToConstant: 60)
        )
        let old = views[1].constraints.first { $0.firstAttribute == .width }
        views[0].onUpdate = {
            narrow.isActive = true
            wide.isActive = true
            old?.isActive = false
        }
        stage.layout()
        #expect(stage.conflicts.isEmpty && views[1].frame.width == 60)
    }

    private func placed(_ x: CGFloat, scale: CGFloat) -> CGFloat {
        let stage = Stage(CGSize(width: 2_000, height: 100), scale: scale)
        let view = stage.add(UIView())
        view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: x).active()
        view.widthAnchor.constraint(equalToConstant: 10).active()
        view.topAnchor.constraint(equalTo: stage.view.topAnchor).active()
        view.heightAnchor.constraint(equalToConstant: 10).active()
        stage.layout()
        return view.frame.minX
    }

    /// Source: Stack Overflow 19349072; shown.
    @Test("D5 frames are rounded to the nearest pixel, halves up")
    func rounding() {
        let expected: [(CGFloat, CGFloat, CGFloat)] = [
            (950.25, 2, 950.5), (950.2, 2, 950), (950.3, 2, 950.5), (0.5, 1, 1), (0.49, 1, 0), (-0.5, 1, 0),
            (10 + 1.0 / 3, 3, 10 + 1.0 / 3), (10.5, 3, 10 + 2.0 / 3),
        ]
        for (x, scale, rounded) in expected {
            #expect(abs(placed(x, scale: scale) - rounded) < 1e-9, "\(x) at \(scale)")
        }
    }

    /// Source: Stack Overflow 19349072; shown.
    @Test("D5 constraints are not rounded: what follows is placed from unrounded values")
    func unroundedConstraints() {
        let stage = Stage(CGSize(width: 300, height: 100), scale: 1)
        let (first, second) = (stage.bar(), stage.add(UIView()))
        first.widthAnchor.constraint(equalToConstant: 10.4).active()
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 0.1).active()
        second.topAnchor.constraint(equalTo: first.topAnchor).active()
        second.widthAnchor.constraint(equalTo: first.widthAnchor).active()
        second.heightAnchor.constraint(equalTo: first.heightAnchor).active()
        stage.layout()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        // From 10.5 to 20.9, each edge by itself.
        #expect(second.frame == CGRect(x: 11, y: 0, width: 10, height: 10))
    }
}
