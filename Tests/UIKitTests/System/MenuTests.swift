import Foundation
import Testing

@testable import UIKit

/// Offers a menu for a long press.
@MainActor
private final class Offer: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("asked at \(Int(location.x)),\(Int(location.y))")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in self?.calls.append("copy") }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
}

@MainActor
@Suite(.serialized)
struct MenuTests {
    private func begin() -> (UIView, _EventInjector) {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
        let controller = UIViewController()
        let window = _ApplicationHost.show(controller)
        return (controller.view, _EventInjector(window: window))
    }

    private func rows(_ injector: _EventInjector) -> [MenuRow] {
        let overlay = injector.window.subviews.compactMap { $0 as? MenuOverlay }.last
        return overlay?.subviews.compactMap { $0 as? MenuCard }.first?.subviews.compactMap { $0 as? MenuRow } ?? []
    }

    private func titles(_ injector: _EventInjector) -> [String] { rows(injector).map { $0.accessibilityLabel ?? "" } }

    @Test func aButtonOpensItsMenu() {
        let (root, injector) = begin()
        var done: [String] = []
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.showsMenuAsPrimaryAction = true
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        let sub = UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in done.append("deep") }])
        let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Name") { _ in done.append("name") }])
        let late = UIDeferredMenuElement { give in give([UIAction(title: "Late") { _ in }]) }
        button.menu = UIMenu(children: [hidden, inline, sub, late])
        root.addSubview(button)
        injector.tap(button)
        #expect(titles(injector) == ["Name", "More", "Late"])
        injector.tap(rows(injector)[1])
        #expect(titles(injector) == ["Deep"], "a menu opens in the card's place")
        injector.tap(rows(injector)[0])
        #expect(done == ["deep"])
        #expect(rows(injector).isEmpty)
        injector.tap(button)
        injector.tap(at: CGPoint(x: 390, y: 800))
        #expect(rows(injector).isEmpty, "a touch beside the card closes it")
        #expect(done == ["deep"])
    }

    @Test func aSelectionMovesToWhatIsChosen() {
        let (root, injector) = begin()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "Red", state: .on) { _ in }, UIAction(title: "Green") { _ in }])
        root.addSubview(button)
        injector.tap(button)
        injector.tap(rows(injector)[1])
        #expect(button.menu?.selectedElements.map(\.title) == ["Green"])
        #expect(button.currentTitle == "Green")
    }

    @Test func aLongPressAsksTheDelegate() {
        let (root, injector) = begin()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        root.addSubview(view)
        let offer = Offer()
        view.addInteraction(UIContextMenuInteraction(delegate: offer))
        injector.longPress(at: CGPoint(x: 110, y: 220))
        #expect(titles(injector) == ["Copy"])
        injector.tap(rows(injector)[0])
        #expect(offer.calls == ["asked at 10,20", "end", "copy"])
    }

    @Test func aCardStaysInTheWindow() throws {
        let (root, injector) = begin()
        let view = UIView(frame: CGRect(x: 390, y: 860, width: 10, height: 10))
        root.addSubview(view)
        let menu = UIMenu(children: (0..<60).map { number in UIAction(title: "\(number)") { _ in } })
        let overlay = try #require(MenuOverlay.open(menu, from: view))
        let card = try #require(overlay.subviews.first { $0 is MenuCard })
        #expect(injector.window.bounds.inset(by: injector.window.safeAreaInsets).contains(card.frame))
    }
}
