/// The results of tests in the order in which they ran.
struct TestResultList {
    private(set) var all: [TestResult] = []
    private var indices: [String: Int] = [:]

    func contains(_ name: String) -> Bool { indices[name] != nil }

    /// Adds what one program told.
    ///
    /// - Returns: the tests that had begun and not ended when it ended.
    mutating func add(_ events: [TestEvent]) -> [String] {
        var running: [String] = []
        for event in events {
            switch event {
            case .started(let name):
                running.append(name)
                update(name) { _ in }
            case .issue(let name, let text):
                update(name) {
                    $0.issues.append(text)
                    $0.outcome = .failed
                }
            case .ended(let name, let outcome, let seconds):
                running.removeAll { $0 == name }
                update(name) {
                    $0.seconds = seconds
                    if let outcome { $0.outcome = outcome }
                }
            }
        }
        return running
    }

    /// A test at which the program ended.
    mutating func end(_ name: String, issue: String) {
        update(name) {
            $0.outcome = .ended
            $0.issues.append(issue)
        }
    }

    private mutating func update(_ name: String, _ change: (inout TestResult) -> Void) {
        let index = indices[name] ?? all.count
        if index == all.count {
            all.append(TestResult(name: name, outcome: .passed))
            indices[name] = index
        }
        change(&all[index])
    }
}
