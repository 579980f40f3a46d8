import DeviceCatalog
import DisplayList
import TextEngine

/// Answers from UIKit's tables and catalogs.
struct UIKitResources: _SystemResources {
    func textStyle(_ name: String, _ size: TextSize) -> _TextStyleValues {
        let values = _SystemTables.textStyle(name, size)
        return _TextStyleValues(
            size: values.size, leading: values.leading, weight: values.weight,
            emphasizedWeight: values.emphasizedWeight)
    }

    func color(_ name: String, _ traits: _ResourceTraits) -> TextColor? {
        _SystemTables.color(
            name, isDark: traits.isDark, isHighContrast: traits.isHighContrast, design: traits.design)
    }

    func assetColor(_ name: String, _ traits: _ResourceTraits) -> TextColor? {
        UIColor(named: name, in: nil, compatibleWith: traits.traitCollection)?._textColor(for: traits.traitCollection)
    }

    func symbol(_ name: String, _ look: _SymbolLook) -> any _ImageSource {
        let scales: [SymbolGlyph.Scale: UIImage.SymbolScale] = [.small: .small, .medium: .medium, .large: .large]
        let configuration = UIImage.SymbolConfiguration(
            pointSize: CGFloat(look.pointSize), weight: _SystemTables.symbolWeight(look.weight),
            scale: scales[look.scale] ?? .medium)
        return UIKitImage(image: UIImage(systemName: name, withConfiguration: configuration) ?? UIImage())
    }

    func image(_ name: String, _ traits: _ResourceTraits) -> (any _ImageSource)? {
        UIImage(named: name, in: nil, compatibleWith: traits.traitCollection).map(UIKitImage.init)
    }
}

extension _ResourceTraits {
    var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
        ])
    }
}

/// A picture of UIKit.
struct UIKitImage: _ImageSource {
    let image: UIImage

    var size: CGSize { image.size }
    var isTemplate: Bool { image.isSymbolImage || image.renderingMode == .alwaysTemplate }

    func displayItems(in rect: CGRect, tint: TextColor?) -> [DisplayItem] {
        let shown = tint != nil && !isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        return shown._displayItems(in: rect, tint: tint)
    }
}

/// Connects SwiftUI to UIKit's tables, text engine and environment; the host calls it once before anything is shown.
@MainActor public enum _SwiftUIConnection {
    public static func connect() {
        _SystemEnvironment.engine = _TextEnvironment.engine
        _SystemEnvironment.resources = UIKitResources()
        _SystemEnvironment.clock = HostClock()
    }

    /// What views at the top inherit: the environment that the host has set for UIKit.
    public static var environment: EnvironmentValues {
        let host = _HostEnvironment.current
        var values = EnvironmentValues()
        values.displayScale = host.scale
        values.colorScheme = host.userInterfaceStyle == .dark ? .dark : .light
        values.layoutDirection = host.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        values.horizontalSizeClass = host.horizontalSizeClass == .regular ? .regular : .compact
        values.verticalSizeClass = host.verticalSizeClass == .regular ? .regular : .compact
        values.dynamicTypeSize = DynamicTypeSize(
            TextSize(contentSizeCategory: host.contentSizeCategory.rawValue) ?? .large)
        values.locale = host.locale
        values._design = host.design
        return values
    }
}

/// The virtual clock of the program.
private struct HostClock: _SystemClock {
    var now: TimeInterval { _VirtualClock.shared.now }
    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        _VirtualClock.shared.schedule(after: delay, action)
    }
}
