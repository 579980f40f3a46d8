import Foundation

@testable import UIKit

/// Writes down what it is told, in order.
@MainActor
final class LifeCycleLog {
    private(set) var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that logs its life.
@MainActor
final class RecordingController: UIViewController {
    let name: String
    let log: LifeCycleLog
    /// Entries about layout are left out unless a test looks at them.
    var logsLayout = false

    init(_ name: String, _ log: LifeCycleLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    private func add(_ what: String) { log.add("\(name).\(what)") }

    override func loadView() {
        add("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        add("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        add("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        add("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        add("didDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if logsLayout { add("willLayout") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { add("didLayout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}
