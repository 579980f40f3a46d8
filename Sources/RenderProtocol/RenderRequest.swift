/// A file that a picture can be written as.
public enum RenderFormat: String, Hashable, Codable, Sendable, CaseIterable {
    case png, json, svg, html, text
}

/// What the command asks of a compiled program: one preview in several configurations.
public struct RenderRequest: Hashable, Codable, Sendable {
    /// The ``PreviewListing/index``.
    public var preview: Int
    public var configurations: [RenderConfiguration]
    public var formats: [RenderFormat]
    /// The folder that the files are written into; it exists.
    public var folder: String
    /// The file that ``RenderStatus`` lines are appended to.
    public var statusFile: String
    /// Folders that images are looked up in by name.
    public var resourceFolders: [String]
    /// The user's files by the names of the copies that were compiled.
    public var userFiles: [String: String]
    /// A view whose frame is to be explained; nil for none.
    public var explain: String?

    public init(
        preview: Int, configurations: [RenderConfiguration], formats: [RenderFormat], folder: String,
        statusFile: String, resourceFolders: [String] = [], userFiles: [String: String] = [:],
        explain: String? = nil
    ) {
        self.preview = preview
        self.configurations = configurations
        self.formats = formats
        self.folder = folder
        self.statusFile = statusFile
        self.resourceFolders = resourceFolders
        self.userFiles = userFiles
        self.explain = explain
    }
}

/// One line of a running program's status file.
public struct RenderStatus: Hashable, Codable, Sendable {
    public enum Event: String, Hashable, Codable, Sendable {
        case started, done, failed
    }

    public var event: Event
    /// The ``RenderConfiguration/name``.
    public var configuration: String
    /// For `failed`: what went wrong, in one line.
    public var reason: String?
    /// For `done`, where a view was to be explained.
    public var explanation: FrameExplanation?

    public init(
        _ event: Event, configuration: String, reason: String? = nil, explanation: FrameExplanation? = nil
    ) {
        self.event = event
        self.configuration = configuration
        self.reason = reason
        self.explanation = explanation
    }
}

/// What the command tells a compiled program through its environment.
public enum ProgramEnvironment {
    /// The command's own process; the program ends itself when that is no longer its parent.
    public static let parent = "KUMIKO_COMMAND_PROCESS"
}

/// The arguments by which the command starts a compiled program.
public enum ProgramArgument {
    /// Prints the previews as a JSON array of ``PreviewListing`` into the file named by the next argument.
    public static let list = "--kumiko-list"
    /// Renders the ``RenderRequest`` in the JSON file named by the next argument.
    public static let render = "--kumiko-render"
}
