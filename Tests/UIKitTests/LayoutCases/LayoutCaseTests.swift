import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// Runs every case of the case files; frames are in the root's coordinates.
@MainActor
@Suite(.serialized)
struct LayoutCaseTests {
    @Test(arguments: LayoutCase.all)
    func frames(_ layoutCase: LayoutCase) {
        var conflicts = 0
        let handler = _LayoutConflict.handler
        _LayoutConflict.handler = { _ in conflicts += 1 }
        defer { _LayoutConflict.handler = handler }
        let builder = LayoutCaseBuilder(layoutCase)
        NSLayoutConstraint.activate(builder.constraints)
        builder.root.layoutIfNeeded()
        let tolerance = 0.51 / (layoutCase.scale ?? 2)
        for (name, expected) in layoutCase.frames.sorted(by: { $0.key < $1.key }) {
            let frame = builder.frame(of: name)
            let found = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            let isClose = zip(found, expected).allSatisfy { abs($0 - $1) < tolerance }
            #expect(isClose, "\(name): \(found) instead of \(expected) [\(layoutCase.source)]")
        }
        #expect(conflicts == layoutCase.conflicts ?? 0)
        for name in layoutCase.ambiguous ?? [] {
            let view = builder.items[name] as? UIView
            #expect(view?.hasAmbiguousLayout == true, "\(name) must be ambiguous")
        }
    }

    /// Laying out twice, or there and back, gives the same frames.
    @Test(arguments: LayoutCase.all)
    func layoutIsStable(_ layoutCase: LayoutCase) {
        _LayoutConflict.handler = { _ in }
        let builder = LayoutCaseBuilder(layoutCase)
        NSLayoutConstraint.activate(builder.constraints)
        builder.root.layoutIfNeeded()
        let names = layoutCase.frames.keys.sorted()
        let first = names.map(builder.frame)
        let size = builder.root.bounds.size
        builder.root.bounds.size = CGSize(width: size.width + 37, height: size.height + 11)
        builder.root.layoutIfNeeded()
        builder.root.bounds.size = size
        builder.root.layoutIfNeeded()
        #expect(names.map(builder.frame) == first)
    }

    /// The order in which constraints are activated does not matter.
    @Test(arguments: LayoutCase.all)
    func orderDoesNotMatter(_ layoutCase: LayoutCase) {
        _LayoutConflict.handler = { _ in }
        guard (layoutCase.conflicts ?? 0) == 0, (layoutCase.ambiguous ?? []).isEmpty else { return }
        let builder = LayoutCaseBuilder(layoutCase)
        NSLayoutConstraint.activate(builder.constraints.reversed())
        builder.root.layoutIfNeeded()
        let tolerance = 0.51 / (layoutCase.scale ?? 2)
        for (name, expected) in layoutCase.frames {
            let frame = builder.frame(of: name)
            let found = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            let isClose = zip(found, expected).allSatisfy { abs($0 - $1) < tolerance }
            #expect(isClose, "\(name): \(found) instead of \(expected), constraints reversed")
        }
    }
}
