import CairoPainter
import CoreGraphics
import DisplayList
import Foundation
import Testing

struct BitmapContextTests {
    init() {
        CairoPainter.register()
    }

    private func make(_ width: Int = 10, _ height: Int = 10) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image else { return [] }
        let index = (y * image.width + x) * 4
        return Array(image._pixels[index..<(index + 4)])
    }

    @Test func `y points upwards`() throws {
        let context = try make()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        let image = context.makeImage()
        #expect(pixel(image, 0, 9) == [255, 0, 0, 255])
        #expect(pixel(image, 0, 7) == [0, 0, 0, 0])
        #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
        #expect(context.ctm == .identity)
    }

    @Test func `a picture drawn is the picture made`() throws {
        let source = try #require(CGImage(_width: 2, height: 2, pixels: ImageTests.pixels.bytes))
        let context = try make(2, 2)
        context.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.makeImage() == source)
    }

    @Test func `clearing and copying replace what is there`() throws {
        let context = try make()
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clear(CGRect(x: 0, y: 8, width: 10, height: 2))
        context.setBlendMode(.copy)
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
        let image = context.makeImage()
        #expect(pixel(image, 5, 0) == [0, 0, 0, 0])
        #expect(pixel(image, 5, 5) == [0, 0, 0, 255])
        #expect(pixel(image, 5, 9) == [128, 128, 128, 128])
    }

    @Test func `a caller's memory is written and read`() throws {
        var memory = [UInt8](repeating: 0, count: 4)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                        | CGBitmapInfo.byteOrder32Little.rawValue))
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(memory == [0, 51, 255, 255])
    }

    @Test func `the context's own memory follows later drawing`() throws {
        let context = try make(1, 1)
        let data = try #require(context.data)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(data.load(as: UInt32.self) == .max)
    }

    @Test func `shadows fall upwards where y points upwards`() throws {
        let context = try make(20, 20)
        context.setShadow(
            offset: CGSize(width: 0, height: 5), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(pixel(context.makeImage(), 7, 7) == [255, 0, 0, 255])
    }

    @Test func `masks let through where they are opaque`() throws {
        let context = try make(2, 1)
        let mask = try #require(CGImage(_width: 2, height: 1, pixels: Data([0, 0, 0, 255, 0, 0, 0, 0])))
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = context.makeImage()
        #expect(pixel(image, 0, 0) == [255, 255, 255, 255])
        #expect(pixel(image, 1, 0) == [0, 0, 0, 0])
    }

    @Test func `UIKit's bitmaps have y downwards and a scale`() throws {
        let context = try #require(CGContext._makeBitmap(size: CGSize(width: 10, height: 10), scale: 2))
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
        let image = context.makeImage()
        #expect(image?.width == 20)
        #expect(pixel(image, 0, 1) == [0, 0, 0, 255])
        #expect(pixel(image, 0, 2) == [0, 0, 0, 0])
    }

    @Test func `what cannot be had is nil`() {
        for (width, bits, info) in [
            (0, 8, CGImageAlphaInfo.premultipliedLast.rawValue), (-3, 8, 1), (100_000, 8, 1), (10, 16, 1),
        ] as [(Int, Int, UInt32)] {
            let context = CGContext(
                data: nil, width: width, height: 100_000, bitsPerComponent: bits, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
            #expect(context == nil)
        }
    }
}
