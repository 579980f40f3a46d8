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

extension UIColor {
    /// The colour of SwiftUI, for both appearances.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return UIColor(_textColor: color._color(in: environment))
        }
    }

    convenience init(_textColor color: TextColor) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }
}

extension Font {
    /// The font of UIKit, at its own size.
    public init(_ font: UIFont) { self.init(_descriptor: font._descriptor) }
}
