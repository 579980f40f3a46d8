import CMalloc
import Foundation

/// Processor time of the thread, as other programs run on the machine.
func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let begin = now()
    body()
    return now() - begin
}

/// What malloc has handed out, in bytes.
func allocatedBytes() -> Int {
    let statistics = mallinfo2()
    return Int(statistics.uordblks + statistics.hblkhd)
}

/// One line of JSON.
func report(_ values: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys]) else { return }
    print(String(decoding: data, as: UTF8.self))
}

extension [Double] {
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
