/// A property as animations and values by key path know it.
struct _CALayerKey {
    var get: (CALayer) -> Any?
    var set: (CALayer, Any?) -> Bool

    /// Numbers of every kind are taken where a number is wanted.
    static func number<T: BinaryFloatingPoint>(_ path: ReferenceWritableKeyPath<CALayer, T>) -> _CALayerKey {
        _CALayerKey(
            get: { Double($0[keyPath: path]) },
            set: { layer, value in
                guard let number = _CALayerKey.double(value) else { return false }
                layer[keyPath: path] = T(number)
                return true
            })
    }

    static func value<T>(_ path: ReferenceWritableKeyPath<CALayer, T>) -> _CALayerKey {
        _CALayerKey(
            get: { $0[keyPath: path] },
            set: { layer, value in
                guard let value = value as? T else { return false }
                layer[keyPath: path] = value
                return true
            })
    }

    static func optional<T>(_ path: ReferenceWritableKeyPath<CALayer, T?>) -> _CALayerKey {
        _CALayerKey(
            get: { $0[keyPath: path] },
            set: { layer, value in
                guard value == nil || value is T else { return false }
                layer[keyPath: path] = value as? T
                return true
            })
    }

    static func double(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

extension CALayer {
    /// Nil for a path that is no property's.
    public func _keyedValue(_ keyPath: String) -> Any? { Self.key(keyPath)?.get(self) ?? nil }

    /// False for a path that is no property's, or a value of a wrong type.
    public func _setKeyedValue(_ value: Any?, _ keyPath: String) -> Bool {
        Self.key(keyPath)?.set(self, value) ?? false
    }

    private static func key(_ path: String) -> _CALayerKey? {
        geometryKey(path) ?? lookKey(path) ?? transformKey(path) ?? shapeKey(path)
    }

    private static func geometryKey(_ path: String) -> _CALayerKey? {
        switch path {
        case "position": .value(\.position)
        case "position.x": .number(\.position.x)
        case "position.y": .number(\.position.y)
        case "zPosition": .number(\.zPosition)
        case "anchorPoint": .value(\.anchorPoint)
        case "anchorPoint.x": .number(\.anchorPoint.x)
        case "anchorPoint.y": .number(\.anchorPoint.y)
        case "bounds": .value(\.bounds)
        case "bounds.origin": .value(\.bounds.origin)
        case "bounds.origin.x": .number(\.bounds.origin.x)
        case "bounds.origin.y": .number(\.bounds.origin.y)
        case "bounds.size": .value(\.bounds.size)
        case "bounds.size.width": .number(\.bounds.size.width)
        case "bounds.size.height": .number(\.bounds.size.height)
        case "frame": .value(\.frame)
        case "transform": .value(\.transform)
        case "sublayerTransform": .value(\.sublayerTransform)
        case "hidden", "isHidden": .value(\.isHidden)
        case "masksToBounds": .value(\.masksToBounds)
        default: nil
        }
    }

    private static func lookKey(_ path: String) -> _CALayerKey? {
        switch path {
        case "opacity": .number(\.opacity)
        case "backgroundColor": .optional(\.backgroundColor)
        case "cornerRadius": .number(\.cornerRadius)
        case "borderWidth": .number(\.borderWidth)
        case "borderColor": .optional(\.borderColor)
        case "shadowColor": .optional(\.shadowColor)
        case "shadowOpacity": .number(\.shadowOpacity)
        case "shadowOffset": .value(\.shadowOffset)
        case "shadowOffset.width": .number(\.shadowOffset.width)
        case "shadowOffset.height": .number(\.shadowOffset.height)
        case "shadowRadius": .number(\.shadowRadius)
        case "shadowPath": .optional(\.shadowPath)
        case "contents": .optional(\.contents)
        case "contentsRect": .value(\.contentsRect)
        case "contentsScale": .number(\.contentsScale)
        case "name": .optional(\.name)
        default: nil
        }
    }

    private static func transformKey(_ path: String) -> _CALayerKey? {
        switch path {
        case "transform.scale": .number(\._scale)
        case "transform.scale.x": .number(\._scaleX)
        case "transform.scale.y": .number(\._scaleY)
        case "transform.rotation", "transform.rotation.z": .number(\._rotation)
        case "transform.translation.x": .number(\.transform.m41)
        case "transform.translation.y": .number(\.transform.m42)
        case "transform.translation.z": .number(\.transform.m43)
        case "transform.translation": .value(\._translation)
        default: nil
        }
    }

    private static func shapeKey(_ path: String) -> _CALayerKey? {
        switch path {
        case "path": shape(\.path)
        case "fillColor": shape(\.fillColor)
        case "strokeColor": shape(\.strokeColor)
        case "strokeStart": shapeNumber(\.strokeStart)
        case "strokeEnd": shapeNumber(\.strokeEnd)
        case "lineWidth": shapeNumber(\.lineWidth)
        case "lineDashPhase": shapeNumber(\.lineDashPhase)
        case "miterLimit": shapeNumber(\.miterLimit)
        case "colors": gradient(\.colors)
        case "locations": gradient(\.locations)
        case "startPoint": gradientPoint(\.startPoint)
        case "endPoint": gradientPoint(\.endPoint)
        default: nil
        }
    }

    private static func shape<T>(_ path: ReferenceWritableKeyPath<CAShapeLayer, T?>) -> _CALayerKey {
        _CALayerKey(
            get: { ($0 as? CAShapeLayer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? CAShapeLayer, value == nil || value is T else { return false }
                layer[keyPath: path] = value as? T
                return true
            })
    }

    private static func shapeNumber(_ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>) -> _CALayerKey {
        _CALayerKey(
            get: { ($0 as? CAShapeLayer).map { Double($0[keyPath: path]) } },
            set: { layer, value in
                guard let layer = layer as? CAShapeLayer, let number = _CALayerKey.double(value) else { return false }
                layer[keyPath: path] = CGFloat(number)
                return true
            })
    }

    private static func gradient<T>(_ path: ReferenceWritableKeyPath<CAGradientLayer, T?>) -> _CALayerKey {
        _CALayerKey(
            get: { ($0 as? CAGradientLayer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? CAGradientLayer, value == nil || value is T else { return false }
                layer[keyPath: path] = value as? T
                return true
            })
    }

    private static func gradientPoint(_ path: ReferenceWritableKeyPath<CAGradientLayer, CGPoint>) -> _CALayerKey {
        _CALayerKey(
            get: { ($0 as? CAGradientLayer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? CAGradientLayer, let point = value as? CGPoint else { return false }
                layer[keyPath: path] = point
                return true
            })
    }
}

extension CALayer {
    // Parts of the transform. Setting one keeps the others, as far as the transform acts within the plane.
    private var parts: CGAffineTransformComponents {
        get { affineTransform().decomposed() }
        set { setAffineTransform(CGAffineTransform(newValue)) }
    }

    fileprivate var _scaleX: CGFloat {
        get { parts.scale.width }
        set { parts.scale.width = newValue }
    }

    fileprivate var _scaleY: CGFloat {
        get { parts.scale.height }
        set { parts.scale.height = newValue }
    }

    fileprivate var _scale: CGFloat {
        get { (parts.scale.width + parts.scale.height) / 2 }
        set { parts.scale = CGSize(width: newValue, height: newValue) }
    }

    fileprivate var _rotation: CGFloat {
        get { parts.rotation }
        set { parts.rotation = newValue }
    }

    fileprivate var _translation: CGSize {
        get { CGSize(width: transform.m41, height: transform.m42) }
        set {
            transform.m41 = newValue.width
            transform.m42 = newValue.height
        }
    }
}
