import FindingModel

/// The layout of one preview in one configuration, as it is written to its `.json` file.
public struct LayoutDocument: Hashable, Codable, Sendable {
    public struct Preview: Hashable, Codable, Sendable {
        public var name: String
        public var file: String
        public var line: Int

        public init(name: String, file: String, line: Int) {
            self.name = name
            self.file = file
            self.line = line
        }
    }

    public struct Configuration: Hashable, Codable, Sendable {
        public var device: String
        public var orientation: String
        /// Points: width, height.
        public var window: [Double]
        /// Pixels a point.
        public var scale: Double
        /// Points: top, left, bottom, right.
        public var safeArea: [Double]
        public var horizontalSizeClass: String
        public var verticalSizeClass: String
        public var textSize: String
        public var appearance: String
        public var direction: String
        public var locale: String
        public var design: String

        public init(
            device: String, orientation: String, window: [Double], scale: Double, safeArea: [Double],
            horizontalSizeClass: String, verticalSizeClass: String, textSize: String, appearance: String,
            direction: String, locale: String, design: String
        ) {
            self.device = device
            self.orientation = orientation
            self.window = window
            self.scale = scale
            self.safeArea = safeArea
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
            self.textSize = textSize
            self.appearance = appearance
            self.direction = direction
            self.locale = locale
            self.design = design
        }
    }

    public var version: Int
    public var preview: Preview
    public var configuration: Configuration
    public var root: LayoutNode
    public var findings: [Finding]

    public init(
        version: Int = 1, preview: Preview, configuration: Configuration, root: LayoutNode, findings: [Finding] = []
    ) {
        self.version = version
        self.preview = preview
        self.configuration = configuration
        self.root = root
        self.findings = findings
    }
}
