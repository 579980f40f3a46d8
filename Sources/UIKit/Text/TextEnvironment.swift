import Synchronization
import TextEngine

/// The engine that measures all text, and the catalogue of symbols; the host sets both.
public enum _TextEnvironment {
    private static let currentEngine = Mutex<any TextEngine>(FixedMetricsTextEngine())
    private static let currentSymbols = Mutex<(any SymbolCatalog)?>(nil)

    /// Fixed metrics until somebody sets another one, so that tests need no fonts.
    public static var engine: any TextEngine {
        get { currentEngine.withLock { $0 } }
        set {
            currentEngine.withLock { $0 = newValue }
            TextLayerRuns.register(newValue)
        }
    }

    /// nil draws frames in place of symbols; their sizes do not depend on it.
    public static var symbols: (any SymbolCatalog)? {
        get { currentSymbols.withLock { $0 } }
        set { currentSymbols.withLock { $0 = newValue } }
    }
}
