/// A number that grows with the reader's text size as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, NodeKeptProperty {
    private let value: Value
    private let style: Font.TextStyle
    private var factor: Double = 1

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Rounded to whole points, as one measured size is.
    public var wrappedValue: Value { factor == 1 ? value : Value((Double(value) * factor).rounded()) }

    private final class Slot: _PropertySlot {}

    public static func _makeSlot() -> _PropertySlot? { Slot() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        let environment = MainActor.assumeIsolated {
            node.readKeys.insert(EnvironmentValues.typeSizeKey)
            return node.environment
        }
        let resources = _SystemEnvironment.resources
        factor =
            resources.textStyle(style.name, environment.dynamicTypeSize._textSize).size
            / resources.textStyle(style.name, .large).size
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
