import AutoLayout
import Foundation
import QuartzCore

/// How often a layout pass may start over before it gives up; a layout that never settles is reported, not repeated.
private let passLimit = 50

extension UIView {
    var layoutRoot: UIView {
        var view: UIView = self
        while let parent = view.storedSuperview { view = parent }
        return view
    }

    // MARK: - Marks

    func markNeedsLayout() {
        flags.needsLayout = true
        var next = storedSuperview
        while let view = next, !view.flags.descendantNeedsLayout {
            view.flags.descendantNeedsLayout = true
            next = view.storedSuperview
        }
    }

    func markNeedsUpdateConstraints() {
        flags.needsUpdateConstraints = true
        var next = storedSuperview
        while let view = next, !view.flags.descendantNeedsUpdateConstraints {
            view.flags.descendantNeedsUpdateConstraints = true
            next = view.storedSuperview
        }
    }

    /// Tells new ancestors what this subtree still has to do.
    func propagateFlagsUpwards() {
        if flags.needsLayout || flags.descendantNeedsLayout {
            var next = storedSuperview
            while let view = next, !view.flags.descendantNeedsLayout {
                view.flags.descendantNeedsLayout = true
                next = view.storedSuperview
            }
        }
        guard flags.needsUpdateConstraints || flags.descendantNeedsUpdateConstraints else { return }
        var next = storedSuperview
        while let view = next, !view.flags.descendantNeedsUpdateConstraints {
            view.flags.descendantNeedsUpdateConstraints = true
            next = view.storedSuperview
        }
    }

    // MARK: - The pass

    /// Runs the steps of the class's layout algorithm from the highest ancestor that still needs layout.
    func runLayout() {
        var top: UIView = self
        var next = storedSuperview
        while let view = next {
            if view.flags.needsLayout { top = view }
            next = view.storedSuperview
        }
        guard !top.isLayingOut else { return }
        let root = top.layoutRoot
        let passes = _LayoutLoops.passes(of: passLimit)
        for _ in 0..<passes {
            root.updateConstraintsInSubtree()
            root.engineOfRoot().update()
            guard top.flags.needsLayout || top.flags.descendantNeedsLayout else { return }
            top.layoutFlaggedViews()
        }
        _LayoutLoops.note(top, passes: passes)
    }

    /// What is changed meanwhile counts as one change, so that no conflict is told that its end does not have.
    func updateConstraintsInSubtree() {
        guard flags.needsUpdateConstraints || flags.descendantNeedsUpdateConstraints else { return }
        _LayoutEngine._batching(updateFlaggedConstraints)
    }

    private func updateFlaggedConstraints() {
        guard flags.needsUpdateConstraints || flags.descendantNeedsUpdateConstraints else { return }
        flags.descendantNeedsUpdateConstraints = false
        for view in storedSubviews { view.updateFlaggedConstraints() }
        guard flags.needsUpdateConstraints else { return }
        flags.needsUpdateConstraints = false
        owningController?.updateViewConstraints()
        if owningController == nil { updateConstraints() }
    }

    private func layoutFlaggedViews() {
        if flags.needsLayout {
            flags.needsLayout = false
            isLayingOut = true
            owningController?.viewWillLayoutSubviews()
            layoutSubviews()
            applyCorners()
            layer.layoutSublayers()
            isLayingOut = false
            owningController?.viewDidLayoutSubviews()
        }
        guard flags.descendantNeedsLayout else { return }
        flags.descendantNeedsLayout = false
        for view in storedSubviews where view.flags.needsLayout || view.flags.descendantNeedsLayout {
            view.layoutFlaggedViews()
        }
    }

    // MARK: - Frames from the solver

    /// Gives each constrained subview its solved frame.
    ///
    /// 1. The solved alignment rectangle is turned into a frame.
    /// 2. Each edge is rounded to the nearest pixel by itself, halves up; the size is the difference.
    /// 3. Guides get their rectangle the same way.
    func applySolvedFrames() {
        let engine = layoutRoot.engineOfRoot()
        engine.update()
        for view in storedSubviews where !view.translatesAutoresizingMaskIntoConstraints {
            guard let rect = engine.alignmentRect(of: view) else { continue }
            let insets = view._alignmentInsets
            view.isBeingPlaced = true
            view.place(
                roundedToPixels(
                    x: rect.x - insets.left, y: rect.y - insets.top,
                    width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom))
            view.isBeingPlaced = false
        }
    }

    func roundedToPixels(x: Double, y: Double, width: Double, height: Double) -> CGRect {
        let scale = _HostEnvironment.current.scale
        func round(_ value: Double) -> CGFloat {
            // Half a thousandth of a pixel of slack, so that 10.4999999 from a sum of thirds counts as a half.
            ((CGFloat(value) * scale + 0.5 + 0.0005).rounded(.down)) / scale
        }
        let left = round(x)
        let top = round(y)
        return CGRect(x: left, y: top, width: max(0, round(x + width) - left), height: max(0, round(y + height) - top))
    }
}
