import TextEngine

extension PixelSurface {
    /// The alpha is blurred, and drawn in one colour.
    func blurAlpha(_ blur: GaussianBlur, color: TextColor) {
        let levels = [color.red, color.green, color.blue].map { Float(max(0, min(1, $0))) }
        let opacity = Float(max(0, min(1, color.alpha)))
        _ = withPixels { pixels, perRow in
            var plane = channel(pixels, perRow, shift: 24)
            blur.apply(to: &plane, width: width, height: height)
            for row in 0..<height {
                for column in 0..<width {
                    let alpha = plane[row * width + column] * opacity
                    pixels[row * perRow + column] =
                        Self.level(alpha) << 24 | Self.level(alpha * levels[0]) << 16
                        | Self.level(alpha * levels[1]) << 8 | Self.level(alpha * levels[2])
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
