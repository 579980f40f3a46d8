import Glibc

/// Times of one operation in seconds of this thread's processor time, which other processes do not lengthen.
struct Samples {
    private(set) var seconds: [Double] = []
    /// How often the operation ran in each sample, so that one lasts long enough for the clock.
    private(set) var batch = 1

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// 1. Run once, unmeasured if it was short: it warms the caches.
    /// 2. Choose a batch that lasts 200 µs.
    /// 3. Take up to `limits.count` samples, until their sum is over `limits.seconds`.
    ///
    /// `operation` runs as often as it is told and answers the time of all runs.
    init(limits: Limits, maximumBatch: Int = .max, _ operation: (Int) -> Double) {
        let first = operation(1)
        if let single = Samples(single: first, limits: limits) {
            self = single
            return
        }
        batch = max(1, min(maximumBatch, Int(200e-6 / max(first, 1e-7))))
        var sum = 0.0
        while seconds.count < limits.count, sum < limits.seconds {
            let time = operation(batch)
            seconds.append(time / Double(batch))
            sum += time
        }
    }

    /// Of what took so long that once is enough; nil otherwise.
    init?(single time: Double, limits: Limits) {
        if time <= limits.seconds / 4 { return nil }
        seconds = [time]
    }

    var median: Double {
        let sorted = seconds.sorted()
        return sorted.count.isMultiple(of: 2)
            ? (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2 : sorted[sorted.count / 2]
    }
}

struct Limits {
    var count: Int
    var seconds: Double
}
