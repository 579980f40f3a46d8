import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// G1 to G5: margins, safe areas, sizes from outside, scroll content. Sources: `auto_layout_rules.tsv`.
@MainActor
@Suite("Auto Layout: guides")
struct GuideRules {
    private func texts(_ guide: UILayoutGuide) -> [String] {
        guide.systemConstraints.map(\._fullDescription.withoutAddresses)
    }

    /// Source: console logs; kean; logged.
    @Test("G1 four constraints hold the margins guide, at 8 by default")
    func margins() {
        let stage = Stage()
        let view = stage.pinned(UIView())
        let guide = view.layoutMarginsGuide
        view.widthAnchor.constraint(equalToConstant: 100).active()
        view.heightAnchor.constraint(equalToConstant: 50).active()
        let inner = stage.add(UIView())
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor).active()
        stage.layout()
        let name = "[UILayoutGuide:0x'UIViewLayoutMarginsGuide']"
        let names = "   (active, names: '|':UIView:0x )>"
        #expect(
            texts(guide) == [
                "<NSLayoutConstraint:0x 'UIView-topMargin-guide-constraint' V:|-(8)-\(name)\(names)",
                "<NSLayoutConstraint:0x 'UIView-leftMargin-guide-constraint' H:|-(8)-\(name)(LTR)\(names)",
                "<NSLayoutConstraint:0x 'UIView-bottomMargin-guide-constraint' V:\(name)-(8)-|\(names)",
                "<NSLayoutConstraint:0x 'UIView-rightMargin-guide-constraint' H:\(name)-(8)-|(LTR)\(names)",
            ])
        #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.layout()
        #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    /// Source: console logs; logged.
    @Test("G2 four constraints hold the safe area guide; the guide comes first at the top and left, the view elsewhere")
    func safeArea() {
        let stage = Stage(safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        let guide = stage.view.safeAreaLayoutGuide
        let view = stage.add(UIView())
        view.topAnchor.constraint(equalTo: guide.topAnchor).active()
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).active()
        stage.layout()
        let name = "[UILayoutGuide:0x'UIViewSafeAreaLayoutGuide']"
        let names = "   (active, names: '|':UIView:0x )>"
        #expect(
            texts(guide) == [
                "<NSLayoutConstraint:0x 'UIViewSafeAreaLayoutGuide-top' V:|-(91)-\(name)\(names)",
                "<NSLayoutConstraint:0x 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-\(name)(LTR)\(names)",
                "<NSLayoutConstraint:0x 'UIViewSafeAreaLayoutGuide-bottom' V:\(name)-(83)-|\(names)",
                "<NSLayoutConstraint:0x 'UIViewSafeAreaLayoutGuide-right' H:\(name)-(0)-|(LTR)\(names)",
            ])
        #expect(guide.systemConstraints.map { $0.firstItem === guide } == [true, true, false, false])
        #expect(view.frame.minY == 91 && view.frame.maxY == 874 - 83)
    }

    /// A tree of its own, as a cell's content is: its size comes from outside.
    private func content(_ size: CGSize, height: Float) -> (root: UIView, child: UIView) {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        child.topAnchor.constraint(equalTo: root.topAnchor).active()
        child.bottomAnchor.constraint(equalTo: root.bottomAnchor).active()
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor).active()
        child.trailingAnchor.constraint(equalTo: root.trailingAnchor).active()
        child.heightAnchor.constraint(equalToConstant: 100).active(at: height)
        root.layoutIfNeeded()
        return (root, child)
    }

    /// Source: console logs; Stack Overflow 25059443; logged.
    @Test("G3 a size from outside is required and named UIView-Encapsulated-Layout-Height; 999 yields to it")
    func encapsulated() throws {
        let stage = Stage()
        let tree = content(CGSize(width: 320, height: 44), height: 1000)
        let conflict = try #require(stage.conflicts.first)
        let text = "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Height' UIView:0x.height == 44   (active)>"
        #expect(conflict.memberTexts.contains(text), "\(conflict.memberTexts)")
        #expect(conflict.broken.isUsers && tree.root.frame.height == 44)
        let yielding = content(CGSize(width: 320, height: 44), height: 999)
        #expect(stage.conflicts.count == 1 && yielding.child.frame.height == 44)
    }

    /// Source: console logs; logged.
    @Test("G4 a view that nothing gave a size yet has _UITemporaryLayoutHeight == 0")
    func temporary() throws {
        let stage = Stage()
        let tree = content(.zero, height: 1000)
        let conflict = try #require(stage.conflicts.first)
        let text = "<NSLayoutConstraint:0x '_UITemporaryLayoutHeight' UIView:0x.height == 0   (active)>"
        #expect(conflict.memberTexts.contains(text), "\(conflict.memberTexts)")
        #expect(tree.child.window == nil)
    }

    private func scroll(width: Bool, in stage: Stage) -> (scroll: UIScrollView, content: UIView) {
        let scroll = stage.pinned(UIScrollView(), height: 100)
        scroll.widthAnchor.constraint(equalToConstant: 200).active()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10).active()
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20).active()
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor).active()
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -5).active()
        content.heightAnchor.constraint(equalToConstant: 500).active()
        if width {
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2).active()
        }
        stage.layout()
        return (scroll, content)
    }

    /// Source: UIScrollView reference; documented.
    @Test("G5 edges tied to a scroll view or its content guide define the content size")
    func contentSize() {
        let stage = Stage()
        let (scroll, content) = scroll(width: true, in: stage)
        #expect(scroll.contentSize == CGSize(width: 405, height: 530))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 500))
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(!content.hasAmbiguousLayout && !scroll.contentLayoutGuide.hasAmbiguousLayout)
        scroll.contentOffset = CGPoint(x: 7, y: 30)
        stage.layout()
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 7, y: 30, width: 200, height: 100))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 500))
    }

    /// Source: UIScrollView reference; documented.
    @Test("G5 the content size is ambiguous where the chain does not determine it")
    func openContentSize() {
        let stage = Stage()
        let (scroll, content) = scroll(width: false, in: stage)
        #expect(content.hasAmbiguousLayout && scroll.contentLayoutGuide.hasAmbiguousLayout)
        #expect(!scroll.hasAmbiguousLayout)
    }
}
