import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlsButtonTests {
    private func laidOut(_ button: UIButton, _ size: CGSize? = nil) -> UIButton {
        button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
        button.layoutIfNeeded()
        return button
    }

    // MARK: - States

    @Test func statesFallBackToNormal() {
        ControlSample.prepare()
        let button = UIButton()
        button.setTitle("Buy", for: .normal)
        button.setTitle("Bought", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.currentTitle == "Buy")
        button.isSelected = true
        #expect(button.currentTitle == "Bought")
        #expect(button.titleLabel?.text == "Bought")
        #expect(button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.state == [.selected, .highlighted])
        #expect(button.currentTitle == "Buy")
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled])
    }

    @Test func coloursFollowTypeTintAndState() {
        ControlSample.prepare()
        let custom = UIButton()
        #expect(custom.currentTitleColor == .white)
        let system = UIButton(type: .system)
        system.tintColor = .systemPurple
        #expect(system.currentTitleColor == .systemPurple)
        system.isEnabled = false
        #expect(system.currentTitleColor == .tertiaryLabel)
        system.setTitleColor(.green, for: .disabled)
        #expect(system.currentTitleColor == .green)
    }

    @Test func defaultTitleFonts() {
        ControlSample.prepare()
        #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
        #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
    }

    // MARK: - Classic layout

    @Test func titleIsADescendantLabel() throws {
        ControlSample.prepare()
        let button = UIButton(type: .system)
        #expect(button.subviews.isEmpty)
        button.setTitle("Layout", for: .normal)
        let label = try #require(laidOut(button).subviews.first as? UILabel)
        #expect(label.frame == CGRect(x: 0, y: 6, width: 45, height: 18))
        #expect(label === button.titleLabel)
    }

    @Test func fontOfTheTitleLabelDecidesTheSize() {
        ControlSample.prepare()
        let button = UIButton(type: .system)
        button.setTitle("Layout", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 36))
    }

    @Test func imageStandsBeforeTheTitleInReadingDirection() throws {
        ControlSample.prepare()
        for rightToLeft in [false, true] {
            ControlSample.prepare(rightToLeft: rightToLeft)
            let button = UIButton()
            button.setTitle("ab", for: .normal)
            button.setImage(UIImage(systemName: "star"), for: .normal)
            #expect(isClose(button.intrinsicContentSize.width, 18 + 22))
            _ = laidOut(button)
            let (image, title) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
            #expect(rightToLeft ? image.minX == title.maxX : image.maxX == title.minX)
        }
    }

    @Test func alignmentsAndInsetsMoveTheParts() {
        ControlSample.prepare()
        let button = UIButton()
        button.setTitle("ab", for: .normal)
        let size = CGSize(width: 118, height: 61.5)
        #expect(laidOut(button, size).titleLabel?.frame == CGRect(x: 50, y: 20, width: 18, height: 21.5))
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .bottom
        #expect(laidOut(button, size).titleLabel?.frame.origin == CGPoint(x: 0, y: 40))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(laidOut(button, size).titleLabel?.frame.origin == CGPoint(x: 2, y: 37))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        #expect(laidOut(button, size).titleLabel?.frame.minX == 12)
        #expect(button.intrinsicContentSize.width == 24)
    }

    // MARK: - Configurations

    @Test func imageAndSubtitleTakeTheirPlaces() throws {
        ControlSample.prepare()
        var look = UIButton.Configuration.filled()
        look.title = "abcd"
        look.subtitle = "ab"
        look.image = UIImage(systemName: "star")
        look.imagePlacement = .top
        look.imagePadding = 5
        look.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = laidOut(UIButton(configuration: look))
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)
        let subtitle = try #require(button.subtitleLabel?.frame)
        #expect(image.minY == 1)
        #expect(isClose(title.minY, Double(image.maxY) + 5))
        #expect(isClose(subtitle.minY, Double(title.maxY) + 1))
        #expect(isClose(button.bounds.height, Double(subtitle.maxY) + 3))
        #expect(isClose(title.midX, Double(subtitle.midX)))
    }

    @Test func titlesWrapWhereTheWidthIsGiven() {
        ControlSample.prepare()
        var look = UIButton.Configuration.plain()
        look.title = "aaaa bbbb cccc"
        let button = UIButton(configuration: look)
        let one = button.intrinsicContentSize.height
        #expect(button.contentHeightDependsOnWidth)
        #expect(button.contentSize(forWidth: 110).height > one + 20)
        look.titleLineBreakMode = .byTruncatingTail
        button.configuration = look
        #expect(!button.contentHeightDependsOnWidth)
    }

    @Test func transformerChangesTheFont() {
        ControlSample.prepare()
        var look = UIButton.Configuration.plain()
        look.title = "abcd"
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 30)
            return outgoing
        }
        #expect(UIButton(configuration: look).intrinsicContentSize.width == 84)
    }

    @Test func updateHandlerRunsOncePerChange() {
        ControlSample.prepare()
        var runs = 0
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            runs += 1
            button.configuration?.title = button.isEnabled ? "On" : "Offline"
        }
        _ = laidOut(button)
        #expect(runs == 1)
        #expect(button.titleLabel?.text == "On")
        button.isEnabled = false
        _ = laidOut(button)
        #expect(runs == 2)
        #expect(button.titleLabel?.text == "Offline")
        _ = laidOut(button)
        #expect(runs == 2)
    }

    @Test func coloursOfConfigurations() {
        ControlSample.prepare()
        let filled = UIButton(configuration: .filled())
        filled.tintColor = .systemGreen
        #expect(filled.fillColor == .systemGreen)
        #expect(filled.foregroundColor == .white)
        let plain = UIButton(configuration: .plain())
        #expect(plain.fillColor == nil)
        plain.isEnabled = false
        #expect(plain.foregroundColor == .tertiaryLabel)
        var own = UIButton.Configuration.filled()
        own.baseBackgroundColor = .black
        own.baseForegroundColor = .yellow
        let button = UIButton(configuration: own)
        #expect(button.fillColor == .black)
        #expect(button.foregroundColor == .yellow)
    }

    @Test func cornersFollowTheDesignUnlessSet() {
        ControlSample.prepare()
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(UIButton(configuration: .filled()).cornerRadius(in: rect) == 20)
        ControlSample.prepare(design: .ios18)
        #expect(isClose(UIButton(configuration: .filled()).cornerRadius(in: rect), 5.95))
        var look = UIButton.Configuration.filled()
        look.background.cornerRadius = 11
        #expect(UIButton(configuration: look).cornerRadius(in: rect) == 11)
        look.cornerStyle = .capsule
        #expect(UIButton(configuration: look).cornerRadius(in: rect) == 20)
    }

    @Test func actionGivesTitleAndRuns() {
        ControlSample.prepare()
        var runs = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(button.configuration?.title == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
        #expect(button.accessibilityActivate())
        #expect(runs == 2)
    }

    @Test func baselineIsTheTitles() {
        ControlSample.prepare()
        let button = UIButton(type: .system)
        button.setTitle("ab", for: .normal)
        #expect(button.baselineOffsets.first == 6 + 14.5)
        #expect(button.baselineOffsets.last == 6 + 3.5)
    }
}
