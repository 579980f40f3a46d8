import Foundation
import SwiftUI
import Testing
import TextEngine

@testable import SwiftUICore

/// Lays out the recorded cases as the iOS simulator did and compares every frame.
///
/// Steps that scroll a screen with a large title are counted by themselves: the title does not become small here yet.
@MainActor @Suite(.serialized) struct RecordedCaseTests {
    struct Score {
        var hits = 0
        var frames = 0
        var misses: [String] = []
        /// Frames after steps that cannot be played yet.
        var unplayed = 0
    }

    /// Frames that are known to differ, each with its cause.
    private static let known: [String: String] = {
        let table = TabSeparatedTable(PackageResources.known_misses_tsv)
        return Dictionary(uniqueKeysWithValues: table.records.map { (($0["frame"] ?? ""), $0["cause"] ?? "") })
    }()

    @Test func framesAreThoseOfTheRecordings() {
        var whole = Score()
        for recorded in RecordedCase.all {
            let score = score(recorded)
            whole.hits += score.hits
            whole.frames += score.frames
            whole.unplayed += score.unplayed
            for miss in score.misses where Self.known[key(recorded, miss)] == nil {
                Issue.record("\(recorded.name) \(miss)")
            }
        }
        print("iOS: \(whole.hits) of \(whole.frames) frames within a point, \(whole.unplayed) after scrolling unplayed")
        #expect(Double(whole.hits) >= 0.9 * Double(whole.frames))
    }

    private func key(_ recorded: RecordedCase, _ miss: String) -> String {
        let parts = miss.components(separatedBy: " is ")
        return "\(recorded.name) \(parts[0])"
    }

    @Test func everyCaseHasAView() {
        for recorded in RecordedCase.all {
            #expect(RecordedViews.all[recorded.name] != nil, "no view for \(recorded.name)")
        }
    }

    private func score(_ recorded: RecordedCase) -> Score {
        guard let entry = RecordedViews.all[recorded.name] else { return Score(frames: recorded.frames.count) }
        let host = _HostEnvironment.current
        defer { _HostEnvironment.current = host }
        var phone = host
        phone.scale = CGFloat(recorded.scale)
        _HostEnvironment.current = phone
        let engine = _TextEnvironment.engine
        defer { _TextEnvironment.engine = engine }
        _TextEnvironment.engine = PhoneTextEngine()
        _SwiftUIConnection.connect()
        var environment = _SwiftUIConnection.environment
        environment.displayScale = CGFloat(recorded.scale)
        let hosted = _HostedView(
            entry.make(), environment: environment, size: CGSize(width: recorded.root[0], height: recorded.root[1]))
        hosted.settle()
        var score = Score()
        compare(recorded.frames, hosted, "", &score)
        for step in recorded.steps ?? [] {
            guard let change = entry.steps[step.name] else {
                score.unplayed += step.frames.count
                continue
            }
            change()
            hosted.settle()
            compare(step.frames, hosted, step.name + " ", &score)
        }
        return score
    }

    private func compare(_ expected: [String: [Double]], _ host: _HostedView, _ step: String, _ score: inout Score) {
        let frames = frames(of: host.root)
        for (id, numbers) in expected.sorted(by: { $0.key < $1.key }) {
            score.frames += 1
            guard let frame = frames[id] else {
                score.misses.append("\(step)\(id) is not there")
                continue
            }
            let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            if zip(found, numbers).allSatisfy({ abs($0 - $1) <= 1 }) {
                score.hits += 1
            } else {
                score.misses.append("\(step)\(id) is \(found), recorded \(numbers)")
            }
        }
    }

    private func frames(of root: LayoutBox) -> [String: CGRect] {
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
