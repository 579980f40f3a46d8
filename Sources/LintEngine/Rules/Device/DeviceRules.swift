extension Rule {
    static let deviceRules: [Rule] = [
        deviceOrientation, screenBounds, deviceIdiom, sizeClassAsOrientation, requiresFullScreen, hardcodedBreakpoint,
        deviceDimension, persistedLayout, manualColumnVisibility, injectedSizeClass, cachedGeometry,
        missingMenuCommands,
    ]
}
