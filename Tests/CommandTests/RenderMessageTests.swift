import Foundation
import LayoutTree
import Testing

@testable import KumikoCommand

/// What rendering says of faults in the user's code, and where.
@Suite(.serialized) struct RenderMessageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func render(_ source: String, _ arguments: [String] = []) throws -> CommandRun {
        let file = try folder.write(source, to: "Screen.swift")
        return try CommandRun(
            ["render", file, "--output", folder.path + "/out"] + arguments,
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
    }

    private func report() throws -> RenderReport {
        let data = try #require(FileManager.default.contents(atPath: folder.path + "/out/report.json"))
        return try RenderReport(json: data)
    }

    @Test func faultsInPreviewsHaveTheirOwnLine() throws {
        let run = try render(
            """
            import UIKit

            #Preview("nil") {
                let view = UIView()
                let none: UIView? = nil
                none!.tag = 3
                return view
            }
            #Preview("itself", traits: .fixedLayout(width: 100, height: 100)) {
                let view = UIView()

                view.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 30).isActive = true
                view.widthAnchor.constraint(equalToConstant: 40).isActive = true
                return view
            }
            #Preview("index") {
                let view = UIView(); let empty = [Int]()
                view.tag = empty[3]
                return view
            }
            """)
        let file = folder.path + "/Screen.swift"
        #expect(run.output.contains("nil (iphone-17): trapped at \(file):6: Fatal error"), "\(run.output)")
        #expect(run.output.contains("index (iphone-17): trapped at \(file):19: Fatal error"), "\(run.output)")
        #expect(run.output.contains("itself: \(file):12: UIView: addSubview"), "\(run.output)")
        #expect(!run.output.contains("macro"))
        let report = try report()
        #expect(report.findings.map(\.line) == [13, 14])
        #expect(report.previews.map(\.line) == [3, 9, 17])
    }

    @Test func errorsInPreviewsHaveTheirOwnPlace() throws {
        let run = try render(
            """
            import UIKit

            #Preview("One") {
                let view = UIView()
                let number: Int = "a"
                view.backgroundColour = .red
                return view
            }
            #Preview { undefined }
            """)
        #expect(run.status == 3)
        for error in ["5:23: error: cannot convert", "9:12: error: cannot find 'undefined'"] {
            #expect(run.output.contains("Screen.swift:" + error), "\(run.output)")
        }
    }

