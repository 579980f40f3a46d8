import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// The text of the log to the letter, as published iOS logs have it.
@MainActor
@Suite("Conflict log", .serialized)
struct ConflictLogTests {
    private func conflict(_ make: (Stage) -> Void) throws -> _LayoutConflict {
        let stage = Stage()
        _LayoutAddress.reset()
        make(stage)
        stage.layout()
        return try #require(stage.conflicts.first)
    }

    @Test func wholeText() throws {
        let conflict = try conflict { stage in
            let box = stage.add(UIView())
            let first = box.heightAnchor.constraint(equalToConstant: 200)
            let second = box.heightAnchor.constraint(equalToConstant: 84)
            first.identifier = "container \"height\" é"
            NSLayoutConstraint.activate([first, second])
        }
        let expected = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
                "<NSLayoutConstraint:0x600000000010 'container \\"height\\" \\U00e9' UIView:0x600000000020.height == 200   (active)>",
                "<NSLayoutConstraint:0x600000000030 UIView:0x600000000020.height == 84   (active)>"
            )

            Will attempt to recover by breaking constraint 
            <NSLayoutConstraint:0x600000000030 UIView:0x600000000020.height == 84   (active)>

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
        #expect(conflict.logText == expected)
        #expect(conflict.arithmetic == "same attribute, same view, two required constants: 200 and 84")
    }

    /// A conflict is told with the numbers that it had, also where one was changed afterwards.
    @Test func memberKeepsTheConstantOfItsConflict() throws {
        var later: NSLayoutConstraint?
        let conflict = try conflict { stage in
            let box = stage.add(UIView())
            let second = box.widthAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 200), second])
            later = second
        }
        later?.constant = 120
        #expect(conflict.members.map { $0.equation { _ in "box" } } == ["box.width == 200", "box.width == 50"])
        #expect(later?.constant == 120)
    }

    /// A number that was no number is told so, also where it is one by then.
    @Test func aNumberThatIsNoneIsTheOneOfTheConflict() throws {
        var later: NSLayoutConstraint?
        let conflict = try conflict { stage in
            let constraint = stage.bar().widthAnchor.constraint(equalToConstant: .nan)
            constraint.isActive = true
            later = constraint
        }
        later?.constant = 120
        #expect(conflict.nonFiniteText { _ in "bar" }?.contains("of 'bar.width == nan' is not a number") == true)
    }

    /// What `print` shows is what the log shows.
    @Test func aConstraintDescribesItselfAsInTheLog() throws {
        let stage = Stage()
        _LayoutAddress.reset()
        let label = stage.add(UILabel())
        label.text = "Name"
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        let body = "UILabel:0x600000000020'Name'.width == 100"
        #expect("\(width)" == "<NSLayoutConstraint:0x600000000010 \(body)   (inactive)>")
        width.identifier = "w"
        width.isActive = true
        let text = "<NSLayoutConstraint:0x600000000010 'w' \(body)   (active)>"
        #expect(width.description == text && "\([width])" == "[\(text)]" && width._fullDescription == text)
    }

    @Test func aConstraintDescribesItselfOnAnyThread() async {
        let stage = Stage()
        let width = stage.bar().widthAnchor.constraint(equalToConstant: 100)
        let text = await Task.detached { width.description }.value
        #expect(text.hasPrefix("<") && text.contains("NSLayoutConstraint"))
    }

    /// Beyond 1e12 sums of points are not exact any more; that another number is taken is told each time.
    @Test func aHugeNumberIsTold() {
        let stage = Stage()
        let bar = stage.bar()
        var told: [String] = []
        let handler = NSLayoutConstraint._hugeNumberHandler
        NSLayoutConstraint._hugeNumberHandler = { told.append($0._hugeNumberText { _ in "bar" }) }
        defer { NSLayoutConstraint._hugeNumberHandler = handler }
        let most = bar.widthAnchor.constraint(lessThanOrEqualToConstant: 1e12)
        most.isActive = true
        stage.layout()
        #expect(told.isEmpty)
        most.constant = 1e300
        most.constant = -1e13
        let both = [("1e+300", "1e+12"), ("-1e+13", "-1e+12")].map { number, limit in
            "the constant of 'bar.width <= \(number)' is \(number), beyond what a layout can tell apart; "
                + "\(limit) is taken instead"
        }
        #expect(told == both)
    }

    /// On Apple's systems these are taken, with a smaller number in their place.
    @Test func numbersThatStandForNoLimitAreNoFault() {
        let stage = Stage()
        let bar = stage.add(UIView())
        var told: [String] = []
        let handler = NSLayoutConstraint._hugeNumberHandler
        NSLayoutConstraint._hugeNumberHandler = { told.append($0._hugeNumberText { _ in "bar" }) }
        defer { NSLayoutConstraint._hugeNumberHandler = handler }
        let wish = bar.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
        wish.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            bar.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude), wish,
            bar.leadingAnchor.constraint(
                greaterThanOrEqualTo: stage.view.leadingAnchor, constant: -.greatestFiniteMagnitude),
            bar.bottomAnchor.constraint(lessThanOrEqualTo: stage.view.bottomAnchor),
            bar.topAnchor.constraint(equalTo: stage.view.topAnchor),
        ])
        stage.layout()
        #expect(told.isEmpty && stage.conflicts.isEmpty && bar.frame.height == 874)
        let size = bar.systemLayoutSizeFitting(
            CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(told.isEmpty && stage.conflicts.isEmpty && size.width == 100)
        bar.widthAnchor.constraint(greaterThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
        stage.layout()
        #expect(told.count == 1)
    }

    /// A sum that nobody would read is told by its ends; that sizes are not negative is part of it.
    @Test func longSumsAreShort() throws {
        let conflict = try conflict { stage in
            let card = stage.add(UIView())
            card.heightAnchor.constraint(equalToConstant: 300).isActive = true
            var bottom = card.topAnchor
            for index in 0..<12 {
                let row = UIView()
                row.translatesAutoresizingMaskIntoConstraints = false
                card.addSubview(row)
                row.topAnchor.constraint(equalTo: bottom, constant: 8).isActive = true
                if index != 5 { row.heightAnchor.constraint(equalToConstant: 40).isActive = true }
                bottom = row.bottomAnchor
            }
            bottom.constraint(equalTo: card.bottomAnchor, constant: -8).isActive = true
        }
        #expect(
            conflict.arithmetic
                == "8 + 40 + 8 + 40 + 8 + 40 + … + 8 + 8 (18 numbers) = 304, but the height is 300, and no height is below 0",
            "\(conflict.arithmetic)")
    }

    /// What a stack makes has the place where the view was added to it.
    @Test func whatAStackMakesHasAPlace() throws {
        var line = 0
        UIStackView._placeRecorder = {
            line += 1
            let own = line
            return { ("Screen.swift", own) }
        }
        defer { UIStackView._placeRecorder = nil }
        let conflict = try conflict { stage in
            let stack = stage.add(UIStackView())
            for _ in 0..<2 {
                let box = UIView()
                stack.addArrangedSubview(box)
                box.widthAnchor.constraint(equalToConstant: 50).isActive = true
            }
            stack.widthAnchor.constraint(equalToConstant: 120).isActive = true
        }
        let made = conflict.members.filter { $0.origin == .stack }
        #expect(made.count == 3 && made.allSatisfy { $0.file == "Screen.swift" })
        #expect(Set(made.compactMap(\.line)) == [1, 2])
    }

    @Test func autoresizingConstraintsBringTheNote() throws {
        let conflict = try conflict { stage in
            let box = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
            box.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            stage.view.addSubview(box)
            box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20).isActive = true
        }
        #expect(conflict.logText.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        let mask = try #require(conflict.members.first { $0.origin == .autoresizing })
        #expect(mask.description.contains(" h=-&- v=--& UIView:0x"))
        #expect(mask.description.contains(".minX == 10   (active, names: '|':UIView:0x"))
        #expect(mask.description.hasSuffix(" )>"))
        #expect(conflict.broken.origin == .user)
    }

    @Test func withoutThemThereIsNoNote() throws {
        let conflict = try conflict { stage in
            let box = stage.add(UIView())
            box.widthAnchor.constraint(equalToConstant: 1).isActive = true
            box.widthAnchor.constraint(equalToConstant: 2).isActive = true
        }
        #expect(!conflict.logText.contains("Note:"))
    }

    @Test func contentSizeTextAndPhysicalSides() throws {
        let conflict = try conflict { stage in
            let label = stage.add(UILabel())
            label.text = "A text of more than twenty-five characters"
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
            let box = stage.add(UIView())
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: -4),
                label.rightAnchor.constraint(equalTo: box.rightAnchor),
                box.widthAnchor.constraint(equalToConstant: 67.66666),
            ])
        }
        let text = conflict.members.map(\.description).joined(separator: "\n")
        #expect(text.contains("'A text of more than twent...'("))
        #expect(text.contains(")] Hug:250 CompressionResistance:1000   (active)>"))
        #expect(text.contains("<NSContentSizeLayoutConstraint:0x"))
        #expect(text.contains(".left == UIView:0x") && text.contains(" - 4   (active)>"))
        #expect(text.contains(".width == 67.6667   (active)>"))
    }

    @Test func visualFormatAndNoNegativeZero() throws {
        let conflict = try conflict { stage in
            let outer = stage.add(UIView())
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
                inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
                inner.widthAnchor.constraint(equalToConstant: 20), outer.widthAnchor.constraint(equalToConstant: 30),
            ])
        }
        let text = conflict.members.map(\.description).joined(separator: "\n")
        #expect(text.contains("H:|-(0)-[UIView:0x"))
        #expect(text.contains("](LTR)   (active, names: '|':UIView:0x"))
        #expect(text.contains("]-(0)-|(LTR)"))
        #expect(!text.contains("-0)"))
        #expect(conflict.arithmetic == "the width would be 30, but it is 20")
    }

    @Test func everySetIsMinimal() {
        var count = 0
        for seed in 0..<60 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let stage = Stage()
            let views = (0..<4).map { _ in stage.add(UIView()) }
            var all: [NSLayoutConstraint] = []
            for _ in 0..<14 { all.append(Self.random(views, stage.view, &generator)) }
            NSLayoutConstraint.activate(all)
            stage.layout()
            for conflict in stage.view._conflicts {
                count += 1
                let members = conflict.members.compactMap(\.constraint)
                for left in members {
                    NSLayoutConstraint.deactivate(all)
                    NSLayoutConstraint.activate(members.filter { $0 !== left })
                    stage.layout()
                    #expect(stage.view._conflicts.isEmpty, "seed \(seed): conflicts without \(left._fullDescription)")
                }
                NSLayoutConstraint.deactivate(all)
                NSLayoutConstraint.activate(members)
                stage.layout()
                #expect(stage.view._conflicts.count == 1, "seed \(seed)")
                NSLayoutConstraint.deactivate(all)
                NSLayoutConstraint.activate(all)
                stage.layout()
            }
        }
        #expect(count > 30)
    }

    private static func random(
        _ views: [UIView], _ root: UIView, _ generator: inout SeededGenerator
    ) -> NSLayoutConstraint {
        let view = (views.randomElement(using: &generator) ?? root)
        let constant = CGFloat(([0, 8, 20, 50, 120].randomElement(using: &generator) ?? 0))
        switch ([0, 1, 2, 3, 4].randomElement(using: &generator) ?? 0) {
        case 0: return view.widthAnchor.constraint(equalToConstant: constant)
        case 1: return view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
        case 2: return view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -constant)
        case 3:
            return view.leadingAnchor.constraint(
                greaterThanOrEqualTo: (views.randomElement(using: &generator) ?? root).trailingAnchor)
        default:
            return view.widthAnchor.constraint(
                equalTo: (views.randomElement(using: &generator) ?? root).widthAnchor, multiplier: 2)
        }
    }
}
