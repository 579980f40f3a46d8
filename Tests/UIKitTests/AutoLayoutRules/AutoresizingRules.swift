import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// M1 to M3: frames and masks as constraints. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: autoresizing")
struct AutoresizingRules {
    private func framed(_ stage: Stage, _ frame: CGRect, _ mask: UIView.AutoresizingMask = []) -> UIView {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        stage.view.addSubview(view)
        return view
    }

    /// Source: reference of translatesAutoresizingMaskIntoConstraints; documented.
    @Test("M1 views made in code have their frame as four required constraints")
    func pinned() {
        let stage = Stage()
        let view = framed(stage, CGRect(x: 10, y: 20, width: 30, height: 40))
        let follower = stage.pinned(UIView())
        follower.widthAnchor.constraint(equalTo: view.widthAnchor).active()
        follower.heightAnchor.constraint(equalTo: view.heightAnchor).active()
        stage.layout()
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(follower.frame.size == CGSize(width: 30, height: 40))
        let solver = stage.view._engineOfTree.solver
        let rows = view.layoutNode.autoresizingRows.map(solver.definition)
        #expect(rows.map(\.constant) == [10, 20, 30, 40] && rows.allSatisfy { $0.isRequired && $0.terms.count == 1 })
        view.frame.size.width = 77
        stage.layout()
        #expect(follower.frame.width == 77 && stage.conflicts.isEmpty)
    }

    /// Source: WWDC 2012 session 228; documented.
    @Test("M1 own constraints cannot be mixed with them")
    func mixed() throws {
        let stage = Stage()
        let view = framed(stage, CGRect(x: 10, y: 0, width: 30, height: 40))
        let own = view.widthAnchor.constraint(equalToConstant: 100).active()
        stage.layout()
        let conflict = try #require(stage.conflicts.first)
        #expect(conflict.members.contains { $0.origin == .autoresizing } && conflict.broken.constraint === own)
        #expect(view.frame.width == 30)
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.layout()
        #expect(view.frame.width == 100 && stage.view._conflicts.isEmpty)
    }

    /// Source: Stack Overflow 14290100; shown.
    @Test("M2 masks are printed as margin, length, margin")
    func maskText() {
        let view = UIView()
        let expected: [(UIView.AutoresizingMask, String)] = [
            ([], "h=--& v=--&"), ([.flexibleRightMargin, .flexibleBottomMargin], "h=--& v=--&"),
            ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"), ([.flexibleLeftMargin], "h=&-- v=--&"),
            ([.flexibleTopMargin, .flexibleHeight], "h=--& v=&&-"),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "h=&&& v=--&"),
        ]
        for (mask, text) in expected {
            view.autoresizingMask = mask
            #expect(view._autoresizingMaskText == text)
        }
    }

    /// Source: console logs; logged.
    @Test("M3 the modern form names minX, minY, width and height")
    func modernForm() throws {
        let expected = [
            (
                "minX",
                "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minX == 7   (active, names: '|':UIView:0x )>"
            ),
            (
                "minY",
                "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minY == 0   (active, names: '|':UIView:0x )>"
            ),
            ("width", "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.width == 414   (active)>"),
            ("height", "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 896   (active)>"),
        ]
        for (name, text) in expected {
            let stage = Stage()
            let view = framed(stage, CGRect(x: 7, y: 0, width: 414, height: 896))
            switch name {
            case "minX": view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 1).active()
            case "minY": view.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 1).active()
            case "width": view.widthAnchor.constraint(equalToConstant: 1).active()
            default: view.heightAnchor.constraint(equalToConstant: 1).active()
            }
            stage.layout()
            let conflict = try #require(stage.conflicts.first)
            #expect(conflict.memberTexts.contains(text), "\(conflict.memberTexts)")
        }
    }
}
