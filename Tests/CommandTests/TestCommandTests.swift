import Foundation
import Testing

@testable import KumikoCommand

/// Tests whole packages as a user does.
@Suite(.serialized) struct TestCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func test(_ arguments: [String] = []) throws -> CommandRun {
        try CommandRun(
            ["test", folder.path + "/Cards"] + arguments, environment: ["KUMIKO_CACHE": folder.path + "/cache"])
    }

    private func writePackage(tests: [String: String], more: String = "") throws {
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "Cards",\(more)
                targets: [
                    .target(name: "Cards", resources: [.copy("card.txt")]),
                    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
                ])
            """, to: "Cards/Package.swift")
        try folder.write("hello", to: "Cards/Sources/Cards/card.txt")
        try folder.write(Self.card, to: "Cards/Sources/Cards/Card.swift")
        for (name, text) in tests { try folder.write(text, to: "Cards/Tests/CardsTests/" + name) }
    }

    private static let card = """
        import UIKit

        public final class Card: UIView {
            let button = UIButton()
            private(set) var taps = 0

            static var text: String? {
                Bundle.module.path(forResource: "card", ofType: "txt").flatMap { try? String(contentsOfFile: $0) }
            }
            public override init(frame: CGRect) {
                super.init(frame: frame)
                button.addTarget(self, action: #selector(tap), for: .touchUpInside)
                addSubview(button)
            }
            required init?(coder: NSCoder) { fatalError() }

            @objc func tap() { taps += 1 }
            func pick(_ index: Int) -> Int { [1, 2][index] }
        }
        """

    private static let cases = """
        @testable import Cards
        import XCTest

        class BaseTests: XCTestCase {
            func testInherited() { XCTAssertEqual(UIScreen.main.bounds.width, 402) }
        }

        final class CardTests: BaseTests {
            private var card: Card!

            override func setUp() {
                super.setUp()
                card = Card(frame: .zero)
            }

            func testPasses() { XCTAssertEqual(Card.text, "hello") }
            func testFails() {
                card.button.sendActions(for: .touchUpInside)
                XCTAssertEqual(card.taps, 2)
            }
            func testTraps() { _ = card.pick(2) }
            func testLoops() { while card.taps == 0 {} }
            func testSkips() throws { throw XCTSkip("later") }
            @MainActor func testAwaits() async throws {
                try await Task.sleep(nanoseconds: 1_000_000)
                XCTAssertEqual(card.taps, 0)
            }
            func testAnimates() {
                let done = expectation(description: "done")
                UIView.animate(withDuration: 0.1, animations: { self.card.alpha = 0 }) { _ in done.fulfill() }
                wait(for: [done], timeout: 20)
            }
            private func testPrivate() {}
            func testWithArgument(_ number: Int) {}
        }
        """

    private static let suite = """
        @testable import Cards
        import Testing
        import UIKit

        @MainActor @Suite struct CardSuite {
            @Test func passes() { #expect(Card(frame: .zero).taps == 0) }
            @Test func fails() { #expect(Card(frame: .zero).taps == 1) }
            @Test(arguments: [0, 2]) func traps(_ index: Int) { #expect(Card(frame: .zero).pick(index) == 1) }
            @Test("a name (of its own)") func named() async { await Task.yield() }
            @Test(.disabled()) func skipped() {}
        }
        """

    @Test func aTestThatEndsTheProgramStopsNoOther() throws {
        try writePackage(tests: ["CardTests.swift": Self.cases, "CardSuite.swift": Self.suite])
        let report = folder.path + "/report.xml"
        let run = try test(["--timeout", "6", "--xunit-output", report])
        #expect(run.status == 1, "\(run.output)")
        let package = folder.path + "/Cards"
        for line in [
            "\(package)/Tests/CardsTests/CardTests.swift:19: error: CardTests.testFails : XCTAssertEqual failed: "
                + "(\"1\") is not equal to (\"2\") - ",
            "\(package)/Sources/Cards/Card.swift:18: error: CardsTests.CardTests/testTraps : trapped: Fatal error: "
                + "Index out of range",
            "error: CardsTests.CardTests/testLoops : not done after 6 s (--timeout)",
            "\(package)/Sources/Cards/Card.swift:18: error: CardsTests.CardSuite/traps(_:)/CardSuite.swift:8:6 : "
                + "trapped: Fatal error: Index out of range",
            "kumiko: 14 tests, 7 passed, 2 failed, 3 ended the program, 2 skipped",
        ] { #expect(run.lines.contains(line[...]), "no line '\(line)' in:\n\(run.output)") }
        #expect(run.output.contains("Test fails() recorded an issue at CardSuite.swift:7:"), "\(run.output)")
        #expect(!run.output.contains("Backtrac"), "\(run.output)")
        let xml = try #require(FileManager.default.contents(atPath: report).map { String(decoding: $0, as: UTF8.self) })
        #expect(xml.contains("tests=\"14\" failures=\"5\" errors=\"0\" skipped=\"2\""), "\(xml)")
        try anUnchangedPackageIsNotBuiltAgain()
    }

    /// Goes on with the package of another test, since each takes some time to build.
    private func anUnchangedPackageIsNotBuiltAgain() throws {
        let before = try entries()
        let run = try test(["--filter", "Card.*/testPasses|passes", "--skip", "BaseTests"])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last == "kumiko: 2 tests, 2 passed", "\(run.output)")
        #expect(try entries() == before)
        let list = try test(["--list-tests", "--filter", "passes|testPasses"])
        #expect(list.lines == ["CardsTests.CardTests/testPasses", "CardsTests.CardSuite/passes()"], "\(list.output)")
        let none = try test(["--filter", "Nothing"])
        #expect(none.status == 1, "\(none.output)")
        #expect(none.lines.last == "kumiko: no tests found: none matches --filter 'Nothing'", "\(none.output)")
    }

    private func entries() throws -> Set<String> {
        let kinds = ["test-modules", "test-programs"]
        let folders = kinds.map { folder.path + "/cache/" + $0 }
        return Set(try folders.flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) })
    }

    @Test func codeThatDoesNotCompileHasTheUsersLines() throws {
        try writePackage(tests: [
            "CardTests.swift": """
            @testable import Cards
            import XCTest

            final class CardTests: XCTestCase {
                @objc func testPasses() { XCTAssertEqual(Card.txt, "hello") }
            }
            """
        ])
        let run = try test()
        #expect(run.status == 3, "\(run.output)")
        let place = folder.path + "/Cards/Tests/CardsTests/CardTests.swift:5:51: error: "
        #expect(run.lines.contains { $0.hasPrefix(place) }, "\(run.output)")
    }

    @Test func foldersNeedNoManifest() throws {
        try folder.write("import UIKit\npublic final class Box: UIView {}\n", to: "Cards/Source/Box.swift")
        try folder.write(
            """
            import Boxes
            import XCTest

            final class BoxTests: XCTestCase {
                @MainActor func testFrame() { XCTAssertEqual(Box(frame: .zero).frame, .zero) }
            }
            """, to: "Cards/Checks/BoxTests.swift")
        let unnamed = try test()
        #expect(unnamed.status == 1, "\(unnamed.output)")
        let hint = "name the folder that has them: --tests DIR"
        #expect(unnamed.lines.last?.hasSuffix(hint) == true, "\(unnamed.output)")
        let run = try test(["--sources", "Source", "--tests", "Checks"])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last == "kumiko: 1 test, 1 passed", "\(run.output)")
    }

    @Test func whatIsMissingIsSaidInOneLine() throws {
        try writePackage(tests: [:])
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "Cards",
                dependencies: [.package(url: "https://localhost:1/Walls.git", from: "1.0.0")],
                targets: [.testTarget(name: "CardsTests", dependencies: ["Walls"])])
            """, to: "Cards/Package.swift")
        let run = try test()
        #expect(run.status == 4, "\(run.output)")
        let line = try #require(run.lines.last)
        let start = "kumiko: package 'walls' (https://localhost:1/Walls.git) is not on this machine"
        #expect(line.hasPrefix(start), "\(run.output)")
        #expect(line.hasSuffix("name a checkout of it: --package walls=DIR"), "\(run.output)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Cards/Package.resolved"))
        for (arguments, sentence) in [
            ([], "expected one folder with a package or a project, such as: kumiko test ."),
            (["/nowhere"], "no such folder: '/nowhere'"),
            ([folder.path + "/Cards/Package.swift"], "expected the folder of a package or a project"),
            ([folder.path, "--filter", "["], "--filter '[': not a regular expression"),
            ([folder.path, "--package", "Walls=/nowhere"], "expected NAME=DIR, where DIR has a Package.swift"),
            ([folder.path, "--tests", "Checks"], "--tests 'Checks': there is no such folder in"),
            ([folder.path, "--device", "iphone-17,ipad-mini-6"], "tests run with one device"),
        ] {
            let wrong = try CommandRun(["test"] + arguments)
            #expect(wrong.status == 2 && wrong.output.contains(sentence), "\(arguments): \(wrong.output)")
        }
    }
}
