import Foundation
import Testing
import UIKit

/// Members that real files use and that drew no picture before.
@MainActor
@Suite(.serialized)
struct InvalidatingTests {
    private final class Meter: UIView {
        @Invalidating(.layout) var inset: CGFloat = 4
        @Invalidating(.display, .intrinsicContentSize) var level = 1
        @Invalidating(.constraints) var isWide = false
        private(set) var layouts = 0

        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(level), height: inset) }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func aChangeAsksForWhatTheAttributeNames() {
        let meter = Meter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        meter.layoutIfNeeded()
        let before = meter.layouts
        meter.inset = 4
        meter.layoutIfNeeded()
        #expect(meter.layouts == before)
        meter.inset = 8
        meter.layoutIfNeeded()
        #expect(meter.layouts == before + 1)
        meter.updateConstraintsIfNeeded()
        #expect(!meter.needsUpdateConstraints())
        meter.isWide = true
        #expect(meter.needsUpdateConstraints() && meter.isWide)
    }

    @Test func severalKindsAreAskedForTogether() {
        let stage = Stage()
        let meter = stage.add(Meter())
        meter.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
        meter.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
        stage.layout()
        #expect(meter.frame.width == 1)
        meter.level = 30
        stage.layout()
        #expect(meter.frame.width == 30)
    }

    @Test func imagesHaveAnAssetThatTakesVariants() {
        func square(_ color: UIColor) -> UIImage? {
            UIImage(systemName: "star")?.withTintColor(color)
        }
        guard let light = square(.black), let dark = square(.white) else {
            Issue.record("there is a symbol named star")
            return
        }
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        light.imageAsset?.register(dark, with: traits)
        #expect(light.imageAsset === light.imageAsset)
        #expect(light.imageAsset?.image(with: traits).imageAsset === light.imageAsset)
        #expect(light._resolved(for: traits) == light.imageAsset?.image(with: traits))
        #expect(light._resolved(for: traits) != light._resolved(for: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test func fieldsOfferTheirAssistant() {
        let field = UITextField()
        field.inputAssistantItem.leadingBarButtonGroups = []
        field.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        ]
        #expect(field.inputAssistantItem.trailingBarButtonGroups.count == 1)
        #expect(field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    }

    @Test func steppersKeepTheirDividers() {
        let stepper = UIStepper()
        let image = UIImage(systemName: "minus")
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == image)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == image)
    }

    @Test func prioritiesMayBeAddedByTheProgramsOwnOperators() {
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect((.defaultLow + 1).rawValue == 251)
    }
}

// As many apps write them; that they are not ambiguous is the test.
extension UILayoutPriority {
    fileprivate static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    fileprivate static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}
