extension Rule {
    static let uiKitRules: [Rule] = [
        missingAutoresizing, autoresizingOfManagedView, constraintBeforeAdding, unusedConstraint, individualActivation,
        visualFormat, rawConstraint, safeAreaBypass, preferStackView, hardcodedSpacing, missingContentPriority,
        leftRightAnchor, insetSign, overConstrainedAxis, fixedHeightOfText, frameWithConstraints, constraintIdentifier,
        stackAddSubview, cellContentView, constraintsInLayoutPass, layoutReentry, scrollContentWidth,
        geometryBeforeLayout, activationOrder, contentEdgeInsets, storyboardLeftover, wrapperBeforeAdding,
    ]
}
