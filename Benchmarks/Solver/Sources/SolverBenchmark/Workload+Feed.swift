import LayoutSolver

extension Workload {
    static func feed(cells: Int) -> Problem {
        var problem = Problem(name: "feed", size: cells, rootWidth: 400, rootHeight: Double(500 * cells))
        var previous: Box?
        for number in 0..<cells {
            let cell = problem.makeBox()
            problem.pinBoth(cell, to: problem.root, .horizontal, 0, 0)
            if let previous {
                problem.place(cell, after: previous, .vertical, gap: 0)
            } else {
                problem.pinStart(cell, .vertical, 0)
            }
            let avatar = problem.fillCell(cell, number: number)
            if number == cells / 2 { problem.toggle(length: avatar, .vertical, 70, priority: 1000) }
            previous = cell
        }
        return problem
    }
}

/// A cell of 22 views: twelve labels and three images in a top bar, a profile, a picture, a row of counts and a comment.
extension Problem {
    fileprivate mutating func label(characters: Int) -> Box {
        let box = makeBox()
        giveIntrinsicSize(box, Double(7 * characters), 17)
        return box
    }

    fileprivate mutating func image(_ width: Double, _ height: Double) -> Box {
        let box = makeBox()
        giveIntrinsicSize(box, width, height, hugging: 999, compression: 999)
        return box
    }

    /// Answers the image that the toggle makes higher.
    fileprivate mutating func fillCell(_ cell: Box, number: Int) -> Box {
        let sections = (0..<5).map { _ in makeBox() }
        stack(sections, in: cell, .vertical, gap: 0)
        fillTopBar(sections[0], titleLength: 14 + number % 5)
        fillProfile(sections[1])
        let parts = [image(350, 200), label(characters: 15), label(characters: 16)]
        stack(parts, in: sections[2], .vertical, gap: 0)
        fillCounts(sections[3])
        return fillComment(sections[4])
    }

    private mutating func fillTopBar(_ bar: Box, titleLength: Int) {
        let title = label(characters: titleLength)
        let options = label(characters: 3)
        pinStart(title, .horizontal, 0)
        place(options, after: title, .horizontal, gap: 0, .greaterThanOrEqual)
        pinEnd(options, to: bar, .horizontal, 0)
        pinStart(title, .vertical, 0)
        pinStart(options, .vertical, 0)
        pinEnd(title, to: bar, .vertical, 0)
        keepInside(options, bar, .vertical)
    }

    private mutating func fillProfile(_ profile: Box) {
        let portrait = image(50, 50)
        let column = makeBox()
        let lines = [12, 36, 18].map { label(characters: $0) }
        let remark = label(characters: 16)
        pinStart(portrait, .horizontal, 0)
        place(column, after: portrait, .horizontal, gap: 0)
        pinEnd(column, to: profile, .horizontal, 0)
        pinStart(portrait, .vertical, 0)
        pinStart(column, .vertical, 0)
        stack(lines, in: column, .vertical, gap: 1)
        pinBoth(remark, to: profile, .horizontal, 0, 0)
        place(remark, after: portrait, .vertical, gap: 1, .greaterThanOrEqual)
        place(remark, after: column, .vertical, gap: 1, .greaterThanOrEqual)
        place(remark, after: portrait, .vertical, gap: 1, priority: 749)
        pinEnd(remark, to: profile, .vertical, 0)
    }

    private mutating func fillCounts(_ bar: Box) {
        let counts = [4, 7, 5].map { label(characters: $0) }
        pinStart(counts[0], .horizontal, 0)
        pinEnd(counts[2], to: bar, .horizontal, 0)
        place(counts[1], after: counts[0], .horizontal, gap: 0, .greaterThanOrEqual)
        place(counts[2], after: counts[1], .horizontal, gap: 0, .greaterThanOrEqual)
        let middle = counts[1]
        add(
            [
                Term(middle.position(.horizontal)), Term(middle.length(.horizontal), 0.5),
                Term(bar.length(.horizontal), -0.5),
            ],
            .equal, 0, priority: 749)
        for count in counts { pinBoth(count, to: bar, .vertical, 0, 0) }
    }

    private mutating func fillComment(_ bar: Box) -> Box {
        let portrait = image(50, 50)
        let text = label(characters: 15)
        pinStart(portrait, .horizontal, 0)
        place(text, after: portrait, .horizontal, gap: 0)
        pinEnd(text, to: bar, .horizontal, 0)
        for box in [portrait, text] {
            pinStart(box, .vertical, 0)
            keepInside(box, bar, .vertical)
        }
        pinEnd(portrait, to: bar, .vertical, 0, priority: 749)
        return portrait
    }
}
