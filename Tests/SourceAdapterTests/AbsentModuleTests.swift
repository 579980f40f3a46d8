import Testing

@testable import SourceAdapter

@Suite struct AbsentModuleTests {
    private func adapted(_ source: String) -> String {
        SourceAdapter.adapt(
            source: source, fileName: "Screen.swift",
            options: AdapterOptions(absentModules: ["Combine", "SwiftUI", "SnapKit"])
        ).text
    }

    @Test(arguments: [
        ("import Combine; let a = 1", "              ; let a = 1"),
        ("import UIKit\n  import SnapKit", "import UIKit\n                "),
        ("@preconcurrency import Combine", "                              "),
        ("import class Combine.AnyCancellable", "                                   "),
        ("import SwiftUI", "import UIKit  "),
        ("import struct SwiftUI.Color", "                           "),
        ("import UIKit", "import UIKit"),
    ])
    func importsOfAbsentModulesGo(_ source: String, _ result: String) {
        #expect(adapted(source) == result)
    }

    @Test func everythingElseKeepsItsPlace() {
        let source = "#if canImport(UIKit)\nimport UIKit\n  import SnapKit\n#endif\nlet x = missing"
        #expect(adapted(source) == source.replacing("import SnapKit", with: "              "))
    }
}
