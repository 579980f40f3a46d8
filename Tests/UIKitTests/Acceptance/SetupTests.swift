import Foundation
import Testing

@testable import UIKit

/// S0-9 to S0-29: the objects of a program without a storyboard.
@MainActor
@Suite("S0 set-up and application objects")
struct SetupTests {
    final class MainViewController: UIViewController {
        var loads = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
            view.backgroundColor = .systemBackground
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var session: UISceneSession?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = (scene as? UIWindowScene) else { return }
            self.session = session
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = MainViewController()
            window?.makeKeyAndVisible()
        }
    }

    @Test("S0-9 to S0-21: the scene delegate pattern makes the root controller's view fill the window")
    func sceneDelegate() throws {
        _HostEnvironment.current = _HostEnvironment()
        let delegate = SceneDelegate()
        let responder: UIResponder = delegate
        #expect(responder is any UIWindowSceneDelegate)
        let window = try #require(_ApplicationHost.run(sceneDelegate: delegate))
        #expect(window === delegate.window && window.isKeyWindow && !window.isHidden)
        #expect(window.windowScene != nil && delegate.session != nil)
        let root = try #require(window.rootViewController as? MainViewController)
        #expect(root.loads == 1)
        #expect(window.bounds.size == CGSize(width: 402, height: 874))
        #expect(root.view.frame == window.bounds)
        #expect(root.view.window === window)
        window.isHidden = true
    }

    @Test("S0-22, S0-23, S0-24, S0-25, S0-113: views, labels and the autoresizing switch")
    func basicViews() {
        let parent = UIView()
        let label = UILabel()
        #expect(label.translatesAutoresizingMaskIntoConstraints)
        label.translatesAutoresizingMaskIntoConstraints = false
        #expect(!label.translatesAutoresizingMaskIntoConstraints)
        parent.addSubview(label)
        #expect(label.superview === parent && parent.subviews == [label])
    }

    private func pinLabel(translates: Bool) -> (Stage, UILabel) {
        let stage = Stage()
        let label = UILabel()
        label.text = "Title"
        label.translatesAutoresizingMaskIntoConstraints = translates
        stage.view.addSubview(label)
        label.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 40).isActive = true
        label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 8).isActive = true
        stage.layout()
        return (stage, label)
    }

    @Test("S0-28, R01: with the switch left on, a pinned label is in conflict")
    func leftOn() throws {
        let (stage, _) = pinLabel(translates: true)
        let conflict = try #require(stage.conflicts.first)
        #expect(conflict.members.contains { $0.origin == .autoresizing })
        #expect(conflict.logText.contains("translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("S0-29: with the switch off, the same code has no conflict")
    func switchedOff() {
        let (stage, label) = pinLabel(translates: false)
        #expect(stage.conflicts.isEmpty)
        #expect(label.frame == CGRect(x: 8, y: 40, width: 42.5, height: 20.5))
    }
}
