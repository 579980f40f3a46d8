import SourceAdapter
import Testing

@Suite struct MissingDependenceTests {
    private static let screen = """
        import UIKit
        class Screen: UIViewController {
            let picker = Missing()
            lazy var box: UIView = { let inner = Missing(); inner.go(); return inner }()
            let stack = UIStackView(arrangedSubviews: [picker])
            let n: Int = "a"
            func make() -> Missing { undefined }
            func use(_ label: UILabel, other: Missing) {
                label.titel = 1
                other.go()
                let made = make()
                made.go()
                made
                    .style()
                    .again()
                let list = [
                    picker.top,
                    label.titel,
                ]
            }
            func plain(other: UILabel) { other.titel = 2 }
        }
        class Page: Missing {
            override func viewDidLoad() { view.go() }
            let m: Int = "b"
        }
        let page = Page()
        """

    private static let others = """
        func test(_ screen: Screen, picker: UILabel) {
            screen.picker.go()
            picker.go()
            Page().go()
        }
        """

    private func covers(_ line: Int, _ column: Int = 99, in file: String = "A.swift", _ message: String = "") -> Bool {
        MissingDependence(
            files: [SourceText(path: "A.swift", text: Self.screen), SourceText(path: "B.swift", text: Self.others)],
            missing: ["Missing"]
        ).covers(SourcePosition(line: line, column: column), in: file, message: message)
    }

    @Test(arguments: [3, 4, 5, 7, 10, 11, 12, 17, 23, 27])
    func linesThatNameItOrWhatIsMadeFromItDepend(_ line: Int) { #expect(covers(line)) }

    @Test(arguments: [6, 9, 18, 21, 25])
    func otherLinesDoNot(_ line: Int) { #expect(!covers(line)) }

    @Test func chainsThatBeganOnAnEarlierLineDepend() {
        #expect(covers(14, 14))
        #expect(covers(15, 14))
    }

    @Test func whatIsInheritedFromItDepends() {
        #expect(covers(24, 14, "method does not override any method from its superclass"))
        #expect(!covers(25, 18, "cannot convert value of type 'String' to specified type 'Int'"))
        #expect(covers(6, 5, "value of type 'Page' has no member 'go'"))
    }

    @Test func membersCountInOtherFilesBehindADot() {
        #expect(covers(2, in: "B.swift"))
        #expect(!covers(3, in: "B.swift"))
        #expect(covers(4, in: "B.swift"))
    }
}
