import SourceAdapter
import Testing

@testable import KumikoCommand

@Suite struct EntryFileTests {
    private func entries(_ sources: [(String, String)]) -> [EntryFile.Entry] {
        let files = sources.map { InputModule.File(path: $0.0, source: $0.1) }
        let module = InputModule(name: "App", files: files, resourceFolders: [])
        let inventory = SourceInventory.scan(sources.map { SourceText(path: $0.0, text: $0.1) })
        return EntryFile(module: module, inventory: inventory).entries()
    }

    @Test func filesWithoutPreviewsShowTheirControllers() {
        let found = entries([
            (
                "A.swift",
                """
                import UIKit
                class First: UIViewController {}
                class Badge: UIView {}
                class NeedsText: UIViewController {
                    init(text: String) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """
            ), ("B.swift", "import UIKit\nclass Card: UIView {}"),
            ("C.swift", "import UIKit\nclass Third: UIViewController {}\n#Preview { Third() }"),
        ])
        #expect(found.map(\.name) == ["First", "Card"])
        #expect(found.map(\.kind) == [.viewController, .view])
        #expect(found.map(\.line) == [2, 2])
    }

    @Test func aSceneHidesTheControllersThatItShows() {
        let found = entries([
            (
                "Scene.swift",
                """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = MainViewController()
                    }
                }
                class MainViewController: UIViewController {}
                class OtherViewController: UIViewController {}
                """
            )
        ])
        #expect(found.map(\.name) == ["SceneDelegate", "OtherViewController"])
        #expect(found.first?.kind == .scene)
    }

    @Test func delegatesThatLeaveTheirWindowToAStoryboardAreNotShown() {
        let found = entries([
            (
                "SceneDelegate.swift",
                """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let _ = (scene as? UIWindowScene) else { return }
                    }
                }
                """
            ), ("ViewController.swift", "import UIKit\nclass ViewController: UIViewController {}"),
        ])
        #expect(found.map(\.name) == ["ViewController"])
    }

    @Test func textsAreWrittenAsSwiftReadsThem() {
        #expect(EntryFile.literal("a\"b\\c\nd") == #""a\"b\\c\u{a}d""#)
        #expect(EntryFile.literal("Profil – 組子") == "\"Profil – 組子\"")
    }
}
