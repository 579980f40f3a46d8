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
