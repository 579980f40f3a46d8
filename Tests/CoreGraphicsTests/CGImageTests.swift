import CoreGraphics
import Testing

struct CGImageTests {
    /// 2 by 2: red, green; blue, half-clear white.
    static let pixels = Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128])

    @Test func `sizes must fit the pixels`() throws {
        let image = try #require(CGImage(_width: 2, height: 2, pixels: Self.pixels))
        #expect(image.bytesPerRow == 8)
        #expect(CGImage(_width: 3, height: 2, pixels: Self.pixels) == nil)
        #expect(CGImage(_width: 0, height: 0, pixels: Data()) == nil)
    }

    @Test func `cropping keeps whole pixels and nothing outside`() throws {
        let image = try #require(CGImage(_width: 2, height: 2, pixels: Self.pixels))
        let corner = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5)))
        #expect(corner.width == 1)
        #expect(corner._pixels == Data([128, 128, 128, 128]))
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }

    @Test(
        arguments: [
            (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [3, 2, 1, 128]),
            (CGImageAlphaInfo.premultipliedLast.rawValue, [1, 2, 3, 128]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [1, 2, 3, 255]),
            (CGImageAlphaInfo.noneSkipFirst.rawValue, [2, 3, 128, 255]),
            (CGImageAlphaInfo.last.rawValue, [1, 1, 2, 128]),
        ] as [(UInt32, [UInt8])])
    func `the layout says which byte is which`(info: UInt32, expected: [UInt8]) throws {
        let provider = try #require(CGDataProvider(data: Data([1, 2, 3, 128])))
        let image = try #require(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(Array(image._pixels) == expected)
    }

    @Test func `a mask multiplies`() throws {
        let image = try #require(CGImage(_width: 1, height: 1, pixels: Data([200, 100, 50, 255])))
        let half = try #require(CGImage(_width: 1, height: 1, pixels: Data([0, 0, 0, 128])))
        #expect(image.masking(half).map { Array($0._pixels) } == [100, 50, 25, 128])
        let bright = try #require(CGImage(_width: 1, height: 1, pixels: Data([255, 255, 255, 255])))
        #expect(image.masking(bright) == image)
    }
}
