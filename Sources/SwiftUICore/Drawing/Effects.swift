import DisplayList
import TextEngine

struct OpacityEffect: DisplayEffect {
    var opacity: Double

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        opacity >= 1 || items.isEmpty
            ? items : [.group(DisplayGroup(opacity: max(0, opacity), isIsolated: true, items: items))]
    }

    var numbers: [Double] {
        get { [opacity] }
        set { opacity = newValue[0] }
    }

    /// What cannot be seen cannot be touched.
    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? { opacity > 0 ? point : nil }
}

/// Draws nothing and keeps the room.
struct HiddenEffect: DisplayEffect {
    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] { [] }
    var opacity: Double { 0 }
    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? { nil }
}

struct ClipEffect: DisplayEffect {
    var shape: any Shape
    var isEvenOdd: Bool

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let clip = DisplayPath(shape.placedPath(in: context.aligned(rect)).cgPath)
        return items.isEmpty ? [] : [.group(DisplayGroup(clip: clip, clipIsEvenOdd: isEvenOdd, items: items))]
    }

    func moved(along change: Change<any DisplayEffect>, at time: TimeInterval) -> any DisplayEffect {
        guard let old = change.old as? ClipEffect else { return self }
        return ClipEffect(shape: shape.moved(from: old.shape, change, at: time), isEvenOdd: isEvenOdd)
    }

    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? {
        shape.placedPath(in: rect).contains(point, eoFill: isEvenOdd) ? point : nil
    }
}

struct ShadowEffect: DisplayEffect {
    var color: TextColor
    var radius: CGFloat
    var offset: CGSize

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let shadow = DisplayShadow(
            color: color, offsetX: Double(offset.width), offsetY: Double(offset.height), radius: Double(radius))
        return items.isEmpty ? [] : [.group(DisplayGroup(shadow: shadow, items: items))]
    }

    var numbers: [Double] {
        get { color.numbers + [Double(radius), Double(offset.width), Double(offset.height)] }
        set {
            color = TextColor(numbers: Array(newValue.prefix(4)))
            radius = CGFloat(newValue[4])
            offset = CGSize(width: newValue[5], height: newValue[6])
        }
    }
}

extension TextColor {
    var numbers: [Double] { [red, green, blue, alpha] }
    init(numbers: [Double]) {
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
}

/// A change of place and form, which touches follow.
protocol TransformingEffect: DisplayEffect {
    func transform(in rect: CGRect) -> CGAffineTransform
}

extension TransformingEffect {
    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.isEmpty ? [] : [.group(DisplayGroup(transform: transform(in: rect), items: items))]
    }

    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? {
        let transform = transform(in: rect)
        guard transform.a * transform.d != transform.b * transform.c else { return nil }
        return point.applying(transform.inverted())
    }

    func around(_ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
        let point = anchor.point(in: rect)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

struct OffsetEffect: TransformingEffect {
    var translation: CGSize

    func transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: translation.width, y: translation.height)
    }

    var numbers: [Double] {
        get { [Double(translation.width), Double(translation.height)] }
        set { translation = CGSize(width: newValue[0], height: newValue[1]) }
    }
}

/// A transform around a point of the view.
struct TransformEffect: TransformingEffect {
    var transform: CGAffineTransform
    var anchor: UnitPoint

    func transform(in rect: CGRect) -> CGAffineTransform { around(anchor, in: rect, transform) }

    var numbers: [Double] {
        get { [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) } }
        set {
            let n = newValue.map { CGFloat($0) }
            transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        }
    }
}

struct RotationEffect: TransformingEffect {
    var angle: Angle
    var anchor: UnitPoint

    func transform(in rect: CGRect) -> CGAffineTransform {
        around(anchor, in: rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    var numbers: [Double] {
        get { [angle.radians, Double(anchor.x), Double(anchor.y)] }
        set {
            angle = .radians(newValue[0])
            anchor = UnitPoint(x: newValue[1], y: newValue[2])
        }
    }
}

struct ScaleEffect: TransformingEffect {
    var scale: CGSize
    var anchor: UnitPoint

    func transform(in rect: CGRect) -> CGAffineTransform {
        around(anchor, in: rect, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }

    var numbers: [Double] {
        get { [Double(scale.width), Double(scale.height), Double(anchor.x), Double(anchor.y)] }
        set {
            scale = CGSize(width: newValue[0], height: newValue[1])
            anchor = UnitPoint(x: newValue[2], y: newValue[3])
        }
    }
}

/// A turn around an axis in space, as far as a plane can show it: without perspective.
struct SpaceRotationEffect: TransformingEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint

    /// The upper left part of the rotation's matrix (Rodrigues).
    func transform(in rect: CGRect) -> CGAffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let flat = CGAffineTransform(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
            tx: 0, ty: 0)
        return around(anchor, in: rect, flat)
    }

    var numbers: [Double] {
        get { [angle.radians] }
        set { angle = .radians(newValue[0]) }
    }
}

struct BlurEffect: DisplayEffect {
    var radius: CGFloat

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.isEmpty || radius <= 0 ? items : [.group(DisplayGroup(blurRadius: Double(radius), items: items))]
    }

    var numbers: [Double] {
        get { [Double(radius)] }
        set { radius = CGFloat(newValue[0]) }
    }
}

struct BlendEffect: DisplayEffect {
    var mode: DisplayBlendMode

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.isEmpty ? [] : [.group(DisplayGroup(blendMode: mode, items: items))]
    }
}

/// Lets blend modes inside act on what is inside only.
struct IsolationEffect: DisplayEffect {
    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.isEmpty ? [] : [.group(DisplayGroup(isIsolated: true, items: items))]
    }
}

extension Shape {
    /// The shape on its way from another one of its type.
    nonisolated func moved<Value>(from old: any Shape, _ change: Change<Value>, at time: TimeInterval) -> any Shape {
        guard let old = old as? Self else { return self }
        var result = self
        result.animatableData = change.animation.value(
            from: old.animatableData, to: animatableData, after: time - change.began)
        return result
    }
}
