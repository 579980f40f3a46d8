import Foundation
import LayoutSolver

enum Phase: String {
    case build, resize, toggle
}

/// What is measured of one problem; each phase is printed as a line of JSON as soon as it is known.
struct Measurement {
    let problem: Problem
    let limits: Limits
    let areTogglesMeasured: Bool

    func run() {
        let (session, build) = runBuild()
        runResizes(session, build)
        if areTogglesMeasured, let added = problem.added { runToggles(session, added, build) }
    }

    /// Does nothing but one phase for so many seconds, for a profiler.
    func repeatPhase(_ phase: Phase) {
        let end = Samples.now() + limits.seconds
        let session = Session(problem)
        var isLarger = false
        while Samples.now() < end {
            switch phase {
            case .build: keep(Session(problem).readValues())
            case .resize:
                isLarger.toggle()
                session.resize(isLarger: isLarger)
                keep(session.readValues())
            case .toggle: if let added = problem.added { session.undo(session.toggle(added)) }
            }
        }
    }

    private func runBuild() -> (Session, [Double]) {
        let before = Memory.allocated
        let start = Samples.now()
        let session = Session(problem)
        keep(session.readValues())
        let time = Samples.now() - start
        let bytes = Memory.allocated - before
        let build = session.values
        report(
            "build", Samples(single: time, limits: limits) ?? measureBuilds(), build, extra: ["bytes": bytes])
        return (session, build)
    }

    private func runResizes(_ session: Session, _ build: [Double]) {
        session.resize(isLarger: true)
        let larger = session.values
        session.resize(isLarger: false)
        report("resize", measureResizes(session), larger, rootGrowth: (25, 40))
        check(session, equals: build, after: "resizes")
    }

    private func runToggles(_ session: Session, _ added: Row, _ build: [Double]) {
        let start = Samples.now()
        let rival = session.toggle(added)
        let toggled = session.values
        session.undo(rival)
        let time = Samples.now() - start
        report(
            "toggle", Samples(single: time, limits: limits) ?? measureToggles(session, added), toggled,
            isToggled: true)
        check(session, equals: build, after: "toggles")
    }

    /// Building without letting go of what was built.
    private func measureBuilds() -> Samples {
        Samples(limits: limits, maximumBatch: 64) { count in
            var sessions: [Session] = []
            sessions.reserveCapacity(count)
            let start = Samples.now()
            for _ in 0..<count {
                let session = Session(problem)
                keep(session.readValues())
                sessions.append(session)
            }
            return Samples.now() - start
        }
    }

    private func measureResizes(_ session: Session) -> Samples {
        var isLarger = false
        return Samples(limits: limits) { count in
            let start = Samples.now()
            for _ in 0..<count {
                isLarger.toggle()
                session.resize(isLarger: isLarger)
                keep(session.readValues())
            }
            let time = Samples.now() - start
            if isLarger { session.resize(isLarger: false) }
            isLarger = false
            return time
        }
    }

    private func measureToggles(_ session: Session, _ added: Row) -> Samples {
        Samples(limits: limits) { count in
            let start = Samples.now()
            for _ in 0..<count { session.undo(session.toggle(added)) }
            return Samples.now() - start
        }
    }

    /// Going there and back again is expected to end where it began; optima that are not unique may be others.
    private func check(_ session: Session, equals values: [Double], after what: String) {
        let checksum = Problem.checksum(of: session.values)
        let expected = Problem.checksum(of: values)
        if abs(checksum - expected) > 1e-7 * max(1, abs(expected)) {
            print(#"{"phase": "difference", "after": "\#(what)", "expected": \#(expected), "found": \#(checksum)}"#)
        }
    }

    private func report(
        _ phase: String, _ samples: Samples, _ values: [Double], isToggled: Bool = false,
        rootGrowth: (Double, Double) = (0, 0), extra: [String: Int] = [:]
    ) {
        let errors = problem.errors(of: values, isToggled: isToggled)
        let root = problem.root
        let rootError =
            abs(values[Int(root.length(.horizontal).index)] - problem.rootWidth - rootGrowth.0)
            + abs(values[Int(root.length(.vertical).index)] - problem.rootHeight - rootGrowth.1)
        let levels = errors.levels.sorted { $0.key > $1.key }.map { #"["# + "\($0.key), \($0.value)]" }
        var line = #"{"phase": "\#(phase)", "seconds": \#(samples.median), "samples": \#(samples.seconds.count), "#
        line += #""batch": \#(samples.batch), "checksum": \#(Problem.checksum(of: values)), "#
        line += #""residual": \#(errors.required + rootError), "levels": [\#(levels.joined(separator: ", "))], "#
        line += #""boxes": \#(problem.boxCount), "rows": \#(problem.rows.count)"#
        for (name, value) in extra { line += #", "\#(name)": \#(value)"# }
        print(line + "}")
        fflush(nil)
    }

    /// Stands in for the use of a result.
    @inline(never)
    private func keep(_ value: Double) { precondition(!value.isNaN, "a value is not a number") }
}
