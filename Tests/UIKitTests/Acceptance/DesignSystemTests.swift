import Foundation
import Testing

@testable import UIKit

private enum Theme {
    enum Spacing {
        static let tiny: CGFloat = 4
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
        static let xLarge: CGFloat = 32
    }

    enum CornerRadius {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = 12
        static let xLarge: CGFloat = 16
    }

    @MainActor
    enum Colors {
        static let primary = UIColor.systemBlue
        static let secondary = UIColor.systemGray
        static let background = UIColor.systemBackground
        static let text = UIColor.label
        static let secondaryText = UIColor.secondaryLabel
    }
}

private final class CardView: UIView {
    let container = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.Colors.background
        layer.cornerRadius = Theme.CornerRadius.large
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 8
        container.translatesAutoresizingMaskIntoConstraints = false
        addSubview(container)
        pin(container, to: self, inset: Theme.Spacing.medium)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setContent(_ view: UIView) {
        container.subviews.forEach { $0.removeFromSuperview() }
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        pin(view, to: container, inset: 0)
    }

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }
}

private final class PrimaryButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.Colors.primary
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
        layer.cornerRadius = Theme.CornerRadius.medium
        contentEdgeInsets = UIEdgeInsets(
            top: Theme.Spacing.medium, left: Theme.Spacing.large, bottom: Theme.Spacing.medium,
            right: Theme.Spacing.large)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// S0-93 to S0-127, S0-160: a theme and components made with it.
@MainActor
@Suite("S0 design system")
struct DesignSystemTests {
    @Test("S0-93, S0-94, S0-95, S0-104, S0-159, S0-160: theme values reach views, stacks and buttons unchanged")
    func theme() {
        let stage = Stage()
        let stack = stage.add(UIStackView(arrangedSubviews: [Block(40, 10), Block(60, 10)]))
        stack.axis = .vertical
        stack.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
        let scale = [
            Theme.Spacing.tiny, Theme.Spacing.small, Theme.Spacing.medium, Theme.Spacing.large, Theme.Spacing.xLarge,
        ]
        for (spacing, expected) in zip(scale, [CGFloat(4), 8, 16, 24, 32]) {
            stack.spacing = spacing
            stage.layout()
            #expect(stack.frame.height == 20 + expected)
        }
        let radii = [
            Theme.CornerRadius.small, Theme.CornerRadius.medium, Theme.CornerRadius.large, Theme.CornerRadius.xLarge,
        ]
        for (radius, expected) in zip(radii, [CGFloat(4), 8, 12, 16]) {
            stack.layer.cornerRadius = radius
            #expect(stack.layer.cornerRadius == expected)
        }
        stage.view.backgroundColor = Theme.Colors.background
        #expect(stage.view.backgroundColor == .systemBackground)
        #expect(PrimaryButton().backgroundColor == .systemBlue)
    }

    @Test("S0-96 to S0-100: colours of the palette, light and dark, as published")
    func colors() {
        func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha].map { ($0 * 255).rounded() }
        }
        #expect(components(Theme.Colors.background, .light) == [255, 255, 255, 255])
        #expect(components(Theme.Colors.background, .dark) == [0, 0, 0, 255])
        #expect(components(Theme.Colors.text, .light) == [0, 0, 0, 255])
        #expect(components(Theme.Colors.text, .dark) == [255, 255, 255, 255])
        #expect(components(Theme.Colors.secondaryText, .light) == [60, 60, 67, 153])
        #expect(components(Theme.Colors.secondary, .light) == [142, 142, 147, 255])
        #expect(components(Theme.Colors.primary, .light) != components(Theme.Colors.primary, .dark))
    }

    @Test("S0-101, S0-102, S0-103, S0-108 to S0-112: layers, shadows and text colours keep what they are given")
    func layers() {
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(card.backgroundColor == .systemBackground)
        #expect(card.layer.cornerRadius == 12 && card.layer.shadowOpacity == 0.1 && card.layer.shadowRadius == 8)
        #expect(card.layer.shadowOffset == CGSize(width: 0, height: 2))
        #expect(card.layer.shadowColor == UIColor.black.cgColor)
        let label = UILabel()
        label.textColor = .secondaryLabel
        #expect(label.textColor == .secondaryLabel)
    }

    @Test("S0-105, S0-106, S0-107, S0-116: a card's content is its bounds inset by 16")
    func card() {
        let stage = Stage()
        let card = stage.add(CardView(frame: .zero))
        card.setContent(Block(200, 60))
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
            card.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
        ])
        stage.layout()
        #expect(card.frame == CGRect(x: 20, y: 20, width: 362, height: 92))
        #expect(card.container.frame == card.bounds.insetBy(dx: 16, dy: 16))
    }

    @Test("S0-115: setting the content twice leaves the second alone, pinned to the container")
    func contentTwice() {
        let stage = Stage()
        let card = stage.add(CardView(frame: .zero))
        let first = Block(100, 300)
        let second = Block(50, 40)
        card.setContent(first)
        card.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
        card.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
        stage.layout()
        #expect(card.frame.size == CGSize(width: 132, height: 332))
        card.setContent(second)
        stage.layout()
        #expect(card.container.subviews == [second] && first.superview == nil)
        #expect(card.container.constraints.count == 4)
        #expect(card.frame.size == CGSize(width: 82, height: 72))
        #expect(second.frame == card.container.bounds && stage.conflicts.isEmpty)
    }

    @Test("S0-114: removing a view drops the constraints that cross it and keeps those inside it")
    func removal() {
        let stage = Stage()
        let box = stage.add(UIView())
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        let sibling = stage.add(UIView())
        let crossing = [
            box.topAnchor.constraint(equalTo: stage.view.topAnchor),
            sibling.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
        ]
        let inside = [
            inner.topAnchor.constraint(equalTo: box.topAnchor), box.widthAnchor.constraint(equalToConstant: 80),
        ]
        NSLayoutConstraint.activate(crossing + inside)
        stage.layout()
        box.removeFromSuperview()
        #expect(box.superview == nil && stage.view.subviews == [sibling])
        #expect(crossing.allSatisfy { !$0.isActive })
        #expect(inside.allSatisfy { $0.isActive })
        stage.layout()
        stage.view.addSubview(box)
        stage.layout()
        #expect(box.frame.width == 80 && stage.conflicts.isEmpty)
    }

    @Test("S0-117 to S0-127: a primary button is its title plus the content insets of 48 and 32")
    func primaryButton() throws {
        _ = Stage()
        let button = PrimaryButton()
        button.setTitle("Continue", for: .normal)
        let label = try #require(button.titleLabel)
        #expect(label.font == .systemFont(ofSize: 16, weight: .semibold))
        #expect(button.titleColor(for: .normal) == .white)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24))
        let title = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(title.width == 64, "eight characters of half 16 points")
        let size = button.intrinsicContentSize
        #expect(size == CGSize(width: title.width + 48, height: title.height + 32))
    }
}
