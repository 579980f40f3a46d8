import RenderProtocol
import TestSupport
import Testing
import UIKit

@testable import ViewHost

@MainActor
@Suite("Why this frame", .serialized)
struct FrameReportTests {
    final class Profile: CaseController {
        let titleLabel = UILabel()
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

        override func viewDidLoad() {
            super.viewDidLoad()
            titleLabel.text = "Hello"
            titleLabel.accessibilityIdentifier = "title"
            _ = add(titleLabel)
            view.addSubview(plain)
            NSLayoutConstraint.activate([
                titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
        }
    }

    private func explanation(_ name: String) throws -> FrameExplanation {
        let (_, maker) = try Shown.snapshot("Profile") { Profile(.bad) }
        return maker.explanation(of: name, naming: ["FrameReportTests.swift": "Sources/Profile.swift"])
    }

    @Test(arguments: ["Profile.titleLabel", "titleLabel", "title", "UILabel"])
    func aViewIsFoundByPropertyIdentifierAndType(_ name: String) throws {
        let texts = try explanation(name).texts
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("Profile.titleLabel (UILabel) in Profile, iphone-17: frame (16, 62, 370,") == true)
    }

    @Test func eachNumberHasItsConstraintsWithLines() throws {
        let text = try #require(try explanation("titleLabel").texts.first)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0 == "x = 16" } && lines.contains { $0 == "width = 370" })
        let leading = try #require(
            lines.first { $0.hasPrefix("Profile.titleLabel.leading == Profile.view.leading + 16") })
        #expect(leading.contains("user Sources/Profile.swift:"))
        #expect(leading.hasSuffix("→ Profile.titleLabel.x = 16"))
        #expect(text.contains("Profile.view.safeAreaLayoutGuide.top == Profile.view.top + 62"))
        #expect(text.contains("contentSize") && text.contains("@750") && text.contains("@250"))
        let width = try #require(lines.firstIndex { $0 == "width = 370" })
        #expect(lines[width...].contains { $0.contains("autoresizing") && $0.contains("402") })
    }

    @Test func framesWithoutConstraintsSaySo() throws {
        let text = try #require(try explanation("plain").texts.first)
        #expect(text.contains("x = 1  frame set by code / autoresizing (h=--& v=--&)"))
        #expect(text.contains("height = 4  frame set by code / autoresizing"))
    }

    @Test func unknownNamesBringAllThatThereAre() throws {
        let answer = try explanation("titelLabel")
        #expect(answer.texts.isEmpty)
        #expect(answer.names.contains("titleLabel") && answer.names.contains("UILabel"))
    }

    @Test func severalMatchesAreAllExplained() throws {
        let (_, maker) = try Shown.snapshot("Followers") { Followers(.twin) }
        #expect(maker.explanation(of: "UIView", naming: [:]).texts.count == 7)
    }

    /// Each constraint that is listed for a number of a random layout decides it: without it the number is another, or
    /// open.
    @Test(arguments: 0..<6 as Range<UInt64>) func whatIsListedDecides(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var checked = 0
        for _ in 0..<8 {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            let root = UIView(frame: window.bounds)
            window.addSubview(root)
            let views = (0..<3).map { _ in UIView() }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            let constraints = (0..<7).map { _ in Self.random(views, root, &generator) }
            NSLayoutConstraint.activate(constraints)
            window.layoutIfNeeded()
            // One that is broken may come back when another goes.
            guard window._conflicts.isEmpty else { continue }
            for view in views {
                for explanation in window._engineOfTree.explanations(of: view) where !explanation.isAmbiguous {
                    if explanation.isRedundant { continue }
                    for constraint in explanation.steps.compactMap(\.reason.constraint) {
                        constraint.isActive = false
                        let other = window._engineOfTree.explanations(of: view)
                            .first { $0.quantity == explanation.quantity }
                        let isSame = other.map { !$0.isAmbiguous && abs($0.value - explanation.value) < 0.001 } ?? false
                        #expect(
                            !isSame, "seed \(seed): \(explanation.quantity) without \(constraint._visualDescription)")
                        constraint.isActive = true
                        checked += 1
                    }
                }
            }
        }
        #expect(checked > 5, "seed \(seed)")
    }

    private static func random(
        _ views: [UIView], _ root: UIView, _ generator: inout SeededGenerator
    ) -> NSLayoutConstraint {
        let (view, other) = (generator.pick(views), generator.pick(views))
        let constant = CGFloat(generator.pick([0, 8, 20, 50, 120]))
        let made =
            switch generator.pick([0, 1, 2, 3, 4, 5]) {
            case 0: view.widthAnchor.constraint(equalToConstant: constant)
            case 1: view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
            case 2: view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -constant)
            case 3: view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: constant)
            case 4: view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
            default: view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5, constant: constant)
            }
        made.priority = UILayoutPriority(generator.pick([1000, 1000, 750, 500]))
        return made
    }

    @Test func brokenConstraintsSaySo() throws {
        let (_, maker) = try Shown.snapshot("GivenUp") { GivenUp(.bad) }
        let text = try #require(maker.explanation(of: "box", naming: [:]).texts.first)
        let line = try #require(text.split(separator: "\n").first { $0.contains("GivenUp.box.width == 250") })
        #expect(line.contains("BugCaseViews+Causes.swift:") && line.hasSuffix("← left out: broken in a conflict (R01)"))
    }

    @Test func bothSidesOfATieAreListed() throws {
        let (_, maker) = try Shown.snapshot("EqualHugging") { EqualHugging(.bad) }
        let text = try #require(maker.explanation(of: "first", naming: [:]).texts.first)
        let ties = text.split(separator: "\n").filter { $0.hasSuffix("← a tie: either of two may give way") }
        #expect(ties.contains { $0.contains("EqualHugging.first.width <= ") && $0.contains("@250") }, "\(text)")
        #expect(ties.contains { $0.contains("EqualHugging.second.width <= ") && $0.contains("@250") }, "\(text)")
    }

    final class LongList: UIViewController {
        let stack = UIStackView()

        override func viewDidLoad() {
            super.viewDidLoad()
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            for number in 0..<1000 {
                let label = UILabel()
                label.text = "\(number)"
                stack.addArrangedSubview(label)
            }
        }
    }

    /// Some are explained and the rest is counted, for the work of the first ones alone.
    @Test func aThousandMatchesAreNotAllExplained() throws {
        let (_, maker) = try Shown.snapshot("LongList") { LongList() }
        let texts = maker.explanation(of: "UILabel", naming: [:]).texts
        #expect(texts.count > 1 && texts.count <= 21)
        #expect(texts.first?.hasPrefix("UILabel[0] (UILabel) in LongList") == true)
        let last = try #require(texts.last)
        #expect(last.hasPrefix("\(1001 - texts.count) more of the 1000 views called 'UILabel' are left out, from "))
        #expect(last.contains("LongList.stack/UILabel[\(texts.count - 1)] on; give a view a property"))
    }

    @Test func ambiguousNumbersSaySo() throws {
        let (_, maker) = try Shown.snapshot("Ambiguous") { Ambiguous(.bad) }
        let text = try #require(maker.explanation(of: "titleLabel", naming: [:]).texts.first)
        #expect(text.contains("x = 0  ambiguous"))
        #expect(!text.contains("width = 120  ambiguous"))
    }
}
