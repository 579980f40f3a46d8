import CoreGraphics
import Foundation
import TextEngine

extension UIImage {
    /// A system symbol in the size recorded for it, drawn with a free icon font.
    ///
    /// The names of all symbols are not known here: any name of lower-case words joined by dots gives an image, which
    /// may be drawn as a placeholder; others give nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard SymbolImage.isPlausible(name) else { return nil }
        var attributes = ImageAttributes()
        attributes.scale = deviceScale(configuration?.traitCollection?.displayScale ?? 0)
        attributes.configuration = configuration
        self.init(content: .symbol(SymbolImage(name: name)), attributes: attributes)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: SymbolConfiguration(values: .init(), traitCollection: traitCollection))
    }

    /// A symbol with parts drawn up to a value; drawn whole here.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    public var configuration: UIImage.Configuration? { attributes.configuration }

    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        attributes.configuration as? SymbolConfiguration
    }

    /// The image for another configuration; a symbol keeps the values that the other one leaves open.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        changing { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
    }

    /// nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The image with values of a configuration that its own leaves open, as an image view's preferred one does.
    public func _preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
        guard isSymbolImage, let configuration else { return self }
        let own = symbolConfiguration ?? .unspecified
        return changing { $0.configuration = configuration.applying(own) }
    }

    /// The name of a system symbol; nil for other images.
    public var _symbolName: String? {
        if case .symbol(let symbol) = content { symbol.name } else { nil }
    }

    /// The name the image was found by in the asset catalogs or files.
    public var _assetName: String? { attributes.name }

    // MARK: Baseline

    /// The distance from the bottom up to the baseline; nil where there is none.
    ///
    /// A symbol's middle stands half a cap height above the baseline (recorded).
    public var baselineOffsetFromBottom: CGFloat? {
        if let offset = attributes.baselineOffset { return offset }
        guard isSymbolImage else { return nil }
        let font = UIFont.systemFont(ofSize: SymbolImage.pointSize(symbolConfiguration))
        return (size.height - font.capHeight) / 2
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
}

// Images that UIKit itself offers.
extension UIImage {
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
}
