import CommandLineKit
import Foundation

/// What `kumiko test` was asked for.
struct TestOptions: Sendable {
    var input: TestInput
    /// Regular expressions that are searched in `Module.Class/test`; empty means all.
    var filters: [String]
    var skips: [String]
    var listsOnly: Bool
    var isParallel: Bool
    var runsXCTest: Bool
    var runsSwiftTesting: Bool
    /// A file that results are written to in JUnit's form.
    var xunitOutput: String?
    /// Seconds for one test.
    var timeout: Double
    /// Nil for what the manifest says.
    var swiftVersion: String?
    /// The device and the settings that the tests see.
    var environment: RenderOptions

    static let descriptions =
        [
            OptionDescription(
                "--filter", value: "REGEX", help: "only tests whose Module.Class/test matches; may be repeated",
                default: "all"),
            OptionDescription("--skip", value: "REGEX", help: "not those that match; may be repeated"),
            OptionDescription("--list-tests", help: "print the names of the tests and run none"),
            OptionDescription("--parallel", help: "let Swift Testing run tests at the same time"),
            OptionDescription("--no-parallel", help: "one test after the other, which is the default"),
            OptionDescription("--xunit-output", value: "FILE", help: "write the results in JUnit's form, too"),
            OptionDescription("--disable-xctest", help: "leave out tests of XCTest"),
            OptionDescription("--disable-swift-testing", help: "leave out tests of Swift Testing"),
            OptionDescription(
                "--package", value: "NAME=DIR", help: "take that package from a checkout; may be repeated",
                default: "fetched"),
            OptionDescription(
                "--sources", value: "[NAME=]DIR", help: "without Package.swift: a folder that is a module"),
            OptionDescription("--tests", value: "[NAME=]DIR", help: "a folder with tests that no manifest names"),
            OptionDescription(
                "--exclude", value: "PATH", help: "a file or folder that is no part of them; may be repeated"),
            OptionDescription("--timeout", value: "SECONDS", help: "limit for one test", default: "60"),
        ]
        + RenderOptions.descriptions.filter {
            [
                "--device", "--orientation", "--window", "--text-size", "--appearance", "--direction", "--locale",
                "--design",
            ].contains($0.name)
        } + [
            OptionDescription(
                "--swift-version", value: "4|5|6", help: "language mode", default: "what the manifest says")
        ]

    /// - Throws: ``CommandFailure`` with one line about the first value that is wrong.
    init(_ arguments: ParsedArguments, cache: CacheFolder) throws(CommandFailure) {
        environment = try RenderOptions(arguments)
        guard ConfigurationMatrix.configurations(environment).count == 1 else {
            throw .usage("tests run with one device and one value of each setting")
        }
        filters = try Self.patterns("--filter", arguments)
        skips = try Self.patterns("--skip", arguments)
        listsOnly = arguments.has("--list-tests")
        isParallel = arguments.has("--parallel") && !arguments.has("--no-parallel")
        runsXCTest = !arguments.has("--disable-xctest")
        runsSwiftTesting = !arguments.has("--disable-swift-testing")
        xunitOutput = arguments.last("--xunit-output")
        timeout = try arguments.number("--timeout", in: 0.1...86_400) ?? 60
        swiftVersion = arguments.has("--swift-version") ? environment.swiftVersion : nil
        input = TestInput(root: try Self.root(arguments.operands), cache: cache)
        input.sources = try Self.folders("--sources", arguments, below: input.root)
        input.tests = try Self.folders("--tests", arguments, below: input.root)
        for path in arguments.values["--exclude"] ?? [] {
            let all = [input.root + "/" + path, path]
            guard let found = all.first(where: FileManager.default.fileExists(atPath:)) else {
                throw .usage("--exclude '\(path)': there is no such file or folder in '\(input.root)'")
            }
            input.excluded.append(URL(fileURLWithPath: found).standardizedFileURL.path)
        }
        for text in arguments.values["--package"] ?? [] {
            let (name, folder) = try Self.package(text)
            input.packages[name] = folder
        }
    }

    private static func root(_ operands: [String]) throws(CommandFailure) -> String {
        guard operands.count == 1, let path = operands.first else {
            throw .usage("expected one folder with a package or a project, such as: kumiko test .")
        }
        guard FileManager.default.fileExists(atPath: path) else { throw .usage("no such folder: '\(path)'") }
        guard InputCollector.isFolder(path) else {
            throw .usage("'\(path)' is a file; expected the folder of a package or a project")
        }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func patterns(_ option: String, _ arguments: ParsedArguments) throws(CommandFailure) -> [String] {
        let texts = arguments.values[option] ?? []
        for text in texts {
            do { _ = try Regex(text) } catch { throw .usage("\(option) '\(text)': not a regular expression") }
        }
        return texts
    }

    /// Folders of the command line, looked for in the working folder and in the one that is tested.
    private static func folders(
        _ option: String, _ arguments: ParsedArguments, below root: String
    ) throws(CommandFailure) -> [TestInput.Folder] {
        var result: [TestInput.Folder] = []
        for text in arguments.values[option] ?? [] {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard let path = parts.last else { throw .usage("\(option): expected a folder") }
            let found = [root + "/" + path, path].first(where: InputCollector.isFolder)
            guard let found else { throw .usage("\(option) '\(path)': there is no such folder in '\(root)'") }
            let name = parts.count == 2 ? InputCollector.identifier(parts[0]) : nil
            result.append(
                TestInput.Folder(name: name, path: URL(fileURLWithPath: found).standardizedFileURL.path))
        }
        return result
    }

    private static func package(_ text: String) throws(CommandFailure) -> (String, String) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard let path = parts.last, ManifestReader.hasManifest(path) else {
            throw .usage("--package '\(text)': expected NAME=DIR, where DIR has a Package.swift")
        }
        let folder = URL(fileURLWithPath: path).standardizedFileURL.path
        let name = parts.count == 2 ? parts[0] : (folder as NSString).lastPathComponent
        return (name.lowercased(), folder)
    }
}
