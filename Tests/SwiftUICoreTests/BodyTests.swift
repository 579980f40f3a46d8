import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct BodyTests {
    private struct Counter: View {
        @State var count = 0
        let handle: Handle

        var body: some View {
            handle.increment = { count += 1 }
            handle.bodies += 1
            return VStack {
                Color.red.frame(width: CGFloat(10 + count), height: 10)
                Quiet(handle: handle)
            }
        }
    }

    private struct Quiet: View {
        let handle: Handle

        var body: some View {
            handle.quietBodies += 1
            return Color.blue
        }
    }

    private final class Handle {
        var increment: () -> Void = {}
        var bodies = 0
        var quietBodies = 0
    }

    @Test func stateSurvivesAndOnlyReadersAreEvaluated() {
        let handle = Handle()
        let host = _HostedView(Counter(handle: handle), size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(handle.bodies == 1)
        handle.increment()
        let counts = host.settle()
        #expect(handle.bodies == 2)
        #expect(handle.quietBodies == 1, "a view whose value is the same is not evaluated again")
        #expect(counts.bodies == 1)
        host.update(Counter(handle: handle))
        host.settle()
        #expect(handle.bodies == 2, "the same value from outside changes nothing")
        #expect(host.layoutNodes().first?.children.first?.children.first?.frame[2] == 11)
    }
}
