import CommandLineKit
import Foundation
import SourceAdapter

/// A module that was built, and where.
struct BuiltModule: Sendable {
    var name: String
    var key: String
    /// Holds the object files.
    var folder: String
    /// Where importing modules look for it, and for the headers of what is written in C.
    var searchFolders: [String]
    /// All that it needs, itself not included.
    var dependencies: [String]
    /// What its extensions leave open to modules that import it.
    var openMethods = OpenMethods()
}

/// Compiles one module, or takes it from the cache.
struct TestModuleBuilder {
    let runtime: RuntimeLocation
    let cache: CacheFolder
    /// Wins over what manifests say; nil for none.
    let swiftVersion: String?
    let progress: ProgressReporter

    /// Messages of a module that does not compile, ready to print.
    struct Failure: Error {
        var messages: [String]
    }

    /// - Throws: ``Failure`` where the module does not compile.
    func build(_ module: TestModule, after built: [String: BuiltModule]) throws -> BuiltModule {
        let needed = closure(of: module, built)
        let mode = module.isOwn ? swiftVersion ?? module.languageMode : module.languageMode
        let key = TestModuleKey.of(
            module, languageMode: mode, dependencies: needed.compactMap { built[$0]?.key }, runtime: runtime)
        let entry = cache.file("test-modules", key)
        var imported = OpenMethods()
        for name in needed { built[name].map { imported.formUnion($0.openMethods) } }
        if cache.exists(entry) {
            cache.touch(entry)
        } else {
            let work = try cache.workFolder("test-modules")
            do {
                let search = needed.flatMap { built[$0]?.searchFolders ?? [] }
                var call = CompilerCall(runtime: runtime, cache: cache, swiftVersion: mode, searchFolders: search)
                call.isForApple = module.isForApple
                if module.isSwift {
                    try compile(module, call, to: work, entry: entry, imported: imported)
                } else {
                    try CModuleBuilder(module: module, progress: progress).build(search: search, to: work)
                }
            } catch {
                try? FileManager.default.removeItem(atPath: work)
                throw error
            }
            try cache.commit(work, as: entry)
        }
        let headers = module.isSwift ? [] : [module.headers ?? module.root]
        return BuiltModule(
            name: module.name, key: key, folder: entry, searchFolders: [entry] + headers, dependencies: needed,
            openMethods: openMethods(module))
    }

    private func openMethods(_ module: TestModule) -> OpenMethods {
        guard module.isForApple, module.files.contains(where: { $0.source.contains("open func") }) else {
            return OpenMethods()
        }
        let texts = module.files.map { SourceText(path: $0.path, text: $0.source) }
        return OpenMethods(DeclarationTable(files: texts))
    }

    private func closure(of module: TestModule, _ built: [String: BuiltModule]) -> [String] {
        unique(module.dependencies.flatMap { (built[$0]?.dependencies ?? []) + [$0] }).filter { built[$0] != nil }
    }

    private func compile(
        _ module: TestModule, _ call: CompilerCall, to folder: String, entry: String, imported: OpenMethods
    ) throws {
        let resources = TestResources(module: module)
        let generated = try resources.write(to: folder, finally: entry).map { [$0] } ?? []
        guard module.isForApple else {
            let run = try run(module, call, sources: module.files.map(\.path) + generated, folder)
            guard run.ending == .exited(0) else { throw Failure(messages: [run.output]) }
            return
        }
        var state = Pruning()
        var absent: Set<String> = []
        while true {
            let adapted = AdaptedModule(
                module, without: state.leftOut, pruned: state.texts, absentModules: absent, imported: imported)
            let sources = try adapted.write(to: folder + "/sources") + generated
            let run = try run(module, call, sources: sources, folder)
            if run.ending == .exited(0) { break }
            let translator = DiagnosticTranslator(files: adapted.byPath)
            let diagnostics = translator.diagnostics(run.output)
            let probe = CompilerProbe(call: call, folder: folder)
            if diagnostics.contains(where: \.missesModule) {
                let more = try probe.absentModules(Set(adapted.imports.map(\.module)).subtracting(absent))
                absent.formUnion(more)
                if !more.isEmpty { continue }
            }
            if !module.isOwn, state.prune(adapted, diagnostics) { continue }
            let absentImports = adapted.imports.filter { absent.contains($0.module) }
            let texts = module.files.map { SourceText(path: $0.path, text: $0.source) }
            let printer = DiagnosticPrinter(
                translator: translator, probe: probe, absentImports: absentImports, imports: adapted.imports,
                declared: SourceNames(texts).names)
            throw Failure(messages: printer.lines(diagnostics, raw: run.output))
        }
        if let text = state.report(on: module.name) { Console.printError(text) }
    }

    private func run(_ module: TestModule, _ call: CompilerCall, sources: [String], _ folder: String) throws
        -> ChildProcess.Result
    {
        let package = String(module.package.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let flags = ["-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-package-name", package] + module.swiftFlags
        return try CompilerCall.run(
            call.library(module: module.name, sources: sources, folder: folder) + flags, progress: progress)
    }
}

extension CompilerDiagnostic {
    fileprivate var missesModule: Bool {
        if case .module = MissingName(message) { true } else { false }
    }
}
