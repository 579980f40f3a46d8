/// What the command tells a program that runs tests about the device that they see.
public struct TestRequest: Hashable, Codable, Sendable {
    /// The environment variable that has the path of the request.
    public static let variable = "KUMIKO_TEST_REQUEST"

    public var configuration: RenderConfiguration
    /// Folders that images are looked up in by name.
    public var resourceFolders: [String]

    public init(configuration: RenderConfiguration, resourceFolders: [String] = []) {
        self.configuration = configuration
        self.resourceFolders = resourceFolders
    }
}
