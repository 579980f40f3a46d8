import Foundation

// Foundation on Linux boxes arrays of numbers, but no structures of its users.
extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        let numbers = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ].map { Double($0) }
        self.init(bytes: numbers, objCType: "[16d]")
    }

    /// The identity for an object that holds no transform.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == "[16d]" else { return CATransform3DIdentity }
        var numbers = [Double](repeating: 0, count: 16)
        getValue(&numbers)
        let n = numbers.map { CGFloat($0) }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}
