import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// S0-145 to S0-157: ambiguity and conflicts.
@MainActor
@Suite("S0 debugging")
struct DebuggingTests {
    final class CheckedController: UIViewController {
        let box = UIView()
        var wasAmbiguous: Bool?

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 50).isActive = true
            #if DEBUG
            DispatchQueue.main.async {
                self.wasAmbiguous = self.box.hasAmbiguousLayout
                if self.box.hasAmbiguousLayout { self.box.exerciseAmbiguityInLayout() }
            }
            #endif
        }
    }

    @Test("S0-148, S0-149, S0-150: a check of ambiguity one turn after viewDidLoad")
    func checkAfterLoading() async {
        _HostEnvironment.current = _HostEnvironment()
        let controller = CheckedController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.view.window === window && controller.wasAmbiguous == nil)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #if DEBUG
        #expect(controller.wasAmbiguous == true)
        #endif
        window.isHidden = true
    }

    private func box(in stage: Stage) -> UIView {
        let box = stage.add(UIView())
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.layout()
        return box
    }

    @Test("S0-146, S0-151, S0-167, R02: ambiguous without the missing constraint, not with it")
    func ambiguity() {
        let stage = Stage()
        let box = box(in: stage)
        #expect(box.hasAmbiguousLayout)
        box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
        stage.layout()
        #expect(!box.hasAmbiguousLayout && stage.conflicts.isEmpty)
    }

    @Test("S0-147: exercising moves an ambiguous view to another frame that satisfies its constraints")
    func exercise() {
        let stage = Stage()
        let box = box(in: stage)
        let follower = stage.add(UIView())
        NSLayoutConstraint.activate([
            follower.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
            follower.topAnchor.constraint(equalTo: box.topAnchor),
            follower.widthAnchor.constraint(equalToConstant: 30), follower.heightAnchor.constraint(equalToConstant: 30),
        ])
        stage.layout()
        let before = box.frame
        box.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(box.frame.minX != before.minX)
        #expect(box.frame.size == before.size && box.frame.minY == before.minY)
        #expect(follower.frame.minX == box.frame.maxX + 5)
        #expect(box.hasAmbiguousLayout)
    }

    @Test("S0-147: exercising leaves a determined view where it is")
    func exerciseDetermined() {
        let stage = Stage()
        let box = box(in: stage)
        box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 7).isActive = true
        stage.layout()
        let before = box.frame
        box.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(box.frame == before)
    }

    @Test("S0-147: an ambiguous width that is bounded stays within its bounds")
    func exerciseBounded() {
        let stage = Stage()
        let box = stage.add(UIView())
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: stage.view.topAnchor),
            box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 20),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 46),
        ])
        stage.layout()
        let before = box.frame.width
        box.exerciseAmbiguityInLayout()
        stage.layout()
        #expect(box.frame.width != before && (40...46).contains(box.frame.width))
    }

    @Test("S0-152, S0-153, S0-154, R01: the log begins as documented and names the constraints")
    func logText() throws {
        let stage = Stage()
        let box = stage.add(UIView())
        let first = box.widthAnchor.constraint(equalToConstant: 100)
        let second = box.widthAnchor.constraint(equalToConstant: 200)
        first.identifier = "narrowWidth"
        second.identifier = "wideWidth"
        NSLayoutConstraint.activate([first, second])
        stage.layout()
        #expect(stage.conflicts.count == 1)
        let text = try #require(stage.conflicts.first).logText
        #expect(text.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints."))
        #expect(text.contains(" 'narrowWidth' UIView:0x") && text.contains(" 'wideWidth' UIView:0x"))
        #expect(text.contains("Will attempt to recover by breaking constraint"))
    }

    @Test("S0-155, S0-157: a priority set before activation, or lowered after it, ends the conflict")
    func lowerPriority() {
        let stage = Stage()
        let box = stage.add(UIView())
        let important = box.widthAnchor.constraint(equalToConstant: 100)
        let other = box.widthAnchor.constraint(equalToConstant: 200)
        other.priority = .defaultHigh
        NSLayoutConstraint.activate([important, other])
        stage.layout()
        #expect(stage.conflicts.isEmpty && box.frame.width == 100)
        let third = box.widthAnchor.constraint(equalToConstant: 300)
        third.isActive = true
        stage.layout()
        #expect(stage.conflicts.count == 1 && stage.view._conflicts.count == 1)
        third.priority = UILayoutPriority(749)
        stage.layout()
        #expect(stage.view._conflicts.isEmpty && box.frame.width == 100)
    }

    @Test("S0-145: constraints between views of separate trees are reported, a lone width is not")
    func noCommonAncestor() {
        let handler = NSLayoutConstraint._noCommonAncestorHandler
        defer { NSLayoutConstraint._noCommonAncestorHandler = handler }
        var reported = 0
        NSLayoutConstraint._noCommonAncestorHandler = { _ in reported += 1 }
        let stage = Stage()
        let lone = UIView()
        lone.translatesAutoresizingMaskIntoConstraints = false
        lone.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(reported == 0)
        lone.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
        #expect(reported == 1)
    }

    @Test("anchors tell the ambiguity and the constraints of their own axis")
    func anchorsTell() {
        let stage = Stage()
        let box = box(in: stage)
        #expect(box.leadingAnchor.hasAmbiguousLayout)
        #expect(!box.topAnchor.hasAmbiguousLayout)
        let leading = box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
        leading.isActive = true
        stage.layout()
        #expect(!box.leadingAnchor.hasAmbiguousLayout)
        #expect(box.leadingAnchor.constraintsAffectingLayout.last === leading)
        #expect(box.leadingAnchor.constraintsAffectingLayout.count == 2)
        #expect(box.topAnchor.constraintsAffectingLayout.count == 2)
    }

    @Test("constraints of an item come in the order they were made, whatever the order of activation")
    func constraintsInOrder() {
        let stage = Stage()
        let box = stage.add(UIView())
        let all = (0..<40).map { box.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
        NSLayoutConstraint.activate(all.reversed())
        let found = box.layoutNode.constraints
        #expect(found.map(ObjectIdentifier.init) == all.map(ObjectIdentifier.init))
    }

    @Test("a description names the superview behind its state")
    func descriptionNamesTheSuperview() {
        let stage = Stage()
        let box = box(in: stage)
        let text = box.constraintsAffectingLayout(for: .vertical).map(\._fullDescription).joined()
        #expect(text.contains("   (active, names: '|':"))
        #expect(text.contains(" )>"))
    }
}
