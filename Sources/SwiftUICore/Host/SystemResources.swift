import DeviceCatalog
import DisplayList
import Synchronization
import TextEngine

/// What the platform below knows by name: text styles, colours, symbols, images.
public protocol _SystemResources: Sendable {
    /// - Parameter name: as `Font.TextStyle`'s cases are called.
    func textStyle(_ name: String, _ size: TextSize) -> _TextStyleValues
    /// A colour of the system's palette, such as `systemRed` or `secondaryLabel`.
    func color(_ name: String, _ traits: _ResourceTraits) -> TextColor?
    /// A colour of an asset catalog.
    func assetColor(_ name: String, _ traits: _ResourceTraits) -> TextColor?
    func symbol(_ name: String, _ look: _SymbolLook) -> any _ImageSource
    /// An image of an asset catalog or file; nil where there is none.
    func image(_ name: String, _ traits: _ResourceTraits) -> (any _ImageSource)?
    /// What a table of translations has under a key; nil where there is nothing.
    func translation(of key: String, table: String?, _ locale: Locale) -> String?
}

extension _SystemResources {
    public func translation(of key: String, table: String?, _ locale: Locale) -> String? { nil }
}

public struct _TextStyleValues: Hashable, Sendable {
    /// Points.
    public var size: Double
    /// From baseline to baseline; nil where none is known.
    public var leading: Double?
    /// As in `FontDescriptor`.
    public var weight: Int
    public var emphasizedWeight: Int

    public init(size: Double, leading: Double?, weight: Int, emphasizedWeight: Int) {
        self.size = size
        self.leading = leading
        self.weight = weight
        self.emphasizedWeight = emphasizedWeight
    }
}

/// What named colours and images depend on.
public struct _ResourceTraits: Hashable, Sendable {
    public var isDark: Bool
    public var isHighContrast: Bool
    public var design: DesignGeneration
}

public struct _SymbolLook: Hashable, Sendable {
    /// Points.
    public var pointSize: Double
    public var weight: Int
    public var scale: SymbolGlyph.Scale
}

/// A picture with a size of its own.
public protocol _ImageSource: Sendable {
    /// Points.
    var size: CGSize { get }
    /// Whether it is drawn in the foreground style unless it is asked for its own colours.
    var isTemplate: Bool { get }
    /// - Parameter tint: nil for its own colours.
    func displayItems(in rect: CGRect, tint: TextColor?) -> [DisplayItem]
}

/// The engine that measures text, and what is known by name; the host sets both.
public enum _SystemEnvironment {
    private static let currentEngine = Mutex<any TextEngine>(FixedMetricsTextEngine())
    private static let currentResources = Mutex<any _SystemResources>(PlainResources())

    private static let currentClock = Mutex<any _SystemClock>(StandingClock())

    public static var clock: any _SystemClock {
        get { currentClock.withLock { $0 } }
        set { currentClock.withLock { $0 = newValue } }
    }

    private static let dates = Mutex<(@Sendable () -> Date)?>(nil)

    /// What texts and timelines take for now.
    public static var currentDate: Date { dates.withLock { $0 }?() ?? Date() }

    /// Sets another source of the current date; nil for the real one.
    public static func setCurrentDate(_ source: (@Sendable () -> Date)?) { dates.withLock { $0 = source } }

    /// Forgets what the program has kept in `AppStorage` and `SceneStorage`.
    public static func forgetStoredValues() {
        StoredValues.app.removeAll()
        StoredValues.scene.removeAll()
    }

    private static let showing = Mutex(false)

    /// Whether pictures show moments of animations, as hosts do that are asked for a time; else they show the ends.
    public static var showsAnimations: Bool {
        get { showing.withLock { $0 } }
        set { showing.withLock { $0 = newValue } }
    }

    public static var engine: any TextEngine {
        get { currentEngine.withLock { $0 } }
        set { currentEngine.withLock { $0 = newValue } }
    }

    public static var resources: any _SystemResources {
        get { currentResources.withLock { $0 } }
        set { currentResources.withLock { $0 = newValue } }
    }
}

/// Stands in until a host sets others: body text, black, squares for symbols.
private struct PlainResources: _SystemResources {
    func textStyle(_ name: String, _ size: TextSize) -> _TextStyleValues {
        _TextStyleValues(size: Double(LayoutMetric.bodySize), leading: nil, weight: 400, emphasizedWeight: 600)
    }
    func color(_ name: String, _ traits: _ResourceTraits) -> TextColor? { nil }
    func assetColor(_ name: String, _ traits: _ResourceTraits) -> TextColor? { nil }
    func symbol(_ name: String, _ look: _SymbolLook) -> any _ImageSource {
        PlainSymbol(size: CGSize(width: look.pointSize, height: look.pointSize))
    }
    func image(_ name: String, _ traits: _ResourceTraits) -> (any _ImageSource)? { nil }
}

private struct PlainSymbol: _ImageSource {
    let size: CGSize
    var isTemplate: Bool { true }
    func displayItems(in rect: CGRect, tint: TextColor?) -> [DisplayItem] {
        [.stroke(DisplayPath(rect: rect), .color(tint ?? .black), DisplayStroke(width: 1))]
    }
}

extension EnvironmentValues {
    var resourceTraits: _ResourceTraits {
        _ResourceTraits(
            isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased, design: _design)
    }
}

enum SystemColor {
    /// Black where the palette has no such name.
    static func named(_ name: String, _ environment: EnvironmentValues) -> TextColor {
        _SystemEnvironment.resources.color(name, environment.resourceTraits) ?? .black
    }
}
