@preconcurrency import Foundation
import ObjectiveC

/// A menu element that sends an action along the responder chain.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    open private(set) var action = Selector("")
    open private(set) var propertyList: Any?
    open private(set) var alternates: [UICommandAlternate] = []
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(_title: title, image: image)
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }
}

/// What changes the menus of the application; here nothing shows them, so changes are kept and have no effect.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The keyboard's language.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    open private(set) var primaryLanguage: String?

    init(primaryLanguage: String) {
        super.init()
        self.primaryLanguage = primaryLanguage
    }

    public class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(primaryLanguage: _HostEnvironment.current.locale.identifier(.bcp47))]
    }
}
