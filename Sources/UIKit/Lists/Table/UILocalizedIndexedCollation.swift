@preconcurrency import Foundation
import ObjectiveC

/// Sorts things into sections by the first letter of a title.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    open class func current() -> Self {
        guard let current = shared as? Self else {
            fatalError("UILocalizedIndexedCollation.current: subclasses have no collation of their own")
        }
        return current
    }

    /// The letters of the Latin alphabet, then a number sign for everything else.
    open private(set) var sectionTitles = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(ofTitle: title(of: object, selector))
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted { title(of: $0, selector).localizedStandardCompare(title(of: $1, selector)) == .orderedAscending }
    }

    private func section(ofTitle title: String) -> Int {
        let folded = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
        return sectionTitles.firstIndex { folded.hasPrefix($0) } ?? sectionTitles.count - 1
    }

    private func title(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let target = object as AnyObject
        if let text = selector._invocation?(target, nil, nil) as? String { return text }
        return (target as? NSObject)?.value(forKey: selector.description) as? String ?? ""
    }
}
