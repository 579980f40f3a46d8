import Foundation
import Testing

@testable import SwiftUICore

/// Which bodies are evaluated after a change of what they read.
@MainActor @Suite struct DependencyTests {
    private final class Log {
        var bodies: [String: Int] = [:]
        func count(_ name: String) { bodies[name, default: 0] += 1 }
    }

    private final class Model: ObservableObject {
        @Published var width: CGFloat = 10
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            log.count("reader")
            return Color.red.frame(width: model.width, height: 10).accessibilityIdentifier("box")
        }
    }

    private struct Owner: View {
        @StateObject var model: Model
        let log: Log

        var body: some View {
            log.count("owner")
            return Offered(log: log).environmentObject(model)
        }
    }

    private struct Offered: View {
        @EnvironmentObject var model: Model
        let log: Log

        var body: some View {
            log.count("offered")
            return Color.red.frame(width: model.width, height: 10).accessibilityIdentifier("box")
        }
    }

    @Observable fileprivate final class Observed {
        var width: CGFloat = 10
        var other = 0
    }

    private struct Watcher: View {
        @Environment(Observed.self) private var observed
        let log: Log

        var body: some View {
            log.count("watcher")
            @Bindable var bindable = observed
            return Child(width: $bindable.width, log: log)
        }
    }

    private struct Child: View {
        @Binding var width: CGFloat
        let log: Log

        var body: some View {
            log.count("child")
            return Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
        }
    }

    private struct SizeReader: View {
        @Environment(\.dynamicTypeSize) private var size
        let log: Log

        var body: some View {
            log.count("size")
            return Color.red.frame(width: size == .large ? 10 : 20, height: 10).accessibilityIdentifier("box")
        }
    }

    private func host(_ view: some View) -> _HostedView {
        let host = _HostedView(view, size: CGSize(width: 100, height: 100))
        host.settle()
        return host
    }

    private func width(_ host: _HostedView) -> CGFloat? { RecordedFrames.all(of: host.root)["box"]?.width }

    @Test func anObservedObjectEvaluatesItsReader() {
        let (log, model) = (Log(), Model())
        let host = host(Reader(model: model, log: log))
        model.width = 30
        host.settle()
        #expect(log.bodies == ["reader": 2])
        #expect(width(host) == 30)
    }

    @Test func anObjectOfTheEnvironmentReachesTheViewsBelow() {
        let (log, model) = (Log(), Model())
        let host = host(Owner(model: model, log: log))
        model.width = 30
        host.settle()
        #expect(log.bodies == ["owner": 2, "offered": 2])
        #expect(width(host) == 30)
    }

    @Test func onlyPropertiesThatWereReadCount() {
        let (log, observed) = (Log(), Observed())
        let host = host(Watcher(log: log).environment(observed))
        observed.other = 1
        host.settle()
        #expect(log.bodies == ["watcher": 1, "child": 1])
        observed.width = 30
        host.settle()
        #expect(log.bodies == ["watcher": 1, "child": 2])
        #expect(width(host) == 30)
    }

    @Test func onlyReadersOfAnEnvironmentKeyAreEvaluated() {
        let log = Log()
        let host = host(
            VStack {
                SizeReader(log: log)
                Child(width: .constant(10), log: log)
            })
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility3
        host.setEnvironment(environment)
        host.settle()
        #expect(log.bodies == ["size": 2, "child": 1])
    }

    @Test func stateOfABranchBeginsAnew() {
        let host = host(Switcher(isOn: true))
        host.update(Switcher(isOn: false))
        host.settle()
        host.update(Switcher(isOn: true))
        host.settle()
        #expect(width(host) == 10)
        let anyLayout = self.host(Turning(isVertical: true))
        anyLayout.update(Turning(isVertical: false))
        anyLayout.settle()
        #expect(width(anyLayout) == 25, "views keep their state when an AnyLayout changes")
    }

    private struct Switcher: View {
        let isOn: Bool

        var body: some View {
            if isOn { Growing() } else { Color.blue }
        }
    }

    private struct Turning: View {
        let isVertical: Bool

        var body: some View {
            let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
            layout { Growing(step: 15) }
        }
    }

    private struct Growing: View {
        @State private var width: CGFloat = 10
        var step: CGFloat = 0

        var body: some View {
            Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
                .onAppear { width += step }
        }
    }
}
