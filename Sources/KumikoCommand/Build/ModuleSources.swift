import Foundation
import RenderProtocol
import SourceAdapter

/// The files of a module as they are compiled: the adapted copies and what is generated beside them.
struct ModuleSources {
    let files: [AdaptedFile]
    /// What the files import, in their order.
    let imports: [ImportFact]
    private let generated: [(name: String, text: String)]

    /// - Parameters:
    ///   - expression: shown instead of everything else; nil for none.
    ///   - isProgram: the module is the whole program and starts it.
    ///   - unmakeable: entries that turned out not to compile.
    ///   - absentModules: modules that turned out not to be there.
    init(
        _ module: InputModule, expression: String?, isProgram: Bool, without unmakeable: Set<EntryFile.Place> = [],
        absentModules: Set<String> = []
    ) throws {
        let texts = module.files.map { SourceText(path: $0.path, text: $0.source) }
        let inventory = SourceInventory.scan(texts)
        imports = inventory.imports
        let options = AdapterOptions(declarations: inventory.declarations, absentModules: absentModules)
        var names: Set<String> = ["main.swift", "KumikoEntries.swift"]
        files = module.files.filter { !Self.isStart($0) }.map { file in
            let adapted = SourceAdapter.adapt(source: file.source, fileName: file.path, options: options)
            return AdaptedFile(copyName: Self.copyName(file.path, &names), original: file, adapted: adapted)
        }
        var entries = EntryFile(module: module, inventory: inventory).entries()
            .filter { !unmakeable.contains(EntryFile.Place(file: $0.file, line: $0.line)) }
        if let expression {
            entries = [
                EntryFile.Entry(
                    name: expression, file: EntryFile.expressionFile, line: 1, kind: .expression,
                    expression: expression)
            ]
        }
        var generated = [
            ("KumikoEntries.swift", EntryFile.source(module: module, entries: entries, absent: absentModules))
        ]
        if isProgram { generated.append(("main.swift", EntryFile.main(modules: [module.name]))) }
        self.generated = generated
    }

    /// The user's files by the name of their copy.
    var originals: [String: String] {
        Dictionary(files.map { ($0.copyName, $0.original.path) }) { first, _ in first }
    }

    func paths(in folder: String) -> [String] {
        (files.map(\.copyName) + generated.map(\.name)).map { folder + "/" + $0 }
    }

    func byPath(in folder: String) -> [String: AdaptedFile] {
        Dictionary(files.map { (folder + "/" + $0.copyName, $0) }) { first, _ in first }
    }

    func write(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in files { try write(file.adapted.text, file.copyName, folder) }
        for file in generated { try write(file.text, file.name, folder) }
    }

    private func write(_ text: String, _ name: String, _ folder: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    /// A `main.swift` that only starts the application: the program has its own start.
    private static func isStart(_ file: InputModule.File) -> Bool {
        (file.path as NSString).lastPathComponent == "main.swift" && file.source.contains("UIApplicationMain")
    }

    /// The file's own name, with a number where another file of the module has it.
    static func copyName(_ path: String, _ taken: inout Set<String>) -> String {
        let name = (path as NSString).lastPathComponent
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = (name as NSString).deletingPathExtension + "_\(number).swift"
            number += 1
        }
        return candidate
    }
}
