import Foundation
import Testing

@testable import UIKit

/// Names of earlier systems, and of Foundation on Apple's, that code still writes.
@MainActor
@Suite(.serialized)
struct OlderNameTests {
    @Test func indexPathsOfFoundationHaveRows() {
        let path = IndexPath(row: 3, section: 2) as NSIndexPath
        let numbers: [Int] = [path.section, path.row, path.item]
        #expect(numbers == [2, 3, 3])
        let (item, row): (NSIndexPath, NSIndexPath) = (
            NSIndexPath(item: 4, section: 5), NSIndexPath(row: 4, section: 5)
        )
        #expect(item.isEqual(IndexPath(item: 4, section: 5) as NSIndexPath))
        #expect(row.isEqual(IndexPath(row: 4, section: 5) as NSIndexPath))
    }

    @Test func timersThatNobodyScheduledNeverFire() {
        let timer = Timer()
        #expect(timer.isValid)
        timer.invalidate()
        #expect(!timer.isValid)
    }

    @Test func theBackgroundOfGroupedTablesHasItsOlderName() {
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }

    @Test func textSizesStayBetweenTheirLimits() {
        let parent = UIView()
        let label = UILabel()
        parent.addSubview(label)
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        #expect(label.traitCollection.preferredContentSizeCategory == .large)
        parent.minimumContentSizeCategory = .accessibilityMedium
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        #expect(label.font.pointSize == 28)
        label.maximumContentSizeCategory = .extraExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(label.font.pointSize == 21)
        parent.minimumContentSizeCategory = nil
        parent.maximumContentSizeCategory = .small
        label.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 15)
    }

    final class Card: UIView {
        var log: [String] = []

        func watch() {
            let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
            registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in self.log.append("Self") }
            registerForTraitChanges(traits) { (card: Card, _) in card.log.append("Card") }
            registerForTraitChanges(traits) { card, _ in card.log.append("implied") }
        }
    }

    /// The form of Apple's own samples names the type `Self`.
    @Test func handlersOfTraitChangesMayNameTheirType() {
        let card = Card()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(card)
        card.watch()
        card.overrideUserInterfaceStyle = .light
        card.log = []
        card.overrideUserInterfaceStyle = .dark
        #expect(card.log == ["Self", "Card", "implied"])
    }
}
