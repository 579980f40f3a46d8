import CMalloc
import Foundation
import SwiftUICore

/// Bytes that are allocated now, by the statistics of malloc.
func allocated() -> Int {
    let statistics = mallinfo2()
    return Int(statistics.uordblks + statistics.hblkhd)
}

/// The median of so many measurements, in milliseconds.
@MainActor func median(_ count: Int, _ body: () -> Void) -> Double {
    let times = (0..<count).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
    return times.sorted()[count / 2]
}

@MainActor func report(_ workload: String, _ metric: String, _ value: Double) {
    print(#"{"workload": "\#(workload)", "metric": "\#(metric)", "value": \#(value)}"#)
}

let arguments = CommandLine.arguments
let samples = arguments.count > 1 ? Int(arguments[1]) ?? 9 : 9
let window = CGSize(width: 1000, height: 1000)
let count = 10_000

var kept: _HostedView?
let before = allocated()
let first = _HostedView(Leaves(count: count), size: window)
first.settle()
report("leaves", "bytes_per_leaf", Double(allocated() - before) / Double(count))
report(
    "leaves", "first_ms",
    median(samples) {
        let host = _HostedView(Leaves(count: count), size: window)
        host.settle()
        kept = host
    })
var width: CGFloat = 4
report(
    "leaves", "change_ms",
    median(samples * 3) {
        width = width == 4 ? 5 : 4
        first.update(Leaves(count: count, width: width))
        first.settle()
    })
let mixed = _HostedView(Mixed(cards: 100), size: CGSize(width: 400, height: 800))
mixed.settle()
var isWide = false
report(
    "mixed", "resize_ms",
    median(samples * 3) {
        isWide.toggle()
        mixed.size = CGSize(width: isWide ? 500 : 400, height: 800)
        mixed.settle()
    })
