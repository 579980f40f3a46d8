import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// P1 to P9: what constraints say and how they weigh against each other. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: priorities")
struct PriorityRules {
    /// Source: NSLayoutConstraint reference; documented.
    @Test("P1 a constraint is an equation: either side may move")
    func equation() {
        for (fixesFirst, isTurned) in [(true, false), (false, false), (true, true), (false, true)] {
            let stage = Stage()
            let (first, second) = (stage.bar(), stage.bar())
            if isTurned {
                second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5, constant: -5).active()
            } else {
                first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2, constant: 10).active()
            }
            (fixesFirst ? first : second).widthAnchor.constraint(equalToConstant: fixesFirst ? 100 : 45).active()
            stage.layout()
            #expect(first.frame.width == 100 && second.frame.width == 45)
            #expect(stage.conflicts.isEmpty && !first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
        }
    }

    /// Source: NSLayoutConstraint reference; documented.
    @Test("P1 the inequalities bound from one side")
    func inequalities() {
        let stage = Stage()
        let (narrow, wide) = (stage.bar(), stage.bar())
        narrow.widthAnchor.constraint(lessThanOrEqualTo: wide.widthAnchor, multiplier: 0.5, constant: 10).active()
        wide.widthAnchor.constraint(equalToConstant: 100).active()
        let wish = narrow.widthAnchor.constraint(equalToConstant: 300).active(at: 1)
        stage.layout()
        #expect(narrow.frame.width == 60)
        wish.constant = 20
        stage.layout()
        #expect(narrow.frame.width == 20)
    }

    /// Source: UILayoutPriority reference; documented.
    @Test("P2 the named levels")
    func namedLevels() {
        let named: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        #expect(UIView().widthAnchor.constraint(equalToConstant: 1).priority == .required)
    }

    /// Source: UILayoutPriority reference; documented.
    @Test("P2 below 1000 a constraint is a wish")
    func wishes() {
        let stage = Stage()
        let bar = stage.bar()
        bar.widthAnchor.constraint(equalToConstant: 100).active()
        let other = bar.widthAnchor.constraint(equalToConstant: 200).active(at: Float(1000).nextDown)
        stage.layout()
        #expect(bar.frame.width == 100 && stage.conflicts.isEmpty)
        other.isActive = false
        bar.widthAnchor.constraint(equalToConstant: 200).active()
        stage.layout()
        #expect(bar.frame.width == 100 && stage.conflicts.count == 1)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("P3 a higher level wins whole, nothing is averaged")
    func lexicographic() {
        for (low, high) in [(120, 75), (75, 120)] as [(CGFloat, CGFloat)] {
            let stage = Stage()
            let bar = stage.bar()
            bar.widthAnchor.constraint(equalToConstant: low).active(at: 250)
            bar.widthAnchor.constraint(equalToConstant: high).active(at: 500)
            stage.layout()
            #expect(bar.frame.width == high && !bar.hasAmbiguousLayout)
        }
    }

    /// Source: Auto Layout Guide, "Anatomy of a Constraint"; documented.
    @Test("P3 a wish that cannot be met is met as nearly as can be, then come the lower ones")
    func asNearAsCanBe() {
        let stage = Stage()
        let (first, second) = (stage.bar(), stage.bar())
        first.widthAnchor.constraint(lessThanOrEqualToConstant: 100).active()
        first.widthAnchor.constraint(equalToConstant: 150).active(at: 750)
        second.widthAnchor.constraint(equalTo: first.widthAnchor).active(at: 500)
        second.widthAnchor.constraint(equalToConstant: 30).active(at: 499)
        stage.layout()
        #expect(first.frame.width == 100 && second.frame.width == 100)
    }

    /// Source: follows from the Auto Layout Guide; documented.
    @Test("P3 ten thousand constraints do not outvote one that is half a level higher")
    func tenThousand() {
        let stage = Stage(CGSize(width: 402, height: 874))
        let bar = stage.bar()
        for _ in 0..<10_000 { bar.widthAnchor.constraint(equalToConstant: 50).active(at: 500) }
        bar.widthAnchor.constraint(equalToConstant: 100).active(at: 500.5)
        stage.layout()
        #expect(bar.frame.width == 100)
    }

    /// Source: header comment of NSLayoutConstraint.priority; documented.
    @Test("P4 errors are absolute, not squared: the middle of three wishes, not their mean")
    func absoluteErrors() {
        let stage = Stage()
        let bar = stage.bar()
        for width in [10, 20, 100] as [CGFloat] { bar.widthAnchor.constraint(equalToConstant: width).active(at: 500) }
        stage.layout()
        #expect(bar.frame.width == 20 && !bar.hasAmbiguousLayout)
    }

    /// Source: kean, Let's Build UIStackView (999.5); shown.
    @Test("P5 levels are Float values")
    func floatLevels() {
        for (low, high) in [(999, 999.5), (999.5, Float(999.5).nextUp), (250, Float(250).nextUp), (0.25, 0.5)] {
            let stage = Stage()
            let bar = stage.bar()
            bar.widthAnchor.constraint(equalToConstant: 20).active(at: Float(high))
            bar.widthAnchor.constraint(equalToConstant: 10).active(at: Float(low))
            bar.widthAnchor.constraint(equalToConstant: 11).active(at: Float(low))
            stage.layout()
            #expect(bar.frame.width == 20 && !bar.hasAmbiguousLayout, "\(low) and \(high)")
        }
    }

    /// Source: TOCHI 2001, sections 1 and 2; our own choice, as Apple says nothing of errors within a level.
    @Test("P6 errors of one level are summed, each with weight 1 in the units of its equation")
    func summedErrors() {
        let stage = Stage()
        let (first, second) = (stage.bar(), stage.bar())
        second.widthAnchor.constraint(equalToConstant: 100).active()
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2).active(at: 500)
        first.widthAnchor.constraint(equalToConstant: 100).active(at: 500)
        stage.layout()
        #expect(first.frame.width == 50 && !first.hasAmbiguousLayout)
    }

    /// Source: TOCHI 2001; our own choice.
    @Test("P6 within a level the majority decides")
    func majority() {
        let stage = Stage()
        let bar = stage.bar()
        for width in [30, 10, 10, 30, 30] as [CGFloat] {
            bar.widthAnchor.constraint(equalToConstant: width).active(at: 500)
        }
        stage.layout()
        #expect(bar.frame.width == 30 && !bar.hasAmbiguousLayout)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("P7 an inequality that cannot hold pulls to its boundary; at equal priority it is ambiguous")
    func boundary() {
        for (priority, isAmbiguous) in [(525, false), (500, true)] as [(Float, Bool)] {
            let stage = Stage()
            let bar = stage.bar()
            bar.widthAnchor.constraint(equalToConstant: 24).active(at: 500)
            bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).active(at: priority)
            stage.layout()
            #expect(bar.hasAmbiguousLayout == isAmbiguous)
            #expect(isAmbiguous ? (24...30).contains(bar.frame.width) : bar.frame.width == 30)
        }
    }

    /// Source: WWDC 2015 session 219; documented.
    @Test("P8 equal wishes that conflict are ambiguous, unequal ones are not")
    func equalHugging() {
        for (hugging, isAmbiguous) in [(250, true), (251, false), (249, false)] as [(Float, Bool)] {
            let stage = Stage(CGSize(width: 300, height: 100))
            let views = [Block(50, 10), Block(50, 10)]
            views[0].setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
            stage.row(views)
            stage.layout()
            #expect(views.map(\.hasAmbiguousLayout) == [isAmbiguous, isAmbiguous])
            if !isAmbiguous { #expect(views[0].frame.width == (hugging > 250 ? 50 : 250)) }
        }
    }

    /// Source: our own choice; only the level's error is settled.
    @Test("P9 the same operations give the same optimum, and one item takes the whole error")
    func deterministic() {
        var found = Set<[CGFloat]>()
        for _ in 0..<5 {
            let stage = Stage(CGSize(width: 300, height: 100))
            let views = [Block(50, 10), Block(50, 10), Block(50, 10)]
            stage.row(views)
            stage.layout()
            let widths = views.map(\.frame.width)
            #expect(widths.map { abs($0 - 50) }.reduce(0, +) == 150)
            #expect(widths.sorted() == [50, 50, 200])
            found.insert(widths)
        }
        #expect(found.count == 1)
    }
}
