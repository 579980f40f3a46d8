import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct WindowTests {
    /// Called by each test itself: between a suite's initialiser and a test another suite's test may run.
    private func begin() {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
    }

    @Test func windowIsHiddenUntilItIsShown() {
        begin()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        #expect(window.isHidden)
        #expect(!root.isViewLoaded)
        window.makeKeyAndVisible()
        #expect(!window.isHidden)
        #expect(window.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === window)
        #expect(root.view.superview === window)
        #expect(window.windowScene?.windows.contains(window) == true)
    }

    @Test func rootViewFollowsTheWindow() {
        begin()
        let root = UIViewController()
        let window = _ApplicationHost.show(root)
        window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        _ApplicationHost.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    @Test func newRootReplacesTheOldOne() {
        begin()
        let old = UIViewController()
        let window = _ApplicationHost.show(old)
        let new = UIViewController()
        window.rootViewController = new
        #expect(old.view.superview == nil)
        #expect(new.view.superview === window)
        #expect(window.subviews == [new.view])
    }

    @Test func keyStatusMoves() {
        begin()
        let first = _ApplicationHost.show(UIViewController())
        let second = _ApplicationHost.show(UIViewController())
        #expect(!first.isKeyWindow)
        #expect(second.isKeyWindow)
        first.makeKey()
        #expect(first.isKeyWindow)
        #expect(!second.isKeyWindow)
    }

    @Test func windowMadeForTheScreenFitsASmallerOne() {
        begin()
        _HostEnvironment.current.screenSize = CGSize(width: 1032, height: 1376)
        _HostEnvironment.current.windowSize = CGSize(width: 500, height: 700)
        _HostEnvironment.current.idiom = .pad
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(window.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
    }

    @Test(arguments: DataTable(PackageResources.root_margins_tsv).rows.map(\.asCase))
    func marginsOfTheRootView(_ one: MarginCase) {
        begin()
        _HostEnvironment.current.screenSize = one.size
        _HostEnvironment.current.windowSize = one.size
        _HostEnvironment.current.safeAreaInsets = one.insets
        let root = UIViewController()
        _ApplicationHost.show(root)
        #expect(root.view.layoutMargins == one.margins, "\(one.source)")
        #expect(root.view.layoutMarginsGuide.layoutFrame == root.view.bounds.inset(by: one.margins))
        #expect(root.view.safeAreaLayoutGuide.layoutFrame == root.view.bounds.inset(by: one.insets))
    }

    @Test func controllerAddsToTheSafeArea() {
        begin()
        let root = UIViewController()
        _ApplicationHost.show(root)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 72, left: 1, bottom: 54, right: 2))
    }

    @Test func oldGuidesFollowTheSafeArea() {
        begin()
        let root = UIViewController()
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
            label.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
            label.leftAnchor.constraint(equalTo: root.view.leftAnchor),
            label.rightAnchor.constraint(equalTo: root.view.rightAnchor),
        ])
        _ApplicationHost.show(root)
        #expect(label.frame == CGRect(x: 0, y: 62, width: 402, height: 874 - 62 - 34))
        #expect(root.topLayoutGuide.length == 62)
        #expect(root.bottomLayoutGuide.length == 34)
    }

    @Test func sceneDelegateShowsItsWindow() {
        begin()
        @MainActor final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var calls: [String] = []

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                calls.append("connect")
                guard let windowScene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: windowScene)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }

            func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
            func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
        }
        let delegate = SceneDelegate()
        let window = _ApplicationHost.run(sceneDelegate: delegate)
        #expect(window != nil)
        #expect(window === delegate.window)
        #expect(delegate.calls == ["connect", "foreground", "active"])
        #expect(window?.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func applicationDelegateConnectsItsScene() {
        begin()
        @MainActor final class Scenes: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: windowScene)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }
        }
        @MainActor final class Delegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = Scenes.self
                return configuration
            }
        }
        _ApplicationHost.register(Scenes.self) { Scenes() }
        let window = _ApplicationHost.run(applicationDelegate: Delegate())
        #expect(window?.rootViewController != nil)
    }

    @Test func viewWithConstraintsFillsItsWindow() {
        begin()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let window = _ApplicationHost.show(view)
        #expect(view.frame == window.bounds)
        let plain = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(_ApplicationHost.show(plain).bounds == plain.frame)
    }
}

struct MarginCase: CustomTestStringConvertible, Sendable {
    var size: CGSize
    var insets: UIEdgeInsets
    var margins: UIEdgeInsets
    var source: String

    var testDescription: String { "\(size.width)x\(size.height)" }
}

extension DataTable.Row {
    fileprivate var asCase: MarginCase {
        func insets(_ column: String) -> UIEdgeInsets {
            let values = self[column].split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
            return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
        }
        return MarginCase(
            size: CGSize(width: number("width") ?? 0, height: number("height") ?? 0), insets: insets("insets"),
            margins: insets("margins"), source: self["source"])
    }
}
