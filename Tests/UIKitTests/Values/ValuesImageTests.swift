import DeviceCatalog
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A picture of one colour.
private func pixels(_ width: Int, _ height: Int) throws -> CGImage {
    try #require(CGImage(_width: width, height: height, pixels: Data(repeating: 255, count: width * height * 4)))
}

@Suite struct ValuesImageTests {
    @Test func symbolsAt17PointsHaveTheRecordedSize() throws {
        let rows = DataTable(UIKit.PackageResources.symbol_metrics_tsv).rows
            .filter { $0["pointSize"] == "17" && $0["weight"] == "regular" && $0["scale"] == "medium" }
        #expect(rows.count > 200)
        for row in rows where row["symbol"] != "*" {
            let size = try #require(UIImage(systemName: row["symbol"])).size
            #expect(Double(size.width) == row.number("width") && Double(size.height) == row.number("height"))
        }
        #expect(UIImage(systemName: "star.fill")?.size == CGSize(width: 22, height: 20))
    }

    /// Rounding at 2x makes half a point; the rest is what the rule misses.
    @Test func symbolsGrowCloseToTheRecordedSizes() throws {
        let rows = DataTable(PackageResources.values_symbol_sizes_tsv).rows
        #expect(rows.count > 15)
        for row in rows {
            let grown = SymbolMetrics.shared.grownSize(
                of: row["symbol"], pointSize: CGFloat(try #require(row.number("pointSize"))), weight: row["weight"],
                scale: row["scale"])
            let expected = ["width", "height"].compactMap { row.number($0) }
            #expect(isClose([grown.width, grown.height].map(Double.init), expected, 1), "\(row["symbol"]) \(grown)")
        }
    }

    @Test func unknownSymbolsBorrowTheSizeOfTheirShape() {
        #expect(UIImage(systemName: "some.new.circle.fill")?.size == CGSize(width: 20, height: 19))
        #expect(UIImage(systemName: "star.bubble.nonsense")?.size == UIImage(systemName: "star")?.size)
        #expect(UIImage(systemName: "Not A Symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func configurationsAddUp() throws {
        let star = try #require(UIImage(systemName: "star"))
        let large = try #require(star.applyingSymbolConfiguration(.init(scale: .large)))
        #expect(large.size == CGSize(width: 28, height: 27))
        let sized = try #require(large.applyingSymbolConfiguration(.init(pointSize: 34)))
        #expect(
            sized.symbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 34).applying(
                    UIImage.SymbolConfiguration(scale: .large)))
        #expect(star._preferring(.init(pointSize: 28)).size == CGSize(width: 36, height: 33.5))
        #expect(sized._preferring(.init(pointSize: 10)).size == sized.size)
    }

    @Test func sizesArePointsAndTurnedImagesSwapThem() throws {
        let image = UIImage(cgImage: try pixels(30, 60), scale: 3, orientation: .up)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(
            UIImage(cgImage: try pixels(30, 60), scale: 3, orientation: .left).size == CGSize(width: 20, height: 10))
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(UIImage().size == .zero)
    }

    @Test func headersGiveSizesWithoutADecoder() throws {
        var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
        png.append(contentsOf: [0, 0, 0, 40, 0, 0, 0, 20])
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 20, height: 10))
        let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"></svg>"#.utf8)
        #expect(UIImage(data: svg)?.size == CGSize(width: 24, height: 12))
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9, 1, 0, 0, 0])
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 9, height: 7))
        #expect(UIImage(data: Data("hello".utf8)) == nil)
    }

    @Test func resizableImagesKeepTheirCaps() {
        let parts = NineParts(
            size: CGSize(width: 30, height: 30), caps: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
            target: CGRect(x: 0, y: 0, width: 100, height: 20)
        ).all
        #expect(parts.count == 6)
        #expect(parts.first?.target == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(parts[1].target == CGRect(x: 10, y: 0, width: 80, height: 10))
        #expect(parts[1].source == CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    @Test func withoutAPainterRenderedImagesKeepTheirSize() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        var bounds = CGRect.zero
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            bounds = context.format.bounds
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(image.size == CGSize(width: 12, height: 8))
        #expect(image.scale == 2)
        #expect(bounds.size == image.size)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
