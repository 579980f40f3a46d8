import Foundation
import ObjectiveC
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlsActionTests {
    final class Listener: NSObject {
        var senders: [AnyObject] = []
        static let heard = Selector(_name: "heard:") { target, sender, _ in
            if let listener = target as? Listener { listener.senders.append(sender as AnyObject) }
            return nil
        }
    }

    @Test func targetsHearTheirEvents() {
        ControlSample.prepare()
        let control = UIControl()
        let listener = Listener()
        control.addTarget(listener, action: Listener.heard, for: .touchUpInside)
        control.addTarget(listener, action: Listener.heard, for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(listener.senders.isEmpty)
        control.sendActions(for: .touchUpInside)
        #expect(listener.senders.count == 1)
        #expect(listener.senders.first === control)
        #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == ["heard:"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        #expect(control.allTargets.count == 1)
        control.removeTarget(listener, action: nil, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(listener.senders.count == 1)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func targetsAreNotKeptAlive() {
        ControlSample.prepare()
        let control = UIControl()
        weak var remembered: Listener?
        do {
            let listener = Listener()
            remembered = listener
            control.addTarget(listener, action: Listener.heard, for: .touchUpInside)
        }
        #expect(remembered == nil)
        control.sendActions(for: .touchUpInside)
        #expect(control.allTargets.isEmpty)
    }

    @Test func actionsWithOneIdentifierReplaceEachOther() {
        ControlSample.prepare()
        let control = UIControl()
        var heard: [String] = []
        let name = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: name) { _ in heard.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: name) { _ in heard.append("new") }, for: .touchUpInside)
        control.addAction(
            UIAction { action in heard.append(action.sender is UIControl ? "own" : "none") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["new", "own"])
        control.removeAction(identifiedBy: name, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["new", "own", "own"])
    }

    @Test func switchesAndSteppersChangeWhenActivated() {
        ControlSample.prepare()
        let control = UISwitch()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        #expect(control.accessibilityActivate())
        #expect(control.isOn)
        #expect(changes == 1)
        control.isOn = false
        #expect(changes == 1)
        let stepper = UIStepper()
        stepper.maximumValue = 1
        stepper.value = 7
        #expect(stepper.value == 1)
        #expect(stepper.minimumValue == 0)
    }

    @Test func menusReplaceChildrenAndKnowWhatIsOn() {
        ControlSample.prepare()
        let on = UIAction(title: "On", state: .on) { _ in }
        let menu = UIMenu(title: "M", children: [UIAction(title: "Off") { _ in }, on])
        #expect(menu.selectedElements == [on])
        let other = menu.replacingChildren([])
        #expect(other.children.isEmpty)
        #expect(other.identifier == menu.identifier)
        let button = UIButton(type: .system)
        button.menu = menu
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "On")
    }

    @Test func segmentsAreCountedAndSelected() {
        ControlSample.prepare()
        let control = UISegmentedControl(items: ["A", "B"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "First", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "First")
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        #expect(control.segmentFrames.map(\.width) == [100, 100])
    }
}
