import Foundation
import RenderProtocol
import UIKit

/// Called by generated code before the first test: makes the process what an application on the device is.
///
/// 1. Text, symbols and drawing are connected, and the environment is that of the request.
/// 2. While a test lets the run loop run, time passes for animations, and windows are laid out as they are on a screen.
@_silgen_name("kumiko_start_tests")
@MainActor
public func _startTests() {
    AbortHandler.install()
    limitThreadStacks()
    CompositionRoot.connect()
    if let path = ProcessInfo.processInfo.environment[TestRequest.variable],
        let data = FileManager.default.contents(atPath: path),
        let request = try? JSONDecoder().decode(TestRequest.self, from: data)
    {
        _ResourceRoots.folders = request.resourceFolders
        _HostEnvironment.use(request.configuration)
    }
    _NamedMethods.register("recursiveDescription", of: UIView.self) { $0._recursiveDescription() }
    FrameTimer.start()
}

/// Runs frames in real time while the run loop runs.
@MainActor
private enum FrameTimer {
    private static let interval = 1.0 / 60
    private static var last = Date()

    static func start() {
        let timer = Timer(timeInterval: interval, repeats: true) { _ in MainActor.assumeIsolated { tick() } }
        RunLoop.main.add(timer, forMode: .common)
    }

    private static func tick() {
        let now = Date()
        // What passed while nothing ran counts as one frame, so that no test finds a pile of animations done at once.
        let passed = min(max(now.timeIntervalSince(last), interval), 4 * interval)
        last = now
        let clock = _VirtualClock.shared
        clock.advance(to: clock.now + passed)
        _ApplicationHost.runFrame()
    }
}
