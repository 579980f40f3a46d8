import Foundation
import Testing

@testable import SwiftUICore

/// Lays out the recorded cases as macOS did and compares every frame.
@MainActor @Suite(.serialized) struct RecordedCaseTests {
    struct Score {
        var hits = 0
        var frames = 0
        var misses: [String] = []
    }

    @Test func framesAreThoseOfTheRecordings() {
        var scores: [String: Score] = [:]
        for recorded in RecordedCase.all {
            let score = score(recorded)
            let key = recorded.topic + (recorded.needsText ? " with text" : "")
            scores[key, default: Score()].hits += score.hits
            scores[key, default: Score()].frames += score.frames
            for miss in score.misses { Issue.record("\(recorded.name): \(miss)") }
        }
        for (topic, score) in scores.sorted(by: { $0.key < $1.key }) {
            print("\(topic): \(score.hits) of \(score.frames) frames within half a point")
        }
    }

    @Test func everyCaseHasAView() {
        for recorded in RecordedCase.all {
            #expect(RecordedViews.all[recorded.name] != nil, "no view for \(recorded.name)")
        }
    }

    private func score(_ recorded: RecordedCase) -> Score {
        guard let entry = RecordedViews.all[recorded.name] else {
            return Score(frames: recorded.frames.count)
        }
        _SystemEnvironment.engine = MacTextEngine()
        _SystemEnvironment.resources = MacResources()
        var environment = EnvironmentValues()
        environment.displayScale = CGFloat(recorded.scale)
        environment._defaultFont = .system(size: 13)
        environment._dividerThickness = 1
        let host = _HostedView(
            entry.make(), environment: environment, size: CGSize(width: recorded.root[0], height: recorded.root[1]))
        host.settle()
        var score = Score()
        compare(recorded.frames, host, "", recorded, &score)
        for (step, make) in zip(recorded.steps ?? [], entry.steps) {
            host.update(make())
            host.settle()
            compare(step.frames, host, step.name + " ", recorded, &score)
        }
        return score
    }

    private func compare(
        _ expected: [String: [Double]], _ host: _HostedView, _ step: String, _ recorded: RecordedCase,
        _ score: inout Score
    ) {
        let frames = RecordedFrames.all(of: host.root)
        for (id, numbers) in expected.sorted(by: { $0.key < $1.key }) {
            score.frames += 1
            guard let frame = frames[id] else {
                score.misses.append("\(step)\(id) is not there")
                continue
            }
            let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            let isHit = zip(found, numbers).enumerated().allSatisfy { index, pair in
                (recorded.tallLines == true && index % 2 == 1) || abs(pair.0 - pair.1) <= 0.5
            }
            if isHit {
                score.hits += 1
            } else {
                score.misses.append("\(step)\(id) is \(found), recorded \(numbers)")
            }
        }
        for id in frames.keys where expected[id] == nil { score.misses.append("\(step)\(id) was not recorded") }
    }
}

/// The frames of the boxes that have an identifier; of several the last.
enum RecordedFrames {
    static func all(of root: LayoutBox) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        func visit(_ box: LayoutBox) {
            guard !box.isLeftOut else { return }
            for child in box.children { visit(child) }
            if let id = box.identifier { result[id] = box.globalFrame }
        }
        visit(root)
        return result
    }
}
