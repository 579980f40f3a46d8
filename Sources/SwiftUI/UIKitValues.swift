import TextEngine

extension Color {
    /// The colour of UIKit, for both appearances.
    public init(uiColor: UIColor) {
        self.init(
            _light: uiColor._textColor(for: UITraitCollection(userInterfaceStyle: .light)),
            dark: uiColor._textColor(for: UITraitCollection(userInterfaceStyle: .dark)))
    }

    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension Image {
    public init(uiImage: UIImage) {
        self.init(_source: UIKitImage(image: uiImage), identity: ObjectIdentifier(uiImage))
    }
}

extension Font {
    /// The font of UIKit, at its own size.
    public init(_ font: UIFont) { self.init(_descriptor: font._descriptor) }
}
