import CommandLineKit
import FindingModel
import Foundation
import LayoutTree
import RenderProtocol

/// The steps of `kumiko render`, each kept in the cache for the same input.
struct RenderPipeline {
    let options: RenderOptions
    let cache: CacheFolder
    let runtime: RuntimeLocation

    func run(_ modules: [InputModule]) throws -> ExitStatus {
        try produce(modules) { report, folder in
            try OutputFolder(path: options.output).replaceContent(with: folder)
            printSummary(report)
        }
    }

    /// What gets a report and the folder with its files, which are gone afterwards.
    typealias Delivery = (RenderReport, String) throws -> Void

    /// - Throws: ``CommandFailure`` whose message begins with ``nothing`` where there is no preview.
    func produce(_ modules: [InputModule], deliver: Delivery) throws -> ExitStatus {
        let keys = RenderKeys(modules, options: options, runtime: runtime)
        let kept = cache.file("results", keys.result)
        // What is explained is not kept; the program is.
        if options.explain == nil, let report = Self.report(in: kept) {
            cache.touch(kept)
            try deliver(report, kept)
            return .done
        }
        let builder = ProgramBuilder(
            runtime: runtime, cache: cache, swiftVersion: options.swiftVersion, expression: options.expression)
        let built = try builder.build(modules, key: keys.program)
        for message in built.messages { Console.printError(message) }
        guard let program = built.program else { return .doesNotCompile }
        return try render(program, modules, keep: kept, deliver: deliver)
    }

    /// How the message begins that says that there is no preview.
    static let nothing = "nothing to render"

    private func render(
        _ program: BuiltProgram, _ modules: [InputModule], keep entry: String, deliver: Delivery
    ) throws -> ExitStatus {
        let work = try cache.workFolder("results")
        defer {
            try? FileManager.default.removeItem(atPath: work)
            // A program that was built without some of the files is not kept.
            if !program.leftOut.isEmpty {
                try? FileManager.default.removeItem(
                    atPath: (program.executable as NSString).deletingLastPathComponent)
            }
        }
        let result = work + "/result"
        try cache.makeFolder(result)
        let runner = PreviewRunner(
            program: program, formats: written, output: result, workFolder: work,
            resourceFolders: modules.flatMap(\.resourceFolders).map { URL(fileURLWithPath: $0).path },
            jobs: options.jobs, timeout: options.timeout, explain: options.explain)
        let configurations = ConfigurationMatrix.configurations(options)
        let (units, previews) = try units(runner.list(), modules, configurations, in: result)
        guard !units.isEmpty else {
            return try nothing(
                program, .init(previews: previews, configurations: configurations.map(\.name), shard: options.shard),
                deliver: deliver)
        }
        var outcome = runner.render(units)
        outcome.failures += program.leftOut.map { file in
            RenderFailure(
                preview: file, id: file, configuration: nil, reason: "does not compile", file: file, line: nil)
        }
        let order = RenderReport.Order(
            previews: previews, configurations: configurations.map(\.name), shard: options.shard)
        var report = try RenderReport.make(
            units: units, outcome: outcome, folder: result, formats: shown, order: order)
        // Only what is a part has to say of which whole.
        if options.shard != nil { report.order = order }
        try removeTrees(units, in: result)
        try write(report, to: result)
        try deliver(report, result)
        if outcome.failures.isEmpty { try cache.commit(result, as: entry) }
        let hasFailed = !outcome.failures.isEmpty
        if let name = options.explain { try print(outcome.explanations, of: name, isComplete: !hasFailed) }
        if !program.leftOut.isEmpty { return .doesNotCompile }
        return hasFailed ? .failed : .done
    }

