import Foundation
import Testing
import UIKit

/// Facts that the own tests of layout libraries state and that hold on iOS: each names the library.
@MainActor struct LibraryFactTests {
    /// Tinder/Layout compares `firstAnchor` and `secondAnchor` of two constraints by identity, and anchors by `==`.
    @Test func constraintsOfOneItemShareTheirAnchors() {
        let view = UIView()
        let other = UIView()
        let first = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        let second = view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 4)
        #expect(first.firstAnchor === second.firstAnchor)
        #expect(first.secondAnchor === second.secondAnchor)
        #expect(first.firstAnchor !== first.secondAnchor)
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor != view.trailingAnchor)
        #expect(view.leadingAnchor != other.leadingAnchor)
        #expect(Set([view.topAnchor, view.topAnchor, other.topAnchor]).count == 2)
    }

    /// Items come and go at the same addresses: an anchor is never that of an item which is gone.
    @Test func anchorsBelongToTheirOwnItem() {
        for _ in 0..<1000 {
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 1)
            let anchor = constraint.firstAnchor
            #expect(anchor.item === view)
            #expect(anchor === constraint.firstAnchor)
        }
    }

    /// EasyPeasy counts the constraints of a controller's view: a guide that was asked for brings two.
    @Test func oldGuidesBringTwoConstraintsEach() {
        let controller = UIViewController()
        let before = controller.view.constraints.count
        let top = controller.topLayoutGuide
        #expect(top === controller.topLayoutGuide)
        #expect(controller.view.constraints.count == before + 2)
        _ = controller.bottomLayoutGuide
        #expect(controller.view.constraints.count == before + 4)
    }

    /// Recorded descriptions of swift-snapshot-testing's and Tinder/Layout's tests.
    @Test func viewsDescribeThemselvesAsOnIOS() {
        func plain(_ text: String) -> String { text.replacing(#/: 0x[0-9a-f]+/#, with: "") }
        let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        image.clipsToBounds = true
        image.isOpaque = false
        #expect(
            plain(image.description)
                == "<UIImageView; frame = (0 0; 22 22); clipsToBounds = YES; opaque = NO; "
                + "userInteractionEnabled = NO; layer = <CALayer>>")
        let label = UILabel(frame: CGRect(x: 280.6667, y: 396, width: 51.33333, height: 20.33333))
        label.text = "Layout"
        label.backgroundColor = .clear
        #expect(
            plain(label.description)
                == "<UILabel; frame = (280.667 396; 51.3333 20.3333); text = 'Layout'; userInteractionEnabled = NO; "
                + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>")
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(image)
        image.addSubview(UIView())
        #expect(
            plain(view._recursiveDescription()).split(separator: "\n").map { $0.prefix(18) }
                == ["<UIView; frame = (", "   | <UIImageView;", "   |    | <UIView;"])
    }

    /// LayoutKit compares labels that clip, and have any number of lines, with text that wraps.
    @Test func clippingLabelsOfSeveralLinesWrap() {
        let label = UILabel()
        label.text = "some words that need more than one line to stand in"
        label.numberOfLines = 0
        let wide = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = label.sizeThatFits(wide)
        label.lineBreakMode = .byClipping
        #expect(label.sizeThatFits(wide) == wrapped)
        #expect(wrapped.width <= 100)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(wide).height < wrapped.height)
    }

    /// LayoutKit asks tables and collections outside of windows what they show, and flow layouts for headers of no size.
    @Test func listsOutsideOfWindowsShowTheirRows() throws {
        final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let source = Source()
        let frame = CGRect(x: 0, y: 0, width: 320, height: 1000)
        let table = UITableView(frame: frame, style: .plain)
        table.dataSource = source
        _ = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(table.visibleCells.count == 3)
        final class Collection: UICollectionView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        let collection = Collection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        _ = collection.numberOfSections
        #expect(collection.visibleCells.count == 2)
        #expect(collection.reloads == 0)
        let header = collection.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(try #require(header).frame.size == .zero)
    }

    /// LayoutKit makes buttons of a class that is a generic parameter.
    @Test func buttonsOfAClassThatIsAParameter() {
        final class Own: UIButton {}
        func make<Button: UIButton>(_ type: Button.Type) -> Button { _makeInstance(of: type, type: .system) }
        #expect(type(of: make(Own.self)) == Own.self)
        #expect(make(UIButton.self).buttonType == .system)
    }
}
