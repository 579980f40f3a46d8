/// The tests in files of XCTest and of Quick, read off their syntax, since there is no runtime here to ask.
public struct TestInventory: Hashable, Sendable {
    /// A test case class and its tests, those of its superclasses in the same files included.
    public struct Case: Hashable, Sendable {
        public let name: String
        public let file: String
        public let position: SourcePosition
        public let tests: [Test]
    }

    public struct Test: Hashable, Sendable {
        public let name: String
        public let isAsync: Bool
    }

    public let cases: [Case]
    /// Subclasses of `QuickSpec` and `AsyncSpec`, whose tests are only known when they run.
    public let specs: [FoundType]
    /// Subclasses of `QuickConfiguration`.
    public let configurations: [FoundType]

    /// Reads the classes of `files`.
    ///
    /// 1. A class is a test case when its superclasses lead to `XCTestCase`; private ones are out of reach.
    /// 2. Its tests are the methods without parameters whose name begins with `test`, of itself, of its extensions and
    ///    of its superclasses.
    ///
    /// - Parameter others: files of other modules that may have superclasses.
    public static func scan(_ files: [SourceText], others: [SourceText] = []) -> TestInventory {
        let facts = files.map(FileFacts.init)
        var table = DeclarationTable()
        for facts in facts { table.add(facts, path: facts.path) }
        for file in others { table.add(FileFacts(file), path: file.path) }
        let classes = facts.flatMap(\.types)
            .filter { $0.kind == .classType && !$0.isNested && !$0.isPrivate && !$0.isGeneric }
            .sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        func subclasses(of bases: Set<String>) -> [TypeFacts] {
            classes.filter { !bases.isDisjoint(with: table.lineage($0.name).dropFirst()) }
        }
        let specs = subclasses(of: ["QuickSpec", "AsyncSpec"])
        let cases = subclasses(of: ["XCTestCase"]).filter { type in !specs.contains { $0.name == type.name } }
        return TestInventory(
            cases: cases.map { type in
                Case(name: type.name, file: type.file, position: type.position, tests: table.tests(of: type.name))
            }.filter { !$0.tests.isEmpty },
            specs: specs.map { FoundType(name: $0.name, file: $0.file, position: $0.position) },
            configurations: subclasses(of: ["QuickConfiguration"]).map {
                FoundType(name: $0.name, file: $0.file, position: $0.position)
            })
    }
}

extension DeclarationTable {
    /// In the order of their lines, as far as the files' order is known.
    fileprivate func tests(of type: String) -> [TestInventory.Test] {
        var seen: Set<String> = []
        return lineage(type).flatMap { name in
            (types[name] ?? []).filter { $0.kind != .protocolType }
                .sorted { ($0.file, $0.position) < ($1.file, $1.position) }.flatMap(\.methods)
        }.filter { method in
            method.name.hasPrefix("test") && method.parameters.isEmpty && !method.isStatic && method.result == nil
                && seen.insert(method.name).inserted
        }.map { TestInventory.Test(name: $0.name, isAsync: $0.isAsync) }
    }
}
