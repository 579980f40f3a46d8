import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

/// Visual format strings as files from before anchors use them.
@MainActor
@Suite(.serialized)
struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    private func frames(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        // Here and not before: another suite's test may run between this suite's initialiser and its test.
        _HostEnvironment.current = _HostEnvironment()
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        for format in formats {
            let isRow = !format.hasPrefix("V:")
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: isRow ? options : [], metrics: metrics,
                    views: ["first": first, "second_2": second]))
        }
        root.layoutIfNeeded()
        return [first.frame, second.frame]
    }

    @Test func gapsAndSizes() {
        let found = frames(["H:|-20-[first(50)]-[second_2]-(30)-|", "V:|[first]|", "V:|-5-[second_2(40)]"])
        #expect(found[0] == CGRect(x: 20, y: 0, width: 50, height: 200))
        #expect(found[1] == CGRect(x: 78, y: 5, width: 192, height: 40))
    }

    @Test func metricsRelationsAndPriorities() {
        let found = frames(
            [
                "|-gap-[first(>=small,<=90@low)]-(>=gap)-[second_2(first)]-gap-|", "V:|-[first(30)]",
                "V:[second_2(30)]-|",
            ],
            metrics: ["gap": 10, "small": 60.5 as CGFloat, "low": 200 as Float])
        #expect(found[0].minX == 10)
        #expect(found[0].width >= 60.5)
        // Edges are rounded to pixels one by one, so equal widths may differ by one.
        #expect(abs(found[0].width - found[1].width) < 0.34)
        #expect(found[1].maxX == 290)
        // Edges without a number are the superview's margins, 8 points of a view that has no controller.
        #expect(found[0].minY == 8)
        #expect(found[1].maxY == 192)
    }

    @Test func optionsAlignNeighbours() {
        let found = frames(
            ["H:|[first(50)][second_2(50)]", "V:|-40-[first(30)]", "V:[second_2(30)]"], options: .alignAllTop)
        #expect(found[1] == CGRect(x: 50, y: 40, width: 50, height: 30))
    }

    @Test(arguments: [
        ("", [0.0, 50]), ("leading", [250.0, 200]), ("left", [0.0, 50]),
    ])
    func directions(_ name: String, _ expected: [Double]) {
        root.semanticContentAttribute = name.isEmpty ? .unspecified : .forceRightToLeft
        let found = frames(
            ["H:|[first(50)][second_2(50)]", "V:|[first(9)]", "V:|[second_2(9)]"],
            options: name == "left" ? .directionLeftToRight : [])
        #expect(found.map { Double($0.minX) } == expected)
    }

    @Test func rightToLeftStringsBeginAtTheRight() {
        let found = frames(
            ["H:|-10-[first(50)]-5-[second_2(50)]", "V:|[first(9)]", "V:|[second_2(9)]"],
            options: .directionRightToLeft)
        #expect(found.map { Double($0.minX) } == [240, 185])
    }

    @Test(arguments: [
        ("H:|-[first", "']'", 10), ("V:[first]-8[second_2]", "'-'", 11),
        ("[first(]", "a number, a metric or a view", 7), ("", "'|' or a view such as [name]", 0),
        ("[first]|-[x]", "the end after '|'", 8),
    ])
    func faultsSayWhatWasExpected(_ format: String, _ expected: String, _ offset: Int) {
        var parser = VisualFormatParser(format)
        #expect(throws: VisualFormatError(expected: expected, offset: offset)) {
            try parser.parse()
        }
    }

    @Test func constraintsComeInTheOrderOfTheString() {
        _ = frames([])
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-1-[first(2@750)]-3-[second_2]-4-|", metrics: nil,
            views: ["first": first, "second_2": second])
        #expect(made.map(\.constant) == [1, 2, 3, 4])
        #expect(made.map(\.priority.rawValue) == [1000, 750, 1000, 1000])
        #expect(made.allSatisfy { !$0.isActive })
    }
}
