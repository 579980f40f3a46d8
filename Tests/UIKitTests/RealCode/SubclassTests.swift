import Foundation
import Testing
import UIKit

/// Subclasses in the forms that apps write them; that they compile is half of the test.
@MainActor
@Suite(.serialized)
struct SubclassTests {
    private final class RoundMeter: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var layer: CAShapeLayer {
            guard let shape = super.layer as? CAShapeLayer else { fatalError("the layer must be a shape") }
            return shape
        }
    }

    @Test func aViewMayNameTheClassOfItsLayer() {
        let meter = RoundMeter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        meter.layer.path = UIBezierPath(ovalIn: meter.bounds).cgPath
        meter.backgroundColor = .red
        let plain: UIView = meter
        #expect(plain.layer === meter.layer)
        #expect((plain.layer as? CAShapeLayer)?.path != nil)
        #expect(plain.layer.backgroundColor != nil)
    }

    private final class FirstScreen: UINavigationController {
        var isTinted = false

        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            isTinted = true
        }

        init(title: String) {
            super.init(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
            self.title = title
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test func navigationControllersAreMadeByAnyOfTheirInitialisers() {
        let root = UIViewController()
        let screen = FirstScreen(rootViewController: root)
        #expect(screen.isTinted)
        #expect(screen.topViewController === root)
        let titled = FirstScreen(title: "Inbox")
        #expect(titled.title == "Inbox")
        #expect(titled.viewControllers.isEmpty)
    }

    private final class UnitSwitch: UISegmentedControl {
        init() {
            super.init(items: ["km", "mi"])
            selectedSegmentIndex = 1
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test func segmentedControlsTakeTheirItemsFromASubclass() {
        let units = UnitSwitch()
        #expect(units.numberOfSegments == 2)
        #expect(units.titleForSegment(at: units.selectedSegmentIndex) == "mi")
        #expect(units.intrinsicContentSize.height > 0)
    }

    private final class NibScreen: UIViewController {
        override func awakeFromNib() {
            super.awakeFromNib()
            title = "awake"
        }
    }

    @Test func controllersMayAwakeFromANib() {
        let screen = NibScreen()
        screen.awakeFromNib()
        #expect(screen.title == "awake")
    }

    private final class Letter: UIActivityItemProvider {
        override var item: Any { "text" }

        override func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "subject" }
    }

    @Test func activityItemsMayHaveASubject() {
        let letter = Letter(placeholderItem: "")
        let controller = UIActivityViewController(activityItems: [letter], applicationActivities: nil)
        let source: any UIActivityItemSource = letter
        #expect(source.activityViewController(controller, subjectForActivityType: nil) == "subject")
        #expect(source.activityViewController(controller, itemForActivityType: nil) as? String == "text")
    }

    @Test func indexPathsKnowRowsAndItems() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.section == 1)
        #expect(path.row == 3)
        #expect(path.item == 3)
        path.row += 1
        #expect(path == IndexPath(item: 4, section: 1))
    }
}
