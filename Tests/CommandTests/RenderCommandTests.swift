import Foundation
import LayoutTree
import Testing

@testable import KumikoCommand

/// Renders whole files as a user does.
@Suite(.serialized) struct RenderCommandTests {
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

    private static let screen = """
        import UIKit

        class ProfileViewController: UIViewController {
            let titleLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                titleLabel.text = "Hello"
                titleLabel.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(titleLabel)
                NSLayoutConstraint.activate([
                    titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                ])
            }
        }
        """

    @Test func aFileBecomesAPictureATreeAndAGallery() throws {
        let run = try render(Self.screen, ["--format", "png,json,svg,html,text"])
        #expect(run.status == 0, "\(run.output)")
        let stem = "Screen.ProfileViewController/iphone-17"
        #expect(
            OutputFolder.files(below: folder.path + "/out")
                == [stem + ".json", stem + ".png", stem + ".svg", stem + ".txt", "index.html", "report.json"])
        let preview = try #require(try report().previews.first)
        #expect(preview.name == "ProfileViewController" && preview.line == 3)
        let label = try #require(preview.configurations.first?.document.decoded().root.children.first)
        #expect(label.type == "UILabel")
        #expect(label.name == "ProfileViewController.titleLabel")
        #expect(label.frame == [16, 62, 370, 20.3333])
        #expect(label.text?.string == "Hello")
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        #expect(try render(Self.screen).status == 0)
        let files = OutputFolder.files(below: folder.path + "/out")
        let first = files.map { FileManager.default.contents(atPath: folder.path + "/out/" + $0) }
        try FileManager.default.removeItem(atPath: folder.path + "/cache/results")
        #expect(try render(Self.screen).status == 0)
        #expect(files.map { FileManager.default.contents(atPath: folder.path + "/out/" + $0) } == first)
    }

    @Test func faultsHaveTheUsersLine() throws {
        let run = try render(
            """
            import UIKit

            @MainActor func constant() -> UIView {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
                return view
            }
            @MainActor func frame() -> UIView {
                let view = UIView()
                view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
                return view
            }
            @MainActor func itself() -> UIView {
                let view = UIView()
                view.addSubview(view)
                return view
            }
            @MainActor func apart() -> UIView {
                let views = [UIView(), UIView()]
                views[0].leadingAnchor.constraint(equalTo: views[1].leadingAnchor).isActive = true
                return views[0]
            }
            @MainActor func failing() -> UIView {
                struct Lost: Error {}
                func find() throws { throw Lost() }
                try! find()
                return UIView()
            }
            #Preview("Constant") { constant() }
            #Preview("Frame") { frame() }
            #Preview("Itself") { itself() }
            #Preview("Apart") { apart() }
            #Preview("Error") { failing() }
            """)
        let file = folder.path + "/Screen.swift"
        let constant = "\(file):6: the constant of 'UIView.width == nan' is not a number"
        #expect(run.output.contains(constant), "\(run.output)")
        #expect(run.output.contains("\(file):11: UIView: "), "\(run.output)")
        #expect(run.output.contains("\(file):16: UIView: addSubview"), "\(run.output)")
        #expect(run.output.contains("\(file):21: Unable to activate"), "\(run.output)")
        let report = try report()
        #expect(report.findings.map(\.line).sorted { ($0 ?? 0) < ($1 ?? 0) } == [6, 11, 21])
        #expect(report.findings.allSatisfy { $0.fixes.allSatisfy { !$0.contains("nan") } })
        #expect(report.findings.allSatisfy { !$0.message.contains("nil") })
        let failure = try #require(report.failures.first)
        #expect(!failure.reason.contains("$") && failure.reason.contains("Lost()"), "\(failure.reason)")
    }

    @Test func previewsHaveNamesAndTraits() throws {
        let run = try render(
            Self.screen + """

                #Preview("Upright") { ProfileViewController() }
                #Preview("Lying", traits: .landscapeLeft) { ProfileViewController() }
                #Preview("Small", traits: .fixedLayout(width: 200, height: 100)) { ProfileViewController().view }
                """)
        #expect(run.status == 0, "\(run.output)")
        let previews = try report().previews
        #expect(previews.map(\.name) == ["Upright", "Lying", "Small"])
        let windows = try previews.compactMap { try $0.configurations.first?.document.decoded().configuration }
        #expect(windows.map(\.window) == [[402, 874], [874, 402], [200, 100]])
        #expect(windows.map(\.safeArea) == [[62, 0, 34, 0], [20, 62, 20, 62], [0, 0, 0, 0]])
    }

    @Test func anExpressionIsShownInsteadOfEverything() throws {
        let run = try render(
            Self.screen, ["--view", "{ let label = UILabel(); label.text = \"Hi\"; return label }() as UILabel"])
        #expect(run.status == 0, "\(run.output)")
        #expect(try report().previews.map(\.kind) == ["expression"])
    }

    @Test func codeThatDoesNotCompileIsToldAtTheUsersPlace() throws {
        let run = try render(
            """
            import UIKit

            class Screen: UIViewController {
                @objc dynamic var count = 0; let wrong: Int = "text"
                let view1 = UIVieew()
            }
            """)
        #expect(run.status == 3)
        #expect(run.output.contains("Screen.swift:4:51: error: cannot convert value of type 'String'"))
        #expect(run.output.contains("Screen.swift:5:17: error: cannot find 'UIVieew' in scope"))
        #expect(run.output.contains("the nearest it has is 'UIView'"))
    }

    @Test func missingTypesAreToldAtTheirPlaceHoweverTheyAreUsed() throws {
        let run = try render(
            """
            import UIKit

            class Screen: UIViewController {
                let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                let cloud = UICloudSharingController(share: .zero)
            }
            """)
        #expect(run.status == 3)
        for place in ["4:15: error: 'WKWebView'", "4:54: error: 'WKWebViewConfiguration'", "5:17: error: 'UICloud"] {
            #expect(run.output.contains("Screen.swift:\(place)"), "\(run.output)")
        }
        #expect(!run.output.contains("inaccessible") && !run.output.contains("argument"))
    }

    @Test func importsOfOtherModulesStopNothingUntilTheyAreUsed() throws {
        let run = try render("import Combine\n@preconcurrency import SnapKit\nimport SwiftUI\n" + Self.screen)
        #expect(run.status == 0, "\(run.output)")
        let used = try render(
            "import UIKit\n#if canImport(UIKit)\n  import SnapKit\n#endif\n"
                + "class Screen: UIViewController { func pin() { view.snp.makeConstraints { _ in } } }")
        #expect(used.status == 3)
        #expect(used.output.contains("Screen.swift:5:52: error: value of type 'UIView' has no member 'snp'"))
        #expect(used.output.contains("Screen.swift:3:3: note: Kumiko has no module 'SnapKit'"))
    }

    private static let place = "Screen.swift:5"
    /// A body of `viewDidLoad` that goes wrong, and a part of what is reported.
    static let faults: [(String, String)] = [
        ("let empty: [Int] = []; print(empty[3])", "Screen.swift:5: Fatal error: Index out of range"),
        ("while true {}", "not done after 12 s"),
        ("while true { print(\"for ever and ever\") }", "not done after 12 s"),
        ("fatalError(\"not ready\")", "Screen.swift:5: Fatal error: not ready"),
        ("print((view as Any) as! UILabel)", "trapped at \(place): Could not cast value of type 'UIKit.UIView' to"),
        ("func deep(_ n: Int) -> Int { deep(n + 1) + 1 }; print(deep(1))", "crashed at \(place): endless recursion"),
        ("abort()", "crashed at \(place): aborted"),
        ("print(Int.max + Int(view.alpha))", "trapped at \(place): arithmetic overflow"),
        (
            "var view: UIView? = UIView(); unowned let gone = view!; view = nil; print(gone.tag)",
            "trapped at \(place): Fatal error: Attempted to read an unowned reference"
        ),
        ("print(UIImage(imageLiteralResourceName: \"none\"))", "Fatal error: Expected an image named none"),
    ]

    @Test(arguments: faults.indices)
    func aPreviewThatFailsStopsNoOther(_ index: Int) throws {
        let (body, part) = Self.faults[index]
        let run = try render(
            """
            import UIKit

            class Bad: UIViewController {
                override func viewDidLoad() {
                    \(body)
                }
            }

            class Good: UIViewController {}
            """, ["--timeout", "12", "--jobs", "1"])
        #expect(run.status == 1)
        #expect(run.output.replacing(folder.path + "/", with: "").contains(part), "\(run.output)")
        let report = try report()
        #expect(report.failures.map(\.preview) == ["Bad"])
        #expect(report.previews.first { $0.name == "Good" }?.configurations.count == 1)
    }

    /// A body of `viewDidLoad` that is odd but no reason to fail.
    static let oddities = [
        "let child = UIView(); child.frame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 10); view.addSubview(child)",
        "for _ in 0..<10_000 { view.addSubview(UIView()) }",
        "let one = UIView(); let two = UIView(); one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true",
    ]

    @Test(arguments: oddities.indices)
    func oddViewsStillBecomeAPicture(_ index: Int) throws {
        let run = try render(
            """
            import UIKit

            class Odd: UIViewController {
                override func viewDidLoad() {
                    \(Self.oddities[index])
                }
            }
            """)
        #expect(run.status == 0, "\(run.output)")
        #expect(try report().pictureCount == 1)
    }

    @Test(arguments: [600, 1200])
    func deepHierarchiesBecomePicturesToo(_ depth: Int) throws {
        let run = try render(
            """
            import UIKit

            class Deep: UIViewController {
                override func viewDidLoad() {
                    var parent: UIView = view
                    for _ in 0..<\(depth) {
                        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                        parent.addSubview(child)
                        parent = child
                    }
                }
            }
            """, ["--format", "png,json,html,text"])
        #expect(run.status == 0, "\(run.output)")
        let bytes = try #require(try report().previews.first?.configurations.first?.document.bytes)
        #expect(String(decoding: bytes, as: UTF8.self).ranges(of: "\"windowFrame\"").count == depth + 1)
    }

    @Test func whatAPreviewPrintsIsShown() throws {
        let run = try render(
            """
            import UIKit

            class Odd: UIViewController {
                override func viewDidLoad() { view.addSubview(view) }
            }
            """)
        #expect(run.status == 0)
        #expect(run.output.contains("Odd: "), "\(run.output)")
        #expect(try report().previews.first?.printed?.first?.contains("the view itself") == true)
    }

    private static let faulty = """
        import UIKit

        class Faulty: UIViewController {
            let box = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                box.backgroundColor = .red
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.topAnchor), box.widthAnchor.constraint(equalToConstant: 50),
                    box.heightAnchor.constraint(equalToConstant: 200),
                ])
                NSLayoutConstraint(
                    item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 84
                ).isActive = true
            }
        }
        """

    @Test func conflictsAndAmbiguityAreReportedWithLines() throws {
        let run = try render(Self.faulty)
        #expect(run.status == 0)
        #expect(
            run.output.contains("Faulty: [LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably")
        )
        #expect(run.output.contains("\n)\n\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
        let findings = try report().findings
        #expect(findings.map(\.rule) == ["R01", "R02"])
        #expect(findings.first?.line == 15)
        #expect(findings.first?.fixes.first == "lower 'Faulty.box.height == 84' at Screen.swift:15 to 999")
        #expect(findings.last?.message == "x of Faulty.box is not determined; add a leading or centerX constraint")
        let files = try #require(try report().previews.first?.configurations.first?.files)
        #expect(files["other"] == "Screen.Faulty/iphone-17.other.png")
        #expect(OutputFolder.files(below: folder.path + "/out").contains("Screen.Faulty/iphone-17.other.png"))
        // What is determined has one picture only, and that of an earlier run goes.
        #expect(try render(Self.screen).status == 0)
        #expect(!OutputFolder.files(below: folder.path + "/out").contains { $0.hasSuffix(".other.png") })
    }

    @Test func framesAreExplained() throws {
        let run = try render(Self.screen, ["--explain", "titleLabel"])
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output.contains(
                "ProfileViewController.titleLabel (UILabel) in ProfileViewController, iphone-17: frame (16, 62"))
        #expect(run.output.contains("/Screen.swift:13  → ProfileViewController.titleLabel.x = 16"))
        let unknown = try render(Self.screen, ["--explain", "titelLabel"])
        #expect(unknown.status == 2)
        #expect(unknown.output.contains("--explain 'titelLabel': no view has this property"))
        #expect(unknown.output.contains("did you mean titleLabel"))
    }

    @Test func filesOfAFolderThatDoNotCompileAreLeftOut() throws {
        try folder.write("import UIKit\nclass Good: UIViewController {}", to: "App/Good.swift")
        try folder.write("import UIKit\nclass Bad: UIViewController { let x: Int = \"\" }", to: "App/Bad.swift")
        let run = try CommandRun(
            ["render", folder.path + "/App", "--output", folder.path + "/out"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 3)
        let report = try report()
        #expect(report.previews.map(\.name) == ["Good"])
        #expect(report.failures.map(\.reason) == ["does not compile"])
    }

    @Test func packagesRenderTheTargetsThatNeedNoOther() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "Model"), .target(name: "Screens", dependencies: ["Model"]),
            ])
            """, to: "App/Package.swift")
        try folder.write("public struct User { public init() {} }", to: "App/Sources/Model/User.swift")
        try folder.write(
            "import Model\nimport UIKit\nclass Screen: UIViewController { let user = User() }",
            to: "App/Sources/Screens/Screen.swift")
        let run = try CommandRun(
            ["render", folder.path + "/App", "--output", folder.path + "/out"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 0, "\(run.output)")
        #expect(try report().previews.map(\.id) == ["Screens.Screen"])
    }

    @Test func shardsAndMergeGiveTheWholeAgain() throws {
        let options = ["--text-size", "small,large,xLarge", "--appearance", "light,dark"]
        #expect(try render(Self.screen, options).status == 0)
        let whole = OutputFolder.files(below: folder.path + "/out")
        var shards: [String] = []
        for shard in 1...2 {
            let output = "\(folder.path)/shard\(shard)"
            #expect(try render(Self.screen, options + ["--shard", "\(shard)/2", "--output", output]).status == 0)
            shards.append(output)
        }
        let run = try CommandRun(
            ["merge"] + shards + ["--output", folder.path + "/merged"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 0, "\(run.output)")
        #expect(OutputFolder.files(below: folder.path + "/merged") == whole)
        for file in whole {
            let merged = FileManager.default.contents(atPath: folder.path + "/merged/" + file)
            #expect(merged == FileManager.default.contents(atPath: folder.path + "/out/" + file), "\(file)")
        }
    }
}
