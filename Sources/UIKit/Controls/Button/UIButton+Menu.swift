import Foundation

extension UIButton {
    /// Opens the button's menu; what is chosen there becomes the selection where the button shows one.
    func openMenu(_ menu: UIMenu, _ event: UIEvent?) {
        sendActions(for: .menuActionTriggered, with: event)
        MenuOverlay.open(
            menu, from: self, sender: self,
            choose: { [weak self] element in
                guard let self, changesSelectionAsPrimaryAction else { return }
                Self.select(element, in: menu)
                self.menu = menu
            })
    }

    /// Turns the element on and those beside it off.
    private static func select(_ element: UIMenuElement, in menu: UIMenu) {
        for child in menu.children {
            if let inner = child as? UIMenu { select(element, in: inner) }
            (child as? any UIMenuLeaf)?.state = child === element ? .on : .off
        }
    }
}
