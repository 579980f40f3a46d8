extension Rule {
    static let swiftUIRules: [Rule] = [
        unconstrainedReader, readerInLazyContainer, nestedReader, preferGeometryChange, geometryFeedback,
        conditionalStack,
        thresholdVariant, viewThatFitsOrder, viewThatFitsState, indexIdentity, unstableIdentity, nestedScroll,
        listInScrollView, eagerStack, lazyWithoutScroll, nestedLazy, expandingRow, segmentedPicker, explicitSpacing,
        searchDebounce, searchEmptyQuery, transientInStack, overlayBlocksTouches, toastEdge, rowContentShape,
        scrollParallelState, scrollStateScope, zoomScrollConflict, backgroundExtensionOnce, scrollEdgeTarget,
        barOverScroll,
        formForSettings, formFocus, sliderLabel, listStylePurpose, listBackground, missingRefreshable, gridCellAspect,
        gridColumnKind, imageResizable, fillImageHitArea, largeFixedFrame, fixedFontSize, frameThenFixedSize,
        ignoredSafeArea, infiniteFrame, negativeFrame, scrollAxis, alignmentGuide, scrollTargetLayout,
        stackSpacerAlignment, nestedNavigation,
    ]
}
