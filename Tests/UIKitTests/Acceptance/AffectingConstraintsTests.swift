import Testing

@testable import AutoLayout
@testable import UIKit

/// D3: what decides a view's numbers, not only the constraints that mention it.
@MainActor
@Suite("D3 constraints affecting layout")
struct AffectingConstraintsTests {
    @Test func whatAViewHangsOnAffectsIt() {
        let stage = Stage()
        let (first, second) = (stage.add(UIView()), stage.add(UIView()))
        let leading = first.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10)
        let width = first.widthAnchor.constraint(equalToConstant: 50)
        let next = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5)
        let equal = second.widthAnchor.constraint(equalTo: first.widthAnchor)
        let wide = first.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
        let height = first.heightAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([leading, width, next, equal, wide, height])
        stage.layout()
        #expect(second.constraintsAffectingLayout(for: .horizontal) == [leading, width, next, equal])
        #expect(first.constraintsAffectingLayout(for: .horizontal) == [leading, width])
        #expect(first.constraintsAffectingLayout(for: .vertical) == [height])
    }

    @Test func aWishThatDecidesAffects() {
        let stage = Stage()
        let box = stage.add(UIView())
        let wish = box.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = .defaultHigh
        let lower = box.widthAnchor.constraint(equalToConstant: 100)
        lower.priority = .defaultLow
        NSLayoutConstraint.activate([lower, wish])
        stage.layout()
        #expect(box.widthAnchor.constraintsAffectingLayout == [wish])
    }

    @Test func explanationsFollowTheDerivation() throws {
        let stage = Stage(CGSize(width: 400, height: 800))
        let label = stage.add(UILabel())
        label.text = "Hello"
        NSLayoutConstraint.activate([
            label.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: stage.view.topAnchor),
        ])
        stage.layout()
        let explanations = stage.view._engineOfTree.explanations(of: label)
        #expect(explanations.map(\.quantity) == [.x, .y, .width, .height])
        let width = explanations[2]
        #expect(width.steps.map(\.reason.origin) == [.contentSize, .contentSize])
        #expect(width.steps.map(\.reason.priority).sorted() == [250, 750])
        let x = explanations[0]
        #expect(Set(x.steps.map(\.reason.origin)) == [.contentSize, .autoresizing, .user])
        #expect(x.steps.last?.result?.quantity == .x && x.value == Double(label.frame.minX))
        #expect(x.steps.last?.reason.line != nil)
        #expect(explanations.allSatisfy { !$0.isAmbiguous })
    }

    @Test func everyWayToMakeAConstraintKnowsItsPlace() {
        let stage = Stage()
        let box = stage.add(UIView())
        let anchors = box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
        let sizes = box.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5)
        let spacing = box.topAnchor.constraint(
            equalToSystemSpacingBelow: stage.view.safeAreaLayoutGuide.topAnchor, multiplier: 1)
        let formats = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[box(20)]", metrics: nil, views: ["box": box])
        let raw = NSLayoutConstraint(
            item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        let all = [anchors, sizes, spacing, raw] + formats
        NSLayoutConstraint.activate(all)
        #expect(all.allSatisfy { $0._usersPlace?.file.hasSuffix("AffectingConstraintsTests.swift") == true })
        #expect(Set(all.compactMap { $0._usersPlace?.line }).count == 5)
        let systems = stage.view.safeAreaLayoutGuide._systemConstraints
        #expect(!systems.isEmpty && systems.allSatisfy { $0._usersPlace == nil })
    }
}
