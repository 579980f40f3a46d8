/// A Gaussian blur by three box blurs a direction.
///
/// 1. Each box has a third of the wanted variance. A box of whole pixels hits only some variances, so its two end
///    pixels weigh less than the others, by the share that makes the variance exact (P. Gwosdek et al., "Theoretical
///    foundations of Gaussian convolution by extended box filtering", 2011).
/// 2. A running sum makes a pass cost the same whatever the radius.
/// 3. Beyond the edges there is nothing.
struct GaussianBlur {
    private let radius: Int
    /// The weight of the two end pixels against 1 for those between.
    private let edge: Float
    private let norm: Float

    /// Pixels that a blurred shape reaches beyond its edge.
    var reach: Int { 3 * (radius + 1) }

    /// The standard deviation is in pixels and at least 0.
    init(deviation: Double) {
        let variance = deviation * deviation / 3
        // The widest whole box whose variance r(r+1)/3 does not exceed what is wanted.
        let radius = Int(((-1 + (1 + 12 * variance).squareRoot()) / 2).rounded(.down))
        let squares = Double(radius * (radius + 1) * (2 * radius + 1)) / 6
        let next = Double((radius + 1) * (radius + 1))
        let edge = (2 * squares - variance * Double(2 * radius + 1)) / (2 * (variance - next))
        self.radius = radius
        self.edge = Float(edge)
        norm = Float(1 / (Double(2 * radius + 1) + 2 * edge))
    }

    /// Blurs one channel, row by row without gaps.
    func apply(to plane: inout [Float], width: Int, height: Int) {
        guard width > 0, height > 0 else { return }
        var line = [Float](repeating: 0, count: max(width, height) + 2 * (radius + 1))
        plane.withUnsafeMutableBufferPointer { plane in
            line.withUnsafeMutableBufferPointer { line in
                guard let plane = plane.baseAddress, let line = line.baseAddress else { return }
                for row in 0..<height { blur(plane + row * width, stride: 1, count: width, line) }
                for column in 0..<width { blur(plane + column, stride: width, count: height, line) }
            }
        }
    }

    private func blur(
        _ values: UnsafeMutablePointer<Float>, stride: Int, count: Int, _ line: UnsafeMutablePointer<Float>
    ) {
        let margin = radius + 1
        for _ in 0..<3 {
            for index in 0..<margin {
                line[index] = 0
                line[margin + count + index] = 0
            }
            for index in 0..<count { line[margin + index] = values[index * stride] }
            var sum: Float = 0
            for index in 1..<(2 * radius + 2) { sum += index < margin + count ? line[index] : 0 }
            for index in 0..<count {
                let low = line[index]
                let high = line[index + 2 * margin]
                values[index * stride] = (sum + edge * (low + high)) * norm
                sum += high - line[index + 1]
            }
        }
    }
}
