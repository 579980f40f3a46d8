import LayoutTree

extension RenderConfiguration {
    /// The form that layout documents carry.
    public var document: LayoutDocument.Configuration {
        LayoutDocument.Configuration(
            device: window.device, orientation: window.orientation.rawValue, window: [window.width, window.height],
            scale: window.scale, safeArea: window.safeArea.list,
            horizontalSizeClass: window.horizontalSizeClass.rawValue,
            verticalSizeClass: window.verticalSizeClass.rawValue, textSize: textSize.rawValue,
            appearance: appearance.rawValue, direction: direction.rawValue, locale: locale,
            design: window.design.rawValue)
    }
}
