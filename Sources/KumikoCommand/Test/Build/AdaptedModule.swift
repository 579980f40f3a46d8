import Foundation
import SourceAdapter

/// A module's files as they are compiled: the user's own where nothing had to change, adapted copies of the others.
///
/// A copy begins with a line that names the file and the line it stands for, so that the compiler, test frameworks and
/// traps speak of the user's file; what the code asks for by `#filePath` is found there too.
struct AdaptedModule {
    let files: [AdaptedFile]
    /// What the files import, in their order.
    let imports: [ImportFact]
    private let isPruned: Set<String>

    /// - Parameters:
    ///   - leftOut: files that are not compiled.
    ///   - pruned: what is left of files of which parts do not compile, by path.
    ///   - absentModules: modules that turned out not to be there.
    ///   - imported: what the modules it needs leave open.
    init(
        _ module: TestModule, without leftOut: Set<String>, pruned: [String: String], absentModules: Set<String>,
        imported: OpenMethods
    ) {
        let sources = module.files.filter { !leftOut.contains($0.path) && !Self.isStart($0) }.map { file in
            InputModule.File(path: file.path, source: pruned[file.path] ?? file.source)
        }
        isPruned = Set(pruned.keys)
        let texts = sources.map { SourceText(path: $0.path, text: $0.source) }
        let inventory = SourceInventory.scan(texts)
        imports = inventory.imports
        var declarations = inventory.declarations
        declarations.importedMethods = imported
        let options = AdapterOptions(
            declarations: declarations, absentModules: absentModules,
            testModules: module.dependencies.filter(XCTestAdditions.moduleNames.contains),
            bringsUIKit: module.isProject)
        var names: Set<String> = []
        files = sources.map { file in
            AdaptedFile(
                copyName: ModuleSources.copyName(file.path, &names), original: file,
                adapted: SourceAdapter.adapt(source: file.source, fileName: file.path, options: options))
        }
    }

    var byPath: [String: AdaptedFile] {
        Dictionary(files.map { ($0.original.path, $0) }) { first, _ in first }
    }

    /// Writes the copies and gives the paths of everything that is to be compiled.
    func write(to folder: String) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try files.map { file in
            guard file.adapted.isChanged || isPruned.contains(file.original.path) else { return file.original.path }
            let path = folder + "/" + file.copyName
            let start = "#sourceLocation(file: \(EntryFile.literal(file.original.path)), line: 1)\n"
            try Data((start + file.adapted.text).utf8).write(to: URL(fileURLWithPath: path))
            return path
        }
    }

    /// The start of a program that is tested: the tests have their own.
    private static func isStart(_ file: InputModule.File) -> Bool {
        (file.path as NSString).lastPathComponent == "main.swift"
    }
}