    /// - Throws: ``CommandFailure`` where all previews were made and no view has the name.
    private func print(_ explanations: [FrameExplanation], of name: String, isComplete: Bool) throws {
        let texts = explanations.flatMap(\.texts)
        guard texts.isEmpty, isComplete else { return Console.print(texts.joined(separator: "\n\n")) }
        if explanations.isEmpty {
            return Console.printError("--explain '\(name)': left out, as it took too long; ask for a single view")
        }
        var seen: Set<String> = []
        let near = NearestNames.of(name, in: explanations.flatMap(\.names).filter { seen.insert($0).inserted })
        let hint =
            near.isEmpty ? "the layout trees have the names of all" : "did you mean \(near.joined(separator: ", "))?"
        throw CommandFailure.usage("--explain '\(name)': no view has this property, identifier or type; \(hint)")
    }

    /// The formats that the user gets: the gallery shows pictures, so it brings them.
    private var shown: [RenderFormat] {
        let needsPictures = options.formats.contains(.html) && !options.formats.contains(.png)
        return options.formats + (needsPictures ? [.png] : [])
    }

    /// The formats that programs write: the report is made from the trees.
    private var written: [RenderFormat] { shown.contains(.json) ? shown : shown + [.json] }

    /// Removes trees that were written for the report alone.
    private func removeTrees(_ units: [PreviewUnit], in folder: String) throws {
        guard !shown.contains(.json) else { return }
        for unit in units {
            for configuration in unit.configurations {
                try? FileManager.default.removeItem(atPath: "\(folder)/\(unit.folderName)/\(configuration.name).json")
            }
        }
    }

    /// - Returns: what is rendered here, and the ids of all previews, those of other shards included.
    private func units(
        _ listings: [PreviewListing], _ modules: [InputModule], _ configurations: [RenderConfiguration],
        in folder: String
    ) throws -> (units: [PreviewUnit], previews: [String]) {
        let pattern = try options.only.map { try Regex($0) }
        var previews: [String] = []
        var taken: Set<String> = []
        var position = 0
        var units: [PreviewUnit] = []
        for listing in listings {
            if options.expression != nil, listing.kind != .expression { continue }
            if let pattern, try pattern.firstMatch(in: listing.name) == nil { continue }
            let module = modules.first { $0.files.contains { $0.path == listing.file } } ?? modules[0]
            let name = OutputFolder.folderName(module: module.name, preview: listing.name, taken: &taken)
            previews.append(name)
            let own = configurations.filter { _ in
                defer { position += 1 }
                return options.shard?.contains(position) ?? true
            }
            guard !own.isEmpty else { continue }
            try cache.makeFolder(folder + "/" + name)
            units.append(
                PreviewUnit(module: module.name, preview: listing, folderName: name, configurations: own))
        }
        return (units, previews)
    }

    private func nothing(
        _ program: BuiltProgram, _ order: RenderReport.Order, deliver: Delivery
    ) throws -> ExitStatus {
        if !program.leftOut.isEmpty { return .doesNotCompile }
        if options.shard != nil {
            let empty = RenderReport(previews: [], findings: [], failures: [], order: order)
            let folder = try cache.workFolder("results")
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try write(empty, to: folder)
            try deliver(empty, folder)
            return .done
        }
        let hint =
            options.only.map { "no preview's name matches --only '\($0)'" }
            ?? "expected a #Preview, a PreviewProvider, or a view controller or view that can be made without "
            + "arguments; or name one: --view 'MyView(title: \"Hello\")'"
        throw CommandFailure(.failed, "\(Self.nothing): \(hint)")
    }

    private func write(_ report: RenderReport, to folder: String) throws {
        try report.jsonData().write(to: URL(fileURLWithPath: folder + "/" + OutputFolder.reportName))
        if options.formats.contains(.html) {
            let page = try Gallery(report: report).html()
            try Data(page.utf8).write(to: URL(fileURLWithPath: folder + "/" + OutputFolder.galleryName))
        }
    }

    private static func report(in folder: String) -> RenderReport? {
        guard let data = FileManager.default.contents(atPath: folder + "/" + OutputFolder.reportName) else {
            return nil
        }
        return try? RenderReport(json: data)
    }

    private func printSummary(_ report: RenderReport) {
        RenderSummary(report: report, output: options.output, hasGallery: options.formats.contains(.html)).print()
    }
}
