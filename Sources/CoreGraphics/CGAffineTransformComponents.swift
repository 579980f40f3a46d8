/// Scale, then shear, then rotation, then translation: together the transform they were taken from.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self =
            scale.concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(translation)
    }

    /// 1. Rotation and x scale are the direction and length of the transformed x axis.
    /// 2. Turned back, the transformed y axis gives the y scale and the shear.
    ///
    /// A mirrored transform has a negative y scale.
    public func decomposed() -> CGAffineTransformComponents {
        let rotation = CGFloat(atan2(Double(b), Double(a)))
        let cosine = CGFloat(cos(Double(rotation)))
        let sine = CGFloat(sin(Double(rotation)))
        let height = d * cosine - c * sine
        let sheared = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: (a * a + b * b).squareRoot(), height: height),
            horizontalShear: height == 0 ? 0 : sheared / height, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}
