import Foundation
import QuartzCore

extension UIView {
    /// The traits that stand at this view: the controller's or superview's, changed by what the view overrides.
    var resolvedTraits: UITraitCollection {
        var traits: UITraitCollection
        if let controller = owningController {
            traits = controller.traitCollection
        } else if let parent = storedSuperview {
            traits = parent.traitCollection
        } else {
            traits = _HostEnvironment.currentTraits
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        let category = limited(traits.preferredContentSizeCategory)
        guard category != traits.preferredContentSizeCategory else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: category)])
    }

    /// That the smaller limit wins over the larger one is assumed.
    private func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var category = category
        if let maximum = maximumContentSizeCategory, category > maximum { category = maximum }
        if let minimum = minimumContentSizeCategory, category < minimum { category = minimum }
        return category
    }

    /// Tells the subtree where its traits differ from those it saw last.
    func traitsMayHaveChanged() {
        let now = traitCollection
        let before = lastTraits
        guard before == nil || before != now else { return }
        lastTraits = now
        resolveLayerColors()
        if let before {
            traitCollectionDidChange(before)
            owningController?._traitsDidChange(from: before)
            _traitChanges._notify(self, from: before, to: now)
            setNeedsLayout()
            setNeedsDisplay()
        }
        for view in storedSubviews { view.traitsMayHaveChanged() }
    }

    func resolveLayerColors() {
        layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    func propagateTintColor() {
        tintColorDidChange()
        setNeedsDisplay()
        for view in storedSubviews where view.storedTintColor == nil { view.propagateTintColor() }
    }
}
