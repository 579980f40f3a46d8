import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct DelegateTests {
    private final class WithWindow: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    private final class WithoutWindow: UIResponder, UIApplicationDelegate {}

    @Test func windowOfADelegateIsDoublyOptional() {
        let delegate = WithWindow()
        let known: any UIApplicationDelegate = delegate
        #expect(known.window == .some(nil))
        delegate.window = UIWindow()
        #expect(known.window?.map { $0 === delegate.window } == true)
        let other: any UIApplicationDelegate = WithoutWindow()
        #expect(other.window == nil)
    }

    @Test func anyObjectKeepsAccessibilityFacts() {
        let plain = NSObject()
        plain.accessibilityLabel = "Label"
        plain.isAccessibilityElement = true
        #expect(plain.accessibilityLabel == "Label")
        #expect(plain.isAccessibilityElement)
        #expect(NSObject().accessibilityLabel == nil)
        let view: NSObject = UIView()
        view.accessibilityLabel = "View"
        #expect((view as? UIView)?.accessibilityLabel == "View")
        let item: NSObject = UIBarButtonItem()
        item.accessibilityIdentifier = "save"
        #expect((item as? UIBarButtonItem)?.accessibilityIdentifier == "save")
    }

    @Test func pasteboardKeepsWhatWasCopied() throws {
        let board = try #require(UIPasteboard(name: UIPasteboard.Name("tests"), create: true))
        #expect(UIPasteboard(name: UIPasteboard.Name("unknown"), create: false) == nil)
        board.string = "text"
        #expect(board.hasStrings && !board.hasURLs)
        #expect(board.string == "text")
        board.url = URL(string: "https://example.org")
        #expect(board.url?.host == "example.org")
        #expect(board.string == "https://example.org")
        #expect(board.changeCount == 2)
    }

    @Test func whatIsOpenedIsWrittenDown() throws {
        let url = try #require(URL(string: "https://example.org/help"))
        var answer: Bool?
        UIApplication.shared.open(url) { answer = $0 }
        #expect(answer == false)
        #expect(UIApplication.shared._opened.last == url)
        #expect(UIApplication.shared.canOpenURL(url))
        #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "tel:123"))))
    }

    @Test func deviceAndScreenFollowTheEnvironment() {
        _ApplicationHost.reset()
        var environment = _HostEnvironment()
        environment.idiom = .pad
        environment.screenSize = CGSize(width: 1376, height: 1032)
        environment.scale = 2
        environment.isLandscape = true
        environment.design = .ios18
        _HostEnvironment.current = environment
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.model == "iPad")
        #expect(UIDevice.current.orientation.isLandscape)
        #expect(UIDevice.current.systemVersion.hasPrefix("18"))
        #expect(UIScreen.main.bounds.size == CGSize(width: 1376, height: 1032))
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 2064, height: 2752))
        _HostEnvironment.current = _HostEnvironment()
    }

    @Test func barsTakeTheirLooksFromTheProxy() throws {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ApplicationHost.show(navigation)
        #expect(navigation.navigationBar._effectiveAppearance.backgroundColor == .red)
        _ApplicationHost.reset()
        let plain = UINavigationController(rootViewController: UIViewController())
        _ApplicationHost.show(plain)
        #expect(plain.navigationBar._effectiveAppearance.backgroundColor == nil)
    }

    @Test func copiedAppearanceIsIndependent() throws {
        let one = UINavigationBarAppearance()
        one.titleTextAttributes = [.foregroundColor: UIColor.red]
        one.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let two = try #require(one.copy() as? UINavigationBarAppearance)
        two.titleTextAttributes = [:]
        two.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(one.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(one.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    }
}
