import Testing
import UIKit

/// Objects of classes that are only known as values run the designated initialiser of the class itself.
@MainActor
@Suite struct ClassValueTests {
    final class Card: UIView {
        var isSetUp = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Row: UITableViewCell {
        var style: CellStyle?
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            self.style = style
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Header: UITableViewHeaderFooterView {
        var isSetUp = false
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Screen: UIViewController {
        var name: String?
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            name = nibName ?? "none"
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Key: UIButton {}

    /// Keeps the identifier from being a literal, which has no owner that could be released once too often.
    private func identifier(_ number: Int) -> String { "an identifier of more than fifteen bytes, \(number)" }

    @Test func viewsAreMadeByTheirOwnInitializer() {
        let viewClass: UIView.Type = Card.self
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let card = _makeInstance(of: viewClass, frame: frame)
        #expect((card as? Card)?.isSetUp == true)
        #expect(card.frame == frame)
        #expect(_makeInstance(of: viewClass).frame == .zero)
    }

    @Test func cellsAndHeadersAreMadeByTheirOwnInitializer() {
        for number in 0..<50 {
            let name = identifier(number)
            let cellClass: UITableViewCell.Type = Row.self
            let cell = _makeInstance(of: cellClass, style: .subtitle, reuseIdentifier: name)
            #expect((cell as? Row)?.style == .subtitle)
            #expect(cell.reuseIdentifier == identifier(number))
            let headerClass: UITableViewHeaderFooterView.Type = Header.self
            let header = _makeInstance(of: headerClass, reuseIdentifier: name)
            #expect((header as? Header)?.isSetUp == true)
            #expect(header.reuseIdentifier == identifier(number))
            #expect(name == identifier(number))
        }
    }

    @Test func controllersAreMadeByTheirOwnInitializer() {
        let controllerClass: UIViewController.Type = Screen.self
        let name = identifier(1)
        let bundle = Bundle.main
        #expect((_makeInstance(of: controllerClass) as? Screen)?.name == "none")
        for _ in 0..<50 {
            let screen = _makeInstance(of: controllerClass, nibName: name, bundle: bundle)
            #expect((screen as? Screen)?.name == identifier(1))
            #expect(screen.nibBundle === bundle)
        }
        #expect(bundle.bundlePath == Bundle.main.bundlePath)
    }

    @Test func buttonsHaveTheTypeThatIsAskedFor() {
        let buttonClass: UIButton.Type = Key.self
        let button = _makeInstance(of: buttonClass, type: .close)
        #expect(button is Key)
        #expect(button.buttonType == .close)
    }
}
