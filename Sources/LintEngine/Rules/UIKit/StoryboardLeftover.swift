import Foundation

extension Rule {
    static let storyboardLeftover = Rule(
        "U27", "storyboard_leftover", .info,
        "The property list names a main storyboard while the window is made in code.",
        """
        UIKit loads the storyboard and makes a window of it first, which is thrown away. Projects that load storyboards \
        elsewhere are not told.
        """,
        failing: [Example(files: [("Scene.swift", sceneCode), ("Info.plist", mainStoryboard)])],
        passing: [
            Example(files: [("Scene.swift", sceneCode), ("Info.plist", "<plist><dict></dict></plist>")]),
            Example(files: [
                ("Scene.swift", sceneCode), ("Info.plist", mainStoryboard),
                (
                    "Other.swift",
                    "let first = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()"
                ),
            ]),
        ],
        checks: [
            .project { context in
                let delegates: Set<String> = ["UIWindowSceneDelegate", "UIApplicationDelegate", "UIResponder"]
                let makesWindow = context.files.contains {
                    !$0.inherited.isDisjoint(with: delegates)
                        && $0.names.isSuperset(of: ["UIWindow", "rootViewController"])
                }
                let usesStoryboards = context.files.contains { $0.names.contains("UIStoryboard") }
                guard makesWindow, !usesStoryboards else { return }
                for list in context.lists {
                    let text = list.text(0..<list.bytes.count)
                    for key in ["UIMainStoryboardFile", "UISceneStoryboardFile"] {
                        guard let found = text.range(of: "<key>\(key)</key>") else { continue }
                        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
                        context.report(
                            list, start..<(start + key.utf8.count + 11),
                            "\(key) names a storyboard, and the scene delegate makes its window in code",
                            fixes: ["remove the key"])
                    }
                }
            }
        ])

    private static let sceneCode = """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let window = UIWindow(windowScene: scene as! UIWindowScene)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
            }
        }
        """
    private static let mainStoryboard = """
        <plist version="1.0"><dict>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
        </dict></plist>
        """
}