    @Test func whatFollowsFromAFileThatIsLeftOutComesLastAndOnce() throws {
        let sources = [
            "A.swift": """
            import UIKit
            class Screen: UIViewController {
                let header = UIHeader()
                let other: UIHeader? = nil
            }
            extension Screen { func fill() { view.decorate() } }
            """,
            "B.swift": """
            import UIKit
            class UIHeader: UIView { func set() { backgroundColor = .nowhere } }
            extension UIView { func decorate() {} }
            """,
            "C.swift": "import UIKit\nclass Last: Screen {\n    override func viewDidLoad() { super.viewDidLoad() }\n}",
            "D.swift": "import UIKit\nclass More: Last {}\nclass Most: More { let number: Int = 1 }",
            "E.swift": "import UIKit\nclass Whole: UIViewController {}",
        ]
        for (name, source) in sources { _ = try folder.write(source, to: "app/" + name) }
        let run = try CommandRun(
            ["render", folder.path + "/app", "--output", folder.path + "/out"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        let errors = run.output.split(separator: "\n").filter {
            $0.contains(": error: ") && !$0.contains("does not compile")
        }
        #expect(errors.count == 1 && errors[0].contains("B.swift:2:58: error: "), "\(run.output)")
        let following = run.output.split(separator: "\n").filter { $0.contains("which does not compile") }
        let app = folder.path + "/app"
        let end = "which does not compile; this file is left out with it"
        #expect(
            following == [
                "\(app)/A.swift:3:18: error: 'UIHeader' is declared in \(app)/B.swift, \(end)",
                "\(app)/C.swift:2:13: error: 'Screen' is declared in \(app)/A.swift, \(end)",
                "\(app)/D.swift:2:13: error: 'Last' is declared in \(app)/C.swift, \(end)",
            ], "\(run.output)")
        #expect(!run.output.contains("does not have"))
        #expect(try report().previews.map(\.name) == ["Whole"])
    }

    @Test func namesOfModulesThatAFileDoesNotImportAreToldSo() throws {
        let run = try render(
            """
            struct Sizes {
                let width: CGFloat = 1
                let seconds: TimeInterval = 1
                let view = UIView()
            }
            """)
        #expect(run.status == 3)
        for (name, module) in [("CGFloat", "Foundation"), ("TimeInterval", "Foundation"), ("UIView", "UIKit")] {
            let hint = "'\(name)' is part of \(module), which this file does not import: add 'import \(module)'"
            #expect(run.output.contains(hint), "\(run.output)")
        }
    }

    @Test func errorsOfMembersInExtensionsHaveTheirOwnPlace() throws {
        let run = try render(
            """
            import UIKit

            class Screen: UIView {}
            extension Screen {
                func other() {}
                override func layoutSubvews() { super.layoutSubviews() }
            }
            class Wrong: UIView {}
            extension Wrong {
                override var isSelected: Bool { didSet {} }
            }
            """)
        #expect(run.status == 3)
        #expect(run.output.contains("Screen.swift:6:19: error: method does not override"), "\(run.output)")
        #expect(run.output.contains("Screen.swift:10:18: error: property does not override"), "\(run.output)")
    }

    @Test func anExpressionThatIsNotCompleteIsWrongAtItsEnd() throws {
        let run = try render("import UIKit\nclass Screen: UIViewController {}", ["--view", "UILabel("])
        #expect(run.status == 3)
        #expect(run.output.contains("--view:1:9: error: "), "\(run.output)")
        #expect(!run.output.contains("--view:2:"), "\(run.output)")
    }

    @Test func whatIsMissingHidesNothingElse() throws {
        let run = try render(
            """
            import UIKit
            import SnapKit

            class Screen: UIViewController {
                let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                let number: Int = "a"
                override func viewDidLoad() {
                    web.load(undefined)
                    let label = UILabel()
                    label.titel = "a"
                    nowhere()
                    label.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """)
        #expect(run.status == 3)
        let errors = [
            "5:15: error: 'WKWebView' is unavailable", "6:23: error: cannot convert value of type 'String'",
            "10:15: error: value of type 'UILabel' has no member 'titel'",
            "11:9: error: cannot find 'nowhere' in scope", "12:15: error: value of type 'UILabel' has no member 'snp'",
        ]
        for error in errors { #expect(run.output.contains("Screen.swift:" + error), "\(run.output)") }
    }

    @Test func aSelectorOfNothingIsOneError() throws {
        let run = try render(
            "import UIKit\nclass Screen: UIViewController {\n    lazy var action = #selector(missing)\n}")
        #expect(run.status == 3)
        #expect(run.output.contains("Screen.swift:3:33: error: "), "\(run.output)")
        #expect(run.output.ranges(of: ": error: ").count == 1, "\(run.output)")
    }

    @Test func whatOnlyObjectiveCBridgesCompiles() throws {
        let run = try render(
            """
            import UIKit

            class Screen: UIViewController {
                let color: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
                weak var target: AnyObject?
                var action: Selector?
                override func viewDidLoad() {
                    view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
                    view.layer.borderColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
                    let colors: NSArray = [color, UIColor.red.cgColor]
                    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
                    assert(gradient?._stops.count == 2 && color.components == [1, 0, 0, 1])
                    (target, action) = (self, #selector(mark(_:)))
                    _ = target?.perform(action, with: self)
                    assert(view.tag == 7)
                }
                @objc func mark(_ sender: Any) { view.tag = 7 }
            }
            """)
        #expect(run.status == 0, "\(run.output)")
    }

    /// What is optional in a protocol, overridden in an extension, or ambiguous without Apple's imports.
    @Test func whatOnlyObjectiveCDispatchesRuns() throws {
        let run = try render(
            """
            import UIKit

            @objc protocol Deck: AnyObject {
                @objc optional var scroll: UIScrollView { get }
                @objc optional var child: UIViewController? { get }
            }
            class Empty: Deck {}
            class Full: UITableViewController, Deck {
                var scroll: UIScrollView { tableView }
                var child: UIViewController?
            }
            class Cell: UITableViewCell { var log: [String] = [] }
            extension Cell {
                override var isSelected: Bool {
                    willSet { log.append("will \\(isSelected) \\(newValue)") }
                    didSet { log.append("did \\(oldValue) \\(isSelected)") }
                }
            }
            class Screen: UIViewController {
                override func viewDidLoad() {
                    let decks: [Deck] = [Empty(), Full()]
                    assert(decks[0].scroll == nil && decks[0].child == nil)
                    if let scroll = decks[1].scroll { assert(scroll is UITableView) } else { fatalError() }
                    if let child = decks[1].child { assert(child == nil) } else { fatalError() }
                    let insets = UIApplication.shared.delegate?.window??.safeAreaInsets
                    assert(insets == nil)
                    let cell = Cell()
                    cell.isSelected = true
                    assert(cell.log == ["will false true", "did false true"])
                    assert(CGSize(width: .infinity, height: .zero).width == .infinity)
                    assert(Timer().isValid && (IndexPath(row: 1, section: 2) as NSIndexPath).row == 1)
                }
            }
            """)
        #expect(run.status == 0, "\(run.output)")
        #expect(!run.output.contains("trapped"), "\(run.output)")
    }

    @Test func aLayoutThatNeverSettlesIsToldOnceAndCounted() throws {
        let run = try render(
            """
            import UIKit
            class Loop: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    setNeedsLayout()
                }
            }
            """)
        #expect(run.status == 0)
        #expect(run.output.ranges(of: "Loop: layout did not settle after 50 passes").count == 1, "\(run.output)")
        #expect(run.output.contains(/Loop: layout did not settle \d+ more times/), "\(run.output)")
        #expect(run.output.ranges(of: "did not settle").count == 2, "\(run.output)")
    }

    @Test func aDamagedProgramIsBuiltAgain() throws {
        let source = "import UIKit\nclass Screen: UIViewController {}"
        #expect(try render(source).status == 0)
        let programs = folder.path + "/cache/programs"
        let entries = try FileManager.default.contentsOfDirectory(atPath: programs).filter { !$0.hasPrefix(".") }
        let program = "\(programs)/\(try #require(entries.first))/program"
        try FileManager.default.removeItem(atPath: folder.path + "/cache/results")
        let handle = try #require(FileHandle(forWritingAtPath: program))
        try handle.truncate(atOffset: 1000)
        try handle.close()
        let run = try render(source)
        #expect(run.status == 0, "\(run.output)")
        #expect(try report().pictureCount == 1)
    }

    @Test func sizesBelowZeroAreRefused() throws {
        let run = try render(
            "import UIKit\n#Preview(traits: .fixedLayout(width: -10, height: 50)) { UIView() }")
        #expect(run.status == 1)
        let reason = "fixedLayout(width: -10.0, height: 50.0): expected a width and a height above 0"
        #expect(run.output.contains(reason), "\(run.output)")
    }
}
