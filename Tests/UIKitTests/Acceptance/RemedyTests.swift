import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// What is proposed against a conflict: each change, made alone, makes that conflict go.
@MainActor
@Suite("Conflict remedies", .serialized)
struct RemedyTests {
    /// Constraints of some views that are made the same way each time.
    @MainActor
    struct Scene {
        let stage = Stage()
        var all: [NSLayoutConstraint] = []

        /// - Parameter change: made before anything is active.
        init(seed: UInt64, change: (Scene) -> Void = { _ in }) {
            var generator = SeededGenerator(seed: seed)
            let views = (0..<4).map { _ in stage.add(UIView()) }
            for _ in 0..<14 { all.append(Self.constraint(views, stage.view, &generator)) }
            change(self)
            NSLayoutConstraint.activate(all.filter { $0.priority.rawValue > 1 })
            stage.layout()
        }

        private static func constraint(
            _ views: [UIView], _ root: UIView, _ generator: inout SeededGenerator
        ) -> NSLayoutConstraint {
            typealias Attribute = NSLayoutConstraint.Attribute
            func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &generator)] }
            let relation = NSLayoutConstraint.Relation(rawValue: pick([0, 0, 0, -1, 1])) ?? .equal
            let constant = CGFloat(pick([0.0, 8, -7, 20, -16, 50, 120.5]))
            let first = pick(views)
            if Int.random(in: 0..<4, using: &generator) == 0 {
                return NSLayoutConstraint(
                    item: first, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: abs(constant))
            }
            let second = pick(views + [root, root])
            let multiplier = CGFloat(pick([1, 1, 1, 0.3333, 1.5, 0.5, 2]))
            if Int.random(in: 0..<3, using: &generator) == 0 {
                return NSLayoutConstraint(
                    item: first, attribute: .width, relatedBy: relation, toItem: second, attribute: .width,
                    multiplier: multiplier, constant: constant)
            }
            let edges: [Attribute] = [.leading, .trailing, .centerX]
            return NSLayoutConstraint(
                item: first, attribute: pick(edges), relatedBy: relation, toItem: second, attribute: pick(edges),
                multiplier: multiplier, constant: constant)
        }

        /// Makes the change to the constraints of the same places; one of priority 1 is not activated.
        func apply(_ remedy: _ConflictRemedy, place: (Int) -> Int?) {
            switch remedy {
            case .lower(let index): place(index).map { all[$0].priority = UILayoutPriority(999) }
            case .remove(let index): place(index).map { all[$0].priority = UILayoutPriority(1) }
            case .change(let index, let constant): place(index).map { all[$0].constant = CGFloat(constant) }
            case .release(let item): (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
            }
        }

        /// The places in `all` of a conflict's members; nil for what is not among them.
        func places(_ conflict: _LayoutConflict) -> [Int?] {
            conflict.members.map { member in all.firstIndex { $0 === member.constraint } }
        }
    }

    @Test func everyRemedyMakesItsConflictGo() {
        var tried = (lower: 0, change: 0, remove: 0)
        for seed in 0..<150 as Range<UInt64> {
            let scene = Scene(seed: seed)
            let standing = scene.stage.view._conflicts.map(scene.places)
            for conflict in scene.stage.conflicts where !conflict.remedies.isEmpty {
                let places = scene.places(conflict)
                #expect(standing.contains(places), "seed \(seed)")
                for remedy in conflict.remedies {
                    let other = Scene(seed: seed) { $0.apply(remedy) { places[$0] } }
                    let left = other.stage.view._conflicts
                    #expect(
                        !left.map(other.places).contains(places) && left.count < standing.count,
                        "seed \(seed): \(remedy) of \(conflict.members.map { $0.equation { _ in "v" } })")
                    switch remedy {
                    case .lower: tried.lower += 1
                    case .change: tried.change += 1
                    case .remove: tried.remove += 1
                    case .release: break
                    }
                }
            }
        }
        #expect(tried.lower > 100 && tried.change > 100 && tried.remove > 100, "\(tried)")
    }

    /// A width of a third of the view's, against an edge at three quarters of it.
    private func multiples() throws -> _LayoutConflict {
        let stage = Stage()
        let box = stage.pinned(UIView(), height: 9)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: stage.view, attribute: .width,
                multiplier: 0.3333, constant: -7),
            NSLayoutConstraint(
                item: box, attribute: .trailing, relatedBy: .equal, toItem: stage.view, attribute: .centerX,
                multiplier: 1.5, constant: 0),
        ])
        stage.layout()
        return try #require(stage.conflicts.first)
    }

    @Test func multiplesAreToldByBothSides() throws {
        let conflict = try multiples()
        #expect(
            conflict.arithmetic
                == "the trailing would be 126.987, but must be 1.5 × 201 = 301.5, and no width is below 0")
        let (index, value) = try #require(conflict.remedies.compactMap(change).first)
        #expect(conflict.members[index].constant == -7 && abs(value - 167.5134) < 1e-9)
    }

    private func change(_ remedy: _ConflictRemedy) -> (index: Int, value: Double)? {
        if case .change(let index, let value) = remedy { (index, value) } else { nil }
    }

    /// A rounded constant would leave a small conflict.
    @Test func aChangeHasTheDecimalsItNeeds() throws {
        let stage = Stage()
        let box = stage.pinned(UIView())
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 207),
            box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.384615),
            box.widthAnchor.constraint(equalToConstant: 85),
        ])
        stage.layout()
        let conflict = try #require(stage.conflicts.first)
        #expect(conflict.remedies.compactMap { change($0)?.value } == [79.615305])
    }

    /// With very many conflicts at once only what needs no trial is named.
    @Test func withoutBudgetTheBrokenOneYields() throws {
        let stage = Stage()
        let box = stage.bar()
        for width in [10, 20] as [CGFloat] { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
        stage.layout()
        let engine = stage.view._engineOfTree
        var (none, plenty) = (0, 1000)
        let conflict = try #require(engine.solver.conflicts.first)
        let poor = engine.report(conflict, budget: &none).remedies
        let rich = engine.report(conflict, budget: &plenty).remedies
        #expect(poor.count == 1 && rich.count == 3 && none == 0 && plenty < 1000)
    }
}
