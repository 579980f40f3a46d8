/// One option of a command: what it is called, what it takes and what it is for.
public struct OptionDescription: Hashable, Sendable {
    /// With its hyphens, such as `--device`.
    public var name: String
    /// How its value is written in help, such as `ID[,ID…]`; nil for a switch without value.
    public var value: String?
    public var help: String
    /// How the default is written in help; nil where there is none.
    public var defaultText: String?

    public init(_ name: String, value: String? = nil, help: String, default defaultText: String? = nil) {
        self.name = name
        self.value = value
        self.help = help
        self.defaultText = defaultText
    }
}
