import TextEngine

extension EnvironmentValues {
    /// The tint as one colour; nil where nothing around the view has set one.
    public var _tintColor: TextColor? { _tint.map { $0._paint(in: self).flatColor } }

    /// The foreground style as one colour; nil where nothing around the view has set one.
    public var _foregroundColor: TextColor? { _foregroundStyle.map { $0._paint(in: self).flatColor } }

    /// The font of text here.
    public var _textFont: FontDescriptor { effectiveFont.resolved(self) }
}

extension Color {
    /// The colour under an environment.
    public func _color(in environment: EnvironmentValues) -> TextColor { resolved(environment) }
}

extension Text {
    /// The text without its looks.
    public var _string: String { plainString }
}
