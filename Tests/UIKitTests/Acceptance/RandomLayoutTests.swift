import Foundation
import Testing

@testable import UIKit

/// Properties of layouts made by chance; a failure prints its seed.
@MainActor
@Suite("UIKit layout properties")
struct RandomLayoutTests {
    /// Stacks in stacks and boxes tied to one another, all in a window of the stage.
    @MainActor
    struct Scene {
        let stage: Stage
        var views: [UIView] = []
        var arranged: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        private var generator: SeededGenerator

        init(seed: UInt64, rightToLeft: Bool = false, shuffles: Bool = false) {
            stage = Stage(CGSize(width: 400, height: 600), rightToLeft: rightToLeft)
            generator = SeededGenerator(seed: seed)
            let stack = makeStack(depth: 0)
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.view.addSubview(stack)
            constraints = [
                stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
                stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 12),
                stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
            ]
            addBoxes()
            if shuffles {
                var order = SeededGenerator(seed: seed &+ 1_000_003)
                constraints.shuffle(using: &order)
            }
            NSLayoutConstraint.activate(constraints)
            stage.layout()
        }

        private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range, using: &generator))
        }

        private mutating func makeStack(depth: Int) -> UIStackView {
            let stack = UIStackView()
            stack.axis = Bool.random(using: &generator) ? .horizontal : .vertical
            stack.spacing = number(0...12)
            let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
            stack.alignment = alignments.randomElement(using: &generator)!
            let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .equalSpacing, .equalCentering]
            stack.distribution = distributions.randomElement(using: &generator)!
            for index in 0..<Int(number(1...4)) {
                let view: UIView
                if depth < 2, number(0...2) == 0 {
                    view = makeStack(depth: depth + 1)
                } else {
                    view = Block(number(5...40), number(5...40))
                    view.setContentHuggingPriority(UILayoutPriority(Float(240 + index)), for: .horizontal)
                    view.setContentHuggingPriority(UILayoutPriority(Float(240 + index)), for: .vertical)
                }
                stack.addArrangedSubview(view)
                arranged.append(view)
            }
            views.append(stack)
            views += stack.arrangedSubviews.filter { !($0 is UIStackView) }
            return stack
        }

        private mutating func addBoxes() {
            var previous: UIView = stage.view
            for _ in 0..<4 {
                let box = stage.add(UIView())
                let startsAtTrailing = previous !== stage.view && number(0...1) == 0
                let anchor = startsAtTrailing ? previous.trailingAnchor : previous.leadingAnchor
                constraints += [
                    box.leadingAnchor.constraint(equalTo: anchor, constant: number(0...30)),
                    box.topAnchor.constraint(equalTo: previous.topAnchor, constant: number(0...30)),
                    box.widthAnchor.constraint(equalToConstant: number(10...60)),
                    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: number(0...9)),
                ]
                views.append(box)
                previous = box
            }
        }

        var frames: [CGRect] { views.map { $0.convert($0.bounds, to: stage.view) } }

        func resize(_ size: CGSize) {
            stage.window.frame.size = size
            stage.layout()
        }
    }

    nonisolated static let seeds: [UInt64] = (1...40).map { $0 &* 7919 }

    @Test("Layout twice equals once, and a size there and back restores every frame", arguments: seeds)
    func stable(seed: UInt64) {
        let scene = Scene(seed: seed)
        let first = scene.frames
        scene.views.forEach { $0.setNeedsLayout() }
        scene.stage.layout()
        #expect(scene.frames == first, "seed \(seed): laid out twice")
        scene.resize(CGSize(width: 517, height: 480))
        scene.resize(CGSize(width: 400, height: 600))
        #expect(scene.frames == first, "seed \(seed): 400 x 600, 517 x 480, 400 x 600")
    }

    @Test("The order of activation does not matter", arguments: seeds)
    func order(seed: UInt64) {
        #expect(Scene(seed: seed).frames == Scene(seed: seed, shuffles: true).frames, "seed \(seed)")
    }

    @Test("Adding constraints and removing them again restores every frame", arguments: seeds)
    func addThenRemove(seed: UInt64) {
        let scene = Scene(seed: seed)
        let first = scene.frames
        let extra = scene.views.enumerated().map { index, view in
            let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(20 + index * 3))
            constraint.priority = UILayoutPriority(Float(400 + index))
            return constraint
        }
        NSLayoutConstraint.activate(extra)
        scene.stage.layout()
        NSLayoutConstraint.deactivate(extra)
        scene.stage.layout()
        #expect(scene.frames == first, "seed \(seed)")
    }

    @Test("Hiding an arranged view and showing it again restores every frame", arguments: seeds)
    func hideAndShow(seed: UInt64) {
        let scene = Scene(seed: seed)
        let first = scene.frames
        for view in scene.arranged {
            view.isHidden = true
            scene.stage.layout()
            view.isHidden = false
            scene.stage.layout()
            #expect(scene.frames == first, "seed \(seed), view \(scene.arranged.firstIndex(of: view) ?? -1)")
        }
    }

    /// Within a pixel: halves of pixels are rounded to the right in both directions.
    @Test("Right to left is the mirror image of left to right", arguments: seeds)
    func mirrors(seed: UInt64) {
        let scene = Scene(seed: seed)
        let mirrored = Scene(seed: seed, rightToLeft: true)
        for (frame, other) in zip(scene.frames, mirrored.frames) {
            #expect(abs(400 - frame.maxX - other.minX) <= 0.501, "seed \(seed): \(frame) and \(other)")
            #expect(abs(frame.width - other.width) <= 0.501 && frame.minY == other.minY, "seed \(seed)")
        }
    }
}
