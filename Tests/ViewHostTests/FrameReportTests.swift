import RenderProtocol
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

    @Test func ambiguousNumbersSaySo() throws {
        let (_, maker) = try Shown.snapshot("Ambiguous") { Ambiguous(.bad) }
        let text = try #require(maker.explanation(of: "titleLabel", naming: [:]).texts.first)
        #expect(text.contains("x = 0  ambiguous"))
        #expect(!text.contains("width = 120  ambiguous"))
    }
}
