import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// P10 to P14: what may be asked for and what it costs. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: constraints")
struct ConstraintRules {
    /// Source: WWDC 2012 session 228; documented.
    @Test("P10 sizes are at least 0, even if no constraint says so")
    func sizesAreNotNegative() {
        let stage = Stage()
        let bar = stage.bar()
        bar.widthAnchor.constraint(equalToConstant: -10).active(at: 999)
        let guide = UILayoutGuide()
        stage.view.addLayoutGuide(guide)
        guide.heightAnchor.constraint(equalToConstant: -10).active(at: 999)
        stage.layout()
        #expect(bar.frame.width == 0 && guide.layoutFrame.height == 0 && stage.conflicts.isEmpty)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("P10 a layout that only a negative width satisfies is unsatisfiable")
    func negativeWidthIsConflict() throws {
        let stage = Stage()
        let view = stage.add(UIView())
        let all = [
            view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 100),
            view.trailingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 90),
        ]
        NSLayoutConstraint.activate(all)
        stage.layout()
        let conflict = try #require(stage.conflicts.first)
        #expect(conflict.members.compactMap(\.constraint) == all)
        #expect(view.frame.width >= 0)
    }

    private func priorityChanges(_ body: () -> Void) -> [String] {
        let handler = NSLayoutConstraint._requirednessHandler
        defer { NSLayoutConstraint._requirednessHandler = handler }
        var texts: [String] = []
        NSLayoutConstraint._requirednessHandler = { texts.append($0.requirednessText(old: $1)) }
        body()
        return texts
    }

    /// Source: crash reports of iOS 12; newer systems take the change, as here.
    @Test("P11 a change from or to required on an installed constraint is reported with the exception's text")
    func requiredness() throws {
        let stage = Stage()
        let bar = stage.bar()
        let width = bar.widthAnchor.constraint(equalToConstant: 100)
        let texts = priorityChanges {
            width.active(at: 1000)
            width.priority = .defaultHigh
            width.priority = .required
        }
        #expect(texts.count == 2)
        let sentence =
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
        #expect(texts[0].contains(sentence + " You passed priority 750 and the existing priority was 1000."))
        #expect(texts[1].contains(sentence + " You passed priority 1000 and the existing priority was 750."))
        #expect(texts[0].contains("ConstraintRules.swift:"))
        bar.widthAnchor.constraint(equalToConstant: 50).active(at: 999)
        stage.layout()
        #expect(bar.frame.width == 100)
    }

    /// Source: NSLayoutConstraint reference; documented.
    @Test("P11 optional to optional is allowed, and anything on a constraint that is not installed")
    func optionalChanges() {
        let stage = Stage()
        let bar = stage.bar()
        let width = bar.widthAnchor.constraint(equalToConstant: 100)
        bar.widthAnchor.constraint(equalToConstant: 50).active(at: 500)
        let texts = priorityChanges {
            for priority in [.defaultLow, .required, .defaultLow] as [UILayoutPriority] { width.priority = priority }
            width.isActive = true
            stage.layout()
            #expect(bar.frame.width == 50)
            width.priority = UILayoutPriority(999)
            stage.layout()
        }
        #expect(bar.frame.width == 100 && texts.isEmpty)
    }

    /// Source: WWDC 2018 session 220; documented.
    @Test("P12 a constant changes what hangs on it and nothing else")
    func constantIsCheap() {
        let stage = Stage()
        let bars = (0..<100).map { _ in stage.bar() }
        let widths = bars.map { $0.widthAnchor.constraint(equalToConstant: 10).active() }
        stage.layout()
        let engine = stage.view._engineOfTree
        widths[40].constant = 33
        engine.update()
        #expect(engine.solver.changedVariables.count == 1)
        #expect(engine.solver.statistics.pivots == 0)
        #expect(engine.solver.statistics.componentsSolved <= 1)
        #expect(engine.solver.statistics.rowsTouched <= 2)
        stage.layout()
        #expect(bars.filter { $0.frame.width == 10 }.count == 99 && bars[40].frame.width == 33)
    }

    /// Source: WWDC 2018 session 220; documented.
    @Test("P13 four variables a view")
    func fourVariables() throws {
        let stage = Stage()
        _ = stage.bar()
        stage.layout()
        let engine = stage.view._engineOfTree
        let before = engine.itemsOfVariables.compactMap { $0 }.count
        let bar = stage.bar()
        bar.widthAnchor.constraint(equalToConstant: 10).active()
        stage.layout()
        #expect(engine.itemsOfVariables.compactMap { $0 }.count == before + 4)
        let rect = try #require(engine.alignmentRect(of: bar))
        #expect([rect.x, rect.y, rect.width, rect.height] == [0, 0, 10, 10])
    }

    private static let locations: [Set<NSLayoutConstraint.Attribute>] = [
        [.left, .right, .leftMargin, .rightMargin], [.leading, .trailing, .leadingMargin, .trailingMargin],
        [.centerX, .centerXWithinMargins],
        [.top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins],
    ]
    private static let sizes: Set<NSLayoutConstraint.Attribute> = [.width, .height]

    /// Which of the classes left/right, leading/trailing, centre line, vertical and size attributes go together.
    private static func mayCompare(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> Bool {
        if sizes.contains(first) || sizes.contains(second) { return sizes.isSuperset(of: [first, second]) }
        let classes = [first, second].map { attribute in locations.firstIndex { $0.contains(attribute) } ?? -1 }
        return classes[0] == classes[1] || classes.sorted() == [0, 2] || classes.sorted() == [1, 2]
    }

    /// Source: Auto Layout Guide; documented.
    @Test("P14 every pair of attributes: no size with location, no other axis, no leading with left")
    func mixing() {
        let all = Self.locations.flatMap { $0 } + Self.sizes
        #expect(all.count == 20)
        for first in all {
            for second in all {
                let problem = NSLayoutConstraint.problem(first, second, multiplier: 1)
                #expect((problem == nil) == Self.mayCompare(first, second), "\(first) and \(second)")
            }
        }
        let mixed = NSLayoutConstraint.problem(.left, .leading, multiplier: 1)
        #expect(mixed?.contains("between a leading/trailing attribute and a right/left attribute") == true)
        #expect(
            NSLayoutConstraint.problem(.top, .width, multiplier: 1)?.hasPrefix("Invalid pairing of layout attributes")
                == true)
    }

    /// Source: Auto Layout Guide; crash reports (MWPhotoBrowser issue 399); documented.
    @Test("P14 no location from a constant alone; other multipliers than 0 are taken")
    func locationsNeedPairs() {
        for attribute in Self.locations.flatMap({ $0 }) {
            for problem in [
                NSLayoutConstraint.problem(attribute, nil, multiplier: 1),
                NSLayoutConstraint.problem(attribute, attribute, multiplier: 0),
            ] {
                #expect(problem?.hasSuffix("Location attributes must be specified in pairs.") == true, "\(attribute)")
            }
            #expect(NSLayoutConstraint.problem(attribute, attribute, multiplier: 0.5) == nil, "\(attribute)")
        }
        for size in Self.sizes {
            #expect(NSLayoutConstraint.problem(size, nil, multiplier: 1) == nil)
            #expect(NSLayoutConstraint.problem(size, size, multiplier: 0) == nil)
        }
    }

    /// Source: crash reports (UIScrollViewWithAutoLayout issue 2); documented.
    @Test("P14 what may not be mixed ends the program with the exception's text")
    func mixingStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1,
                    constant: 0)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Use leading/trailing for both or neither."))
    }
}
