import Foundation
import Testing

@testable import UIKit

/// Properties by name and observers of them.
@MainActor
@Suite(.serialized)
struct KeyValueTests {
    private final class Model: NSObject {
        dynamic var count = 1
        let title = "Inbox"
    }

    @Test func observersHearOfAChangeInTheFrameAfterIt() {
        let model = Model()
        var heard: [String] = []
        var observation: NSKeyValueObservation? = model.observe(\.count, options: [.initial, .new, .old]) { _, change in
            heard.append("\(change.oldValue.map(String.init) ?? "-")>\(change.newValue.map(String.init) ?? "-")")
        }
        #expect(heard == ["->1"])
        model.count = 2
        _FrameLoop.shared.runFrame()
        _FrameLoop.shared.runFrame()
        #expect(heard == ["->1", "1>2"])
        observation?.invalidate()
        model.count = 3
        _FrameLoop.shared.runFrame()
        #expect(heard.count == 2)
        observation = nil
        #expect(observation == nil)
    }

    @Test func aHandlerMayChangeTheLayout() {
        let stage = Stage()
        let scroll = stage.add(UIScrollView())
        let height = scroll.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            height, scroll.topAnchor.constraint(equalTo: stage.view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 100),
        ])
        let observation = scroll.observe(\.contentSize, options: .new) { _, change in
            height.constant = change.newValue?.height ?? 0
        }
        scroll.contentSize = CGSize(width: 100, height: 240)
        _FrameLoop.shared.runFrame()
        #expect(_FrameLoop.shared.hasWork)
        _FrameLoop.shared.runFrame()
        #expect(scroll.frame.height == 240)
        observation.invalidate()
    }

    @Test func storedPropertiesAreReadByName() {
        #expect(Model().value(forKey: "title") as? String == "Inbox")
        #expect(Model().value(forKey: "nothing") == nil)
    }

    private final class TallBar: UITabBar {}

    @Test func controllersTakeBarsByName() {
        let tabs = UITabBarController()
        let bar = TallBar()
        tabs.setValue(bar, forKey: "tabBar")
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.count == 1)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let own = UINavigationBar()
        navigation.loadViewIfNeeded()
        navigation.setValue(own, forKey: "navigationBar")
        #expect(navigation.navigationBar === own && own.superview === navigation.view && own.items?.count == 1)
    }

    @Test func alertsTakeColoursAndTextsByName() {
        let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor.green, forKey: "titleTextColor")
        alert.addAction(action)
        alert.setValue(NSAttributedString(string: "Rich"), forKey: "attributedTitle")
        let labels = allViews(in: alert.view).compactMap { $0 as? UILabel }
        #expect(labels.first?.text == "Rich")
        #expect(labels.first { $0.text == "Go" }?.textColor == .green)
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .green)
    }

    @Test func placeholdersTakeTheirColourByPath() {
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
        let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .red)
        #expect(field.placeholder == "Name")
    }

    @Test func animationsAndLayersKeepTheirOwnKeys() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("pulse", forKey: "name")
        animation.repeatCount = HUGE
        #expect(animation.value(forKey: "name") as? String == "pulse")
        let layer = CALayer()
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.opacity == 0.5)
    }

    @Test func transformsAreBoxed() {
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        let value = NSValue(caTransform3D: turn)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, turn))
        #expect(value.isEqual(NSValue(caTransform3D: turn)))
        #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
    }

    @Test func theApplicationIsFoundByPath() {
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    }

    @Test func constraintsMayBeMadeEmpty() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && !constraint.isActive)
    }

    @Test func elementsForAssistiveSoftwareAreCounted() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        view.accessibilityElements = [first, second]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === second)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: second) == 1)
    }

    @Test func userDefaultsAreReachedByKey() throws {
        let defaults = try #require(UserDefaults(suiteName: "kumiko-tests-\(UUID().uuidString)"))
        defaults.setValue(3, forKey: "level")
        #expect(defaults.value(forKey: "level") as? Int == 3)
    }

    private func allViews(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(allViews) }
}
