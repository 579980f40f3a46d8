extension EnvironmentValues {
    /// Buttons in bars show their labels in the colour of texts, or tinted; labels show their symbols alone.
    public mutating func _setBarLooks(isTinted: Bool) {
        _labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
        _buttonStyle = isTinted ? AnyButtonStyle(DefaultButtonStyle()) : AnyButtonStyle(PlainButtonStyle())
        imageScale = .large
    }

    /// Looks as they are outside of bars and lists.
    public mutating func _resetBarLooks() {
        _labelStyle = AnyLabelStyle(DefaultLabelStyle())
        _buttonStyle = AnyButtonStyle(DefaultButtonStyle())
        imageScale = .medium
        font = nil
        _sectionLook = nil
        _listSettings = ListSettings()
        _barCollapse = nil
        _fadedEdges = []
        _badge = nil
    }
}
