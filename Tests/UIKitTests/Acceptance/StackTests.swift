import Foundation
import Testing

@testable import UIKit

/// S0-68 to S0-92, S0-159: stack views.
@MainActor
@Suite("S0 stack views")
struct StackTests {
    private func labels(_ texts: String...) -> [UILabel] {
        texts.map {
            let label = UILabel()
            label.text = $0
            return label
        }
    }

    @Test("S0-68, S0-70 to S0-83: members and their defaults")
    func members() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.spacing == 0)
        #expect(stack.alignment == .fill && stack.distribution == .fill && stack.arrangedSubviews.isEmpty)
        stack.axis = .vertical
        stack.spacing = 16
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
        for alignment in alignments {
            stack.alignment = alignment
            #expect(stack.alignment == alignment)
        }
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .equalSpacing, .fillProportionally, .equalCentering,
        ]
        for distribution in distributions {
            stack.distribution = distribution
            #expect(stack.distribution == distribution)
        }
        let child = UIView()
        stack.addArrangedSubview(child)
        #expect(stack.arrangedSubviews == [child] && stack.subviews == [child])
        #expect(!child.translatesAutoresizingMaskIntoConstraints, "S0-88: the stack clears the switch")
    }

    /// A vertical stack of 100 × 20 and 60 × 30 in a frame of 200 × 110 with a spacing of 10.
    private func frames(
        _ alignment: UIStackView.Alignment, _ distribution: UIStackView.Distribution
    ) -> [CGRect] {
        let stage = Stage(CGSize(width: 200, height: 110))
        let blocks = [Block(100, 20), Block(60, 30)]
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.axis = .vertical
        stack.spacing = 10
        stack.alignment = alignment
        stack.distribution = distribution
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 110)
        stage.view.addSubview(stack)
        stage.layout()
        #expect(stage.conflicts.isEmpty)
        return blocks.map(\.frame)
    }

    @Test("S0-75 to S0-78: where each alignment puts views across the axis")
    func alignments() {
        #expect(frames(.fill, .equalSpacing).map(\.minX) == [0, 0])
        #expect(frames(.fill, .equalSpacing).map(\.width) == [200, 200])
        #expect(frames(.leading, .equalSpacing).map(\.maxX) == [100, 60])
        #expect(frames(.center, .equalSpacing).map(\.midX) == [100, 100])
        #expect(frames(.center, .equalSpacing).map(\.width) == [100, 60])
        #expect(frames(.trailing, .equalSpacing).map(\.minX) == [100, 140])
    }

    @Test("S0-80, S0-81, S0-82: how each distribution shares the axis")
    func distributions() {
        #expect(frames(.fill, .fill).map(\.minY) == [0, 80], "the first grows where hugging is equal (recorded)")
        #expect(frames(.fill, .fillEqually).map(\.height) == [50, 50])
        #expect(frames(.fill, .equalSpacing).map(\.minY) == [0, 80])
        #expect(frames(.fill, .equalCentering).map(\.height) == [20, 30])
    }

    @Test("S0-84, S0-159: a vertical stack without a bottom takes its height from its labels")
    func heightFromContent() {
        let stage = Stage(safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        let stack = stage.add(UIStackView())
        stack.axis = .vertical
        stack.spacing = 16
        for label in labels("Title", "Subtitle") { stack.addArrangedSubview(label) }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
        ])
        stage.layout()
        #expect(stack.frame == CGRect(x: 20, y: 82, width: 362, height: 20.5 + 16 + 20.5))
        #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 36.5])
        #expect(stage.conflicts.isEmpty)
    }

    @Test("S0-85, S0-86, S0-87, S0-88: an icon beside two labels in nested stacks")
    func nested() throws {
        let stage = Stage()
        let star: UIImage = try #require(UIImage(systemName: "star.fill"))
        let icon = UIImageView(image: star)
        #expect(icon.image?.size.width ?? 0 > 0)
        let texts = UIStackView(arrangedSubviews: labels("Title", "Description"))
        texts.axis = .vertical
        texts.spacing = 4
        let row = stage.add(UIStackView(arrangedSubviews: [icon, texts]))
        row.axis = .horizontal
        row.spacing = 12
        row.alignment = .center
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
            row.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
            row.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 16),
        ])
        stage.layout()
        #expect(stage.conflicts.isEmpty)
        let alignmentRect = icon.alignmentRect(forFrame: icon.frame)
        #expect(abs(alignmentRect.width - 24) <= 0.5 && abs(alignmentRect.height - 24) <= 0.5)
        #expect(abs(alignmentRect.midY - 22.5) <= 0.5)
        #expect(texts.frame == CGRect(x: 36, y: 0, width: 93.5, height: 45))
        #expect(row.frame == CGRect(x: 16, y: 100, width: 129.5, height: 45))
    }

    @Test("S0-89 to S0-92: a spacer of low hugging takes all the spare height")
    func spacer() {
        let stage = Stage(CGSize(width: 300, height: 400))
        let spacer = UIView()
        spacer.setContentHuggingPriority(.defaultLow, for: .vertical)
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        let stack = stage.add(UIStackView(arrangedSubviews: labels("Title", "Description")))
        stack.addArrangedSubview(spacer)
        stack.addArrangedSubview(button)
        stack.axis = .vertical
        stack.spacing = 10
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.layout()
        let heights = stack.arrangedSubviews.map(\.frame.height)
        let own = button.intrinsicContentSize.height
        #expect(heights[0] == 20.5 && heights[1] == 20.5 && heights[3] == own)
        #expect(heights[2] == 400 - 41 - own - 30)
        #expect(button.frame.maxY == 400)
    }
}
