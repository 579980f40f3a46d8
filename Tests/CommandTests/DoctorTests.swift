import SourceAdapter
import Testing

@testable import KumikoCommand

@Suite struct DoctorTests {
    private let have = APINames(
        modules: ["Foundation", "UIKit"], globals: ["UIView", "UITableView", "UILabel"],
        members: ["UIView": ["frame", "addSubview"], "UITableView": ["reloadData"]])

    private func diagnosis(_ sources: String...) -> Diagnosis {
        let files = sources.enumerated().map { SourceText(path: "F\($0.offset).swift", text: $0.element) }
        return Diagnosis(NameUses.scan(files), files: files.count, own: ["Model"], have: have)
    }

    @Test func modulesTypesAndMembersThatAreMissingAreListed() {
        let found = diagnosis(
            """
            import UIKit
            import WebKit
            final class Page: UIView {
                let list = UICollectionView()
                func show() { list.scrollToItem(at: 1); addSubview(list) }
            }
            """)
        #expect(found.missing.map(\.name) == ["WebKit", "UICollectionView", "scrollToItem"])
        #expect(found.missing.map(\.places) == [["F0.swift:2"], ["F0.swift:4"], ["F0.swift:5"]])
        #expect(found.text.hasSuffix("1 file: missing 1 module, 1 type, 1 member"))
    }

    @Test func whatTheProjectDeclaresIsItsOwn() {
        let found = diagnosis(
            "import Model\nlet page = UICollectionView()\nfunc go() { page.scrollToItem() }",
            "class UICollectionView { func scrollToItem() {} }")
        #expect(found.missing.isEmpty)
        #expect(found.text == "2 files: nothing is missing")
    }

    @Test func namesThatNobodyKnowsAreNotReported() {
        #expect(diagnosis("import UIKit\nlet x = Frobnicator()\nx.frob(UIView())").missing.isEmpty)
    }

    @Test func overridesAreUsesAndMostUsedComesFirst() {
        let found = diagnosis(
            """
            import UIKit
            class A: UIView { override func traitCollectionDidChange(_ p: Any?) {} }
            let a: UIScrollView, b: UIScrollView, c: UISlider
            """)
        #expect(found.missing.map(\.name) == ["UIScrollView", "UISlider", "traitCollectionDidChange"])
        #expect(found.missing[0].places == ["F0.swift:3", "F0.swift:3"])
    }

    @Test func filesThatDoNotParseAreReadAsFarAsTheyGo() {
        let found = diagnosis("import WebKit\nclass { UISlider(")
        #expect(found.missing.map(\.name).contains("WebKit"))
    }

    @Test func theNearestThingIsNamed() {
        let found = diagnosis("let a: UITableViewController")
        #expect(found.missing.first?.nearest == "UITableView")
    }
}
