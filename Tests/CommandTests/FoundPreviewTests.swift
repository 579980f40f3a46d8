import Foundation
import Testing

@testable import KumikoCommand

/// What is shown of files, and how large.
@Suite(.serialized) struct FoundPreviewTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func sizes(_ source: String) throws -> [String: [Double]] {
        let file = try folder.write(source, to: "Screen.swift")
        let run = try CommandRun(
            ["render", file, "--output", folder.path + "/out", "--format", "json"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 0, "\(run.output)")
        let data = try #require(FileManager.default.contents(atPath: folder.path + "/out/report.json"))
        return Dictionary(
            uniqueKeysWithValues: try RenderReport(json: data).previews.map { preview in
                let root = try #require(preview.configurations.first?.document.decoded().root)
                return (preview.name, Array(root.frame[2...]))
            })
    }

    @Test func previewsOfDebugBuildsAreShown() throws {
        let found = try sizes(
            """
            import UIKit

            class Card: UIView {
                init(title: String) { super.init(frame: .zero) }
                required init?(coder: NSCoder) { fatalError() }
            }
            #if DEBUG
                #Preview("Card") { Card(title: "Hello") }
            #endif
            """)
        #expect(found.keys.sorted() == ["Card"])
    }

    /// A toast with a square icon as high as itself, which would be as wide as the window were it as high.
    @Test func partsOfAScreenAreAsHighAsTheyAsk() throws {
        let found = try sizes(
            """
            import UIKit

            class Toast: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let icon = UIView()
                    let bar = UIView()
                    for view in [icon, bar] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(view)
                    }
                    NSLayoutConstraint.activate([
                        icon.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                        icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
                        icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
                        bar.topAnchor.constraint(equalTo: icon.topAnchor),
                        bar.bottomAnchor.constraint(equalTo: icon.bottomAnchor),
                        bar.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
                        bar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
                        bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            class Plain: UIView {}
            """)
        #expect(found["Toast"] == [402, 64])
        #expect(found["Plain"] == [402, 874])
    }

    /// Without constraints the content's own size counts, then a frame that the view gives itself.
    @Test func viewsWithASizeOfTheirOwnKeepIt() throws {
        let found = try sizes(
            """
            import UIKit

            class Stars: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }
            }
            class Rule: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 2) }
            }
            class Square: UIView {
                init() { super.init(frame: CGRect(x: 5, y: 5, width: 60, height: 70)) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Stretched: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: 9000, height: 20) }
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
            }
            class Late: UIView {
                override func updateConstraints() {
                    heightAnchor.constraint(equalToConstant: 33).isActive = true
                    super.updateConstraints()
                }
            }
            class Whole: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                    view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
                }
                required init?(coder: NSCoder) { fatalError() }
                override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }
            }
            class Scroller: UIScrollView {}
            """)
        let expected: [String: [Double]] = [
            "Stars": [120, 24], "Rule": [402, 2], "Square": [60, 70], "Stretched": [402, 80], "Late": [402, 33],
            "Whole": [402, 874], "Scroller": [402, 874],
        ]
        #expect(found == expected)
    }
}
