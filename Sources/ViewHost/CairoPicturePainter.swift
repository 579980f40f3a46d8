import CairoPainter
import DisplayList
import Foundation

/// Writes pictures with cairo.
struct CairoPicturePainter: PicturePainter {
    func writePNG(_ list: DisplayList, scale: Double, to path: String) throws {
        try CairoPainter.png(of: list, scale: scale).write(to: URL(fileURLWithPath: path))
    }

    func writeSVG(_ list: DisplayList, to path: String) throws {
        try CairoPainter.svg(of: list).write(to: URL(fileURLWithPath: path))
    }
}
