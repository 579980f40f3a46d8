import RenderProtocol
import SourceAdapter

/// The generated files that tell a program what it can show.
struct EntryFile {
    /// One preview that is no `#Preview`.
    struct Entry: Hashable, Sendable {
        var name: String
        var file: String
        var line: Int
        var kind: PreviewListing.Kind
        var expression: String
    }

    /// Where the type of an entry is declared.
    struct Place: Hashable, Sendable {
        var file: String
        var line: Int
    }

    let module: InputModule
    let inventory: SourceInventory

    /// What is shown of a module, in the order of its files.
    ///
    /// 1. A file with `#Preview` or a preview provider shows those and nothing else.
    /// 2. Where some code makes a window, the first scene delegate, or else application or application delegate, is one preview; the controllers that
    ///    it makes are none of their own.
    /// 3. Of any other file, controllers and SwiftUI views that can be made without arguments; where it has none of
    ///    them, its plain views.
    func entries() -> [Entry] {
        let scene = scene()
        let shown = scene.map { Self.calls(in: declaration(of: $0.name, file: $0.file, line: $0.line)) } ?? []
        var result: [Entry] = []
        for file in module.files.map(\.path) {
            let providers = inventory.previewProviders.filter { $0.file == file }
            result += providers.map { provider in
                Entry(
                    name: provider.name, file: file, line: provider.position.line, kind: .provider,
                    expression: "\(provider.name).self as Any.Type")
            }
            if !providers.isEmpty || inventory.previews.contains(where: { $0.file == file }) { continue }
            if let scene, scene.file == file { result.append(scene) }
            let screens = inventory.screens.filter { $0.file == file && !shown.contains($0.name) }
            let main = screens.filter { $0.kind != .view }
            let hasOthers = !main.isEmpty || scene?.file == file
            result += (hasOthers ? main : screens).map { screen in
                Entry(
                    name: screen.name, file: file, line: screen.position.line,
                    kind: screen.kind == .viewController ? .viewController : .view, expression: screen.expression)
            }
        }
        return result
    }

    private func scene() -> Entry? {
        if showsWindow, let delegate = inventory.sceneDelegates.first {
            return Entry(
                name: delegate.name, file: delegate.file, line: delegate.position.line, kind: .scene,
                expression: "\(delegate.name)()")
        }
        if showsWindow, let delegate = inventory.applicationDelegates.first {
            return Entry(
                name: delegate.name, file: delegate.file, line: delegate.position.line, kind: .scene,
                expression: "\(delegate.name)()")
        }
        guard let app = inventory.entryPoints.first(where: { $0.kind == .app }),
            let file = module.files.first(where: { $0.source.contains("struct \(app.name)") })
        else { return nil }
        return Entry(
            name: app.name, file: file.path, line: app.position.line, kind: .scene, expression: "\(app.name)()")
    }

    /// Whether any code makes a window: the delegates of a project with storyboards leave that to them.
    private var showsWindow: Bool {
        module.files.contains { file in
            ["UIWindow(", "makeKeyAndVisible", "rootViewController"].contains { file.source.contains($0) }
        }
    }

    /// The text of a declaration from its line to the brace that closes it.
    private func declaration(of name: String, file: String, line: Int) -> Substring {
        guard let source = module.files.first(where: { $0.path == file })?.source else { return "" }
        let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard lines.indices.contains(line - 1) else { return "" }
        let text = source[lines[line - 1].startIndex...]
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" {
                depth -= 1
                if depth == 0 { return text[...index] }
            }
        }
        return text
    }

    /// The names that stand before an opening parenthesis.
    static func calls(in text: Substring) -> Set<String> {
        var names: Set<String> = []
        var name = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                name.append(character)
            } else {
                if character == "(" { names.insert(name) }
                name = ""
            }
        }
        return names
    }

    /// The name of the place where the value of `--view` stands.
    static let expressionFile = "--view"
    /// Stands before it on its first line: a closure may not begin a statement.
    static let expressionPrefix = "return "

    static func functionName(_ module: String) -> String { "kumiko_entries_" + module }

    /// Modules that every program can import, whatever the file that names them asks first.
    private static let generallyImported: Set<String> = [
        "UIKit", "SwiftUI", "Foundation", "CoreGraphics", "QuartzCore", "Combine", "Observation",
    ]

    /// The file that is compiled into the module itself, where its internal types are in scope.
    static func source(module: InputModule, entries: [Entry], absent: Set<String> = []) -> String {
        let known = generallyImported.subtracting(absent).union(module.dependencies)
        let imports = unique(
            module.files.flatMap { file in
                file.source.split { $0 == "\n" || $0 == "\r\n" }.filter { $0.hasPrefix("import ") }
                    .map { $0.dropFirst("import ".count).trimmingSpaces }
            }.filter(known.contains)
        ).map { "import " + $0 }
        let calls = entries.map { entry in
            // The position makes the compiler name the user's own text when the expression is at fault.
            """
                _kumikoRegister(\(literal(entry.name)), \(literal(entry.file)), \(entry.line), \
            \(literal(entry.kind.rawValue)), {
            #sourceLocation(file: \(literal(entry.file)), line: \(entry.line))
            \(expressionPrefix)\(entry.expression)
            #sourceLocation()
                })
            """
        }
        return """
            \((imports.isEmpty ? ["import UIKit"] : imports).joined(separator: "\n"))

            @_silgen_name("kumiko_register")
            @MainActor private func _kumikoRegister(
                _ name: String, _ file: String, _ line: Int, _ kind: String, _ make: @escaping @MainActor () -> Any)

            @_silgen_name("\(functionName(module.name))")
            @MainActor public func _\(functionName(module.name))() {
            \(calls.joined(separator: "\n"))
            }

            """
    }

    /// `main.swift`: lets the modules announce what they have, then does what the command asks.
    static func main(modules: [String]) -> String {
        let names = modules.map(functionName)
        let declarations = names.enumerated().map { index, name in
            "@_silgen_name(\"\(name)\") private func _announce\(index)()"
        }
        let calls = names.indices.map { "_announce\($0)()" }
        return """
            \(declarations.joined(separator: "\n"))
            @_silgen_name("kumiko_main") private func _kumikoMain() -> Never

            private func _kumikoStart() -> Never {
                \(calls.joined(separator: "\n    "))
                _kumikoMain()
            }

            _kumikoStart()

            """
    }

    /// A text as Swift writes it.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.prefix { $0 != " " && $0 != "\r" && $0 != ";" })
    }
}
