import CoreGraphics
import Foundation
import QuartzCore
import TextEngine

/// Text layers know neither fonts nor the attributes of UIKit; this brings both to them.
enum TextLayerRuns {
    /// Lets text layers draw with an engine.
    static func register(_ engine: any TextEngine) {
        _CATextLayerEngine.engine = engine
        _CATextLayerEngine.makeRuns = { runs(of: $0) }
    }

    /// A plain string takes the layer's font, size and colour; an attributed one only its own attributes.
    private static func runs(of layer: CATextLayer) -> [TextRun]? {
        let text: NSAttributedString
        if let attributed = layer.string as? NSAttributedString {
            text = attributed
        } else if let plain = layer.string as? String {
            text = NSAttributedString(string: plain)
        } else {
            return nil
        }
        let color = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .black
        return text._textRequest(defaults: _TextDefaults(font: font(of: layer), color: color)).runs
    }

    /// The size is the layer's even where its font has one of its own.
    private static func font(of layer: CATextLayer) -> UIFont {
        switch layer.font {
        case let font as UIFont: font.withSize(layer.fontSize)
        case let font as CGFont: named(font.postScriptName ?? "", size: layer.fontSize)
        case let name as String: named(name, size: layer.fontSize)
        default: .systemFont(ofSize: layer.fontSize)
        }
    }

    private static func named(_ name: String, size: CGFloat) -> UIFont {
        UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
}
