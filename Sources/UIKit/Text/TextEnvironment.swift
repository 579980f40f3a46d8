import CoreGraphics
import DisplayList
import Foundation
import Synchronization
import TextEngine

/// Where symbols are drawn from; the host sets one that knows an icon font.
public protocol _SymbolSource: Sendable {
    /// What shows the symbol in a rectangle of points; a name it does not know gets a placeholder.
    ///
    /// - Parameter weight: CSS-like, 100 to 900.
    func displayItems(forSymbol name: String, in rect: CGRect, color: TextColor, weight: Int) -> [DisplayItem]
}

/// The engine that measures all text, and the source of symbols; the host sets both.
public enum _TextEnvironment {
    private static let currentEngine = Mutex<any TextEngine>(FixedMetricsTextEngine())
    private static let currentSymbols = Mutex<(any _SymbolSource)?>(nil)

    /// Fixed metrics until somebody sets another one, so that tests need no fonts.
    public static var engine: any TextEngine {
        get { currentEngine.withLock { $0 } }
        set { currentEngine.withLock { $0 = newValue } }
    }

    /// nil draws no symbols; their sizes do not depend on it.
    public static var symbols: (any _SymbolSource)? {
        get { currentSymbols.withLock { $0 } }
        set { currentSymbols.withLock { $0 = newValue } }
    }
}
