import SwiftParser
import SwiftSyntax

/// Makes iOS code compile on Linux, where there is no Objective-C: same lines, same meaning.
///
/// 1. Parse the file with the toolchain's own parser; text with errors goes through, for the compiler to report.
/// 2. Collect edits: selectors, attributes, conditions, literals, previews, optional requirements, imports.
/// 3. Apply them so that every line keeps its number, and keep the edits as the map back.
public enum SourceAdapter {
    public static func adapt(
        source: String, fileName: String, options: AdapterOptions = AdapterOptions()
    ) -> AdaptedSource {
        let tree = Parser.parse(source: source)
        let bytes = Array(source.utf8)
        var declarations = options.declarations
        declarations.add(FileFacts(tree, path: fileName), path: fileName)
        let visitor = AdaptingVisitor(tree, bytes: bytes, declarations: declarations)
        visitor.absentModules = options.absentModules
        visitor.testModules = options.testModules
        visitor.bringsUIKit = options.bringsUIKit
        visitor.fileTag = tag(fileName)
        visitor.walk(tree)
        visitor.finish()
        return AdaptedSource(
            original: bytes, edits: visitor.edits, notes: visitor.notes, entryPoints: visitor.entryPoints)
    }

    /// The file's path as an identifier of one length (FNV-1a).
    private static func tag(_ path: String) -> String {
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}

/// What the adapter knows beyond the file that it adapts.
public struct AdapterOptions: Sendable {
    /// The declarations of the module's files, by path: methods that selectors name, optional requirements. The
    /// adapted file's own are added when its `fileName` is none of those paths.
    public var declarations: DeclarationTable
    /// Modules that cannot be imported: their imports go, so that a file fails only where it uses something of them.
    public var absentModules: Set<String>
    /// Modules that stand for parts of XCTest that only Apple's has; files that import XCTest import them, too.
    public var testModules: [String]
    /// The frameworks that files import bring UIKit with them.
    public var bringsUIKit: Bool

    public init(
        declarations: DeclarationTable = DeclarationTable(), absentModules: Set<String> = [],
        testModules: [String] = [], bringsUIKit: Bool = false
    ) {
        self.declarations = declarations
        self.absentModules = absentModules
        self.testModules = testModules
        self.bringsUIKit = bringsUIKit
    }
}

/// A file as it was given: where it is and what it says.
public struct SourceText: Hashable, Sendable {
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
