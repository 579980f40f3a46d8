@preconcurrency import Foundation

/// A look that an effect view gives to what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// What the effect is drawn as: a translucent colour; nil for none.
    var overlay: UIColor? { nil }
    var cornersAreRound: Bool { false }
}

/// Blurs what lies behind.
///
/// Drawn as a translucent colour in the style's strength, without the blur (a deliberate simplification).
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private var style = Style.regular

    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    override var overlay: UIColor? { UIBlurEffect.color(of: style) }

    /// How dense each material is; assumed from looks.
    private static func color(of style: Style) -> UIColor {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.6)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular, .prominent, .systemMaterial: adaptive(0.75)
        case .systemUltraThinMaterial: adaptive(0.45)
        case .systemThinMaterial: adaptive(0.6)
        case .systemThickMaterial: adaptive(0.87)
        case .systemChromeMaterial: adaptive(0.8)
        case .systemUltraThinMaterialLight: UIColor(white: 0.97, alpha: 0.45)
        case .systemThinMaterialLight: UIColor(white: 0.97, alpha: 0.6)
        case .systemMaterialLight: UIColor(white: 0.97, alpha: 0.75)
        case .systemThickMaterialLight: UIColor(white: 0.97, alpha: 0.87)
        case .systemChromeMaterialLight: UIColor(white: 0.97, alpha: 0.8)
        case .systemUltraThinMaterialDark: UIColor(white: 0.14, alpha: 0.45)
        case .systemThinMaterialDark: UIColor(white: 0.14, alpha: 0.6)
        case .systemMaterialDark: UIColor(white: 0.14, alpha: 0.75)
        case .systemThickMaterialDark: UIColor(white: 0.14, alpha: 0.87)
        case .systemChromeMaterialDark: UIColor(white: 0.14, alpha: 0.8)
        }
    }

    private static func adaptive(_ alpha: CGFloat) -> UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.14 : 0.97, alpha: alpha) }
    }
}

/// Lets content take colour from what a blur shows; here content keeps its own.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass of the design of iOS 26, drawn as a light translucent plate.
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular, clear
    }

    private var style = Style.regular

    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    open var isInteractive = false
    open var tintColor: UIColor?

    override var overlay: UIColor? {
        let alpha: CGFloat = style == .clear ? 0.25 : 0.6
        if let tintColor { return tintColor.withAlphaComponent(max(alpha, 0.7)) }
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.2 : 1, alpha: alpha) }
    }

    override var cornersAreRound: Bool { true }
}

/// Lets neighbouring glass flow together; drawn without that.
@MainActor @preconcurrency
open class UIGlassContainerEffect: UIVisualEffect {
    /// Points.
    open var spacing: CGFloat = 0
}
