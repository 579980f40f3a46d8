import CairoPainter
import PangoText
import UIKit

/// Connects the parts that know nothing of each other: text engine, symbols and rasteriser to UIKit.
@MainActor
enum CompositionRoot {
    static func connect() {
        _TextEnvironment.engine = PangoTextEngine()
        _TextEnvironment.symbols = IconFontCatalog.shared
        CairoPainter.register()
    }
}
