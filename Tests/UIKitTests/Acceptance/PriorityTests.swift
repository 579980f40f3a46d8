import Foundation
import Testing

@testable import UIKit

/// S0-128 to S0-139: hugging and compression resistance.
@MainActor
@Suite("S0 priorities")
struct PriorityTests {
    @Test("S0-91, S0-130, S0-131, S0-156: the named priorities")
    func values() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority(rawValue: 999) == UILayoutPriority(999))
    }

    @Test("S0-90, S0-129, S0-133, S0-134, S0-136: defaults of 250 and 750 on both axes, and setting them")
    func defaults() {
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        for view in [UIView(), UILabel(), UIButton(), UIImageView(), UIStackView()] {
            for axis in axes {
                #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
                #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            }
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
            #expect(axes.map(view.contentHuggingPriority) == [.required, .defaultLow])
            #expect(axes.map(view.contentCompressionResistancePriority) == [.defaultHigh, .defaultLow])
        }
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }

    private func row(_ views: [UIView], width: CGFloat, spacing: CGFloat = 8) -> Stage {
        let stage = Stage(CGSize(width: width, height: 100))
        let stack = stage.add(UIStackView(arrangedSubviews: views))
        stack.spacing = spacing
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.layout()
        return stage
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        return button
    }

    @Test("S0-128: a view that hugs more grows less")
    func hugging() {
        for (first, second, grows) in [(251, 250, 1), (250, 251, 0)] {
            let views = [label("One"), label("Two")]
            views[0].setContentHuggingPriority(UILayoutPriority(Float(first)), for: .horizontal)
            views[1].setContentHuggingPriority(UILayoutPriority(Float(second)), for: .horizontal)
            _ = row(views, width: 300)
            #expect(views[1 - grows].frame.width == views[1 - grows].intrinsicContentSize.width)
            #expect(views[grows].frame.width == 300 - 8 - views[1 - grows].frame.width)
        }
    }

    @Test("S0-132: a label at required hugging keeps its width, a button at low hugging expands")
    func buttonExpands() {
        let label = label("Name")
        let button = button("Edit")
        label.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let stage = row([label, button], width: 300)
        #expect(label.frame.width == 34 && button.frame.width == 258 && stage.conflicts.isEmpty)
    }

    @Test("S0-135, S0-139: the subtitle of low resistance is cut first")
    func subtitleTruncates() {
        let title = label("A long title")
        let subtitle = label("A subtitle")
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        subtitle.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let stage = row([title, subtitle], width: 150)
        #expect(title.frame.width == 102 && subtitle.frame.width == 40 && stage.conflicts.isEmpty)
        #expect(title._textFacts?.isTruncated == false && subtitle._textFacts?.isTruncated == true)
    }

    @Test("S0-137, S0-138: the label takes the room, the button keeps its width")
    func longLabelBesideButton() {
        let label = label("A text")
        let button = button("Go")
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        let stage = row([label, button], width: 300)
        let own = button.intrinsicContentSize.width
        #expect(button.frame.width == own && label.frame.width == 292 - own && stage.conflicts.isEmpty)
    }

    @Test("S0-138, R01: a required label wider than the stack is a conflict or runs over, and is not cut in silence")
    func requiredLabelTooWide() {
        let label = label("A text that is wider than the stack it is in")
        let button = button("Go")
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stage = row([label, button], width: 200)
        let isTruncated = label._textFacts?.isTruncated == true
        #expect(!stage.conflicts.isEmpty || !isTruncated)
        #expect(!stage.conflicts.isEmpty, "the stack's ends are required too")
    }
}
