extension PixelSurface {
    /// Only the alpha is kept.
    func blurAlpha(_ blur: GaussianBlur) {
        _ = withPixels { pixels, perRow in
            var plane = channel(pixels, perRow, shift: 24)
            blur.apply(to: &plane, width: width, height: height)
            for row in 0..<height {
                for column in 0..<width {
                    pixels[row * perRow + column] = Self.level(plane[row * width + column]) << 24
                }
            }
        }
    }

    /// All four premultiplied channels.
    func blurColors(_ blur: GaussianBlur) {
        _ = withPixels { pixels, perRow in
            let planes = [24, 16, 8, 0].map { shift in
                var plane = channel(pixels, perRow, shift: shift)
                blur.apply(to: &plane, width: width, height: height)
                return plane
            }
            for row in 0..<height {
                for column in 0..<width {
                    let index = row * width + column
                    let alpha = Self.level(planes[0][index])
                    let red = min(alpha, Self.level(planes[1][index]))
                    let green = min(alpha, Self.level(planes[2][index]))
                    let blue = min(alpha, Self.level(planes[3][index]))
                    pixels[row * perRow + column] = alpha << 24 | red << 16 | green << 8 | blue
                }
            }
        }
    }

    private func channel(_ pixels: UnsafeMutablePointer<UInt32>, _ perRow: Int, shift: Int) -> [Float] {
        var plane = [Float](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                plane[row * width + column] = Float((pixels[row * perRow + column] >> UInt32(shift)) & 255)
            }
        }
        return plane
    }

    private static func level(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value + 0.5))) }
}
