/// Swift files that are compiled together.
struct InputModule: Hashable, Sendable {
    struct File: Hashable, Sendable {
        /// As the user wrote it, or the folder as the user wrote it and the path in it.
        var path: String
        var source: String
    }

    /// An identifier, used as the module's name and in the names of output folders.
    var name: String
    var files: [File]
    /// Folders with images and other files that the code may ask for by name.
    var resourceFolders: [String]
    /// Modules of the same input that it imports; they are compiled before it.
    var dependencies: [String] = []
}
