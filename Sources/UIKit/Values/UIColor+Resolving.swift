import CoreGraphics
import Foundation
import Synchronization
import TextEngine

extension UIColor {
    /// The colour as it looks under the traits: a plain colour, which no longer adapts.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .gray, .rgb, .displayP3, .pattern: return self
        case .palette(let name):
            if name == "tintColor" {
                return (_TintEnvironment.tint ?? .systemBlue).resolvedColor(with: traitCollection)
            }
            return UIColor(source: .rgb(components(for: traitCollection)))
        case .dynamic(let provider):
            return traitCollection.asCurrent { provider(traitCollection).resolvedColor(with: traitCollection) }
        case .asset(let asset): return asset.color(for: traitCollection).resolvedColor(with: traitCollection)
        case .withAlpha(let color, let alpha):
            return color.resolvedColor(with: traitCollection).replacingAlpha(alpha)
        }
    }

    /// Extended sRGB components under the traits; a pattern counts as clear.
    func components(for traits: UITraitCollection) -> ColorComponents {
        switch source {
        case .gray(let white, let alpha):
            return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let components): return components
        case .displayP3(let components): return components.convertedFromDisplayP3
        case .palette(let name) where name != "tintColor":
            return SystemPalette.shared.components(
                named: name, traits: traits, design: _DesignEnvironment.generation)
                ?? ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
        case .pattern: return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        case .palette, .dynamic, .asset, .withAlpha: return resolvedColor(with: traits).components(for: traits)
        }
    }

    /// The colour as the text engine and the display list take it; nil means the current traits.
    public func _textColor(for traits: UITraitCollection? = nil) -> TextColor {
        components(for: traits ?? .current).textColor
    }

    /// Whether the colour may look different under other traits.
    public var _isDynamic: Bool {
        switch source {
        case .gray, .rgb, .displayP3, .pattern: false
        case .palette(let name): name != "lightText" && name != "darkText"
        case .dynamic, .asset: true
        case .withAlpha(let color, _): color._isDynamic
        }
    }

    /// The picture of a pattern colour.
    public var _patternImage: UIImage? {
        if case .pattern(let image) = source { image } else { nil }
    }

    /// The colour under the current traits.
    public var cgColor: CGColor {
        switch source {
        case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
        default:
            let color = components(for: .current)
            return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
    }

    @available(*, unavailable, message: "Core Image is not part of Kumiko; use cgColor")
    public var ciColor: Never { fatalError("unavailable") }

    /// Dynamic colours stay dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        _isDynamic ? UIColor(source: .withAlpha(self, alpha.clampedToUnit)) : replacingAlpha(alpha.clampedToUnit)
    }

    private func replacingAlpha(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .gray(let white, _): UIColor(white: white, alpha: alpha)
        case .rgb(let components): UIColor(source: .rgb(components.withAlpha(alpha)))
        case .displayP3(let components): UIColor(source: .displayP3(components.withAlpha(alpha)))
        case .pattern: self
        default: UIColor(source: .rgb(components(for: .current).withAlpha(alpha)))
        }
    }

    /// The colour at the strength of the label of that rank; the alphas are assumed to be those of the label colours.
    public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
        let alpha: CGFloat =
            switch prominence {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        return prominence == .primary ? self : withAlphaComponent(alpha)
    }

    /// How strongly a colour stands out.
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary = 1
        case tertiary = 2
        case quaternary = 3
    }
}

/// The tint that `UIColor.tintColor` stands for while nothing more special is known; the host and views set it.
public enum _TintEnvironment {
    private static let current = Mutex<UIColor?>(nil)

    public static var tint: UIColor? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
