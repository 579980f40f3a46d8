import DeviceCatalog
import Foundation
import Testing
import TextEngine

@testable import UIKit

/// Writes down what a search bar tells its delegate.
@MainActor
final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    var refusesDigits = false

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text:\(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope:\(selectedScope)")
    }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        !(refusesDigits && text.contains(where: \.isNumber))
    }
    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update:\(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
}

@MainActor
@Suite(.serialized)
struct SearchBarTests {
    private func begin(
        width: CGFloat = 320, height: CGFloat = 600, design: DesignGeneration = .ios26, scale: CGFloat = 2,
        insets: UIEdgeInsets = .zero, rightToLeft: Bool = false
    ) {
        _ApplicationHost.reset()
        _TextEnvironment.engine = FixedMetricsTextEngine()
        var environment = _HostEnvironment()
        environment.screenSize = CGSize(width: width, height: height)
        environment.windowSize = environment.screenSize
        environment.safeAreaInsets = insets
        environment.design = design
        environment.scale = scale
        environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        _HostEnvironment.current = environment
    }

    private func show(_ bar: UISearchBar) -> _EventInjector {
        let controller = UIViewController()
        let injector = _EventInjector(window: _ApplicationHost.show(controller))
        controller.view.addSubview(bar)
        bar.frame = CGRect(x: 0, y: 100, width: 320, height: bar.intrinsicContentSize.height)
        _ApplicationHost.settle()
        return injector
    }

    private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
    private func numbers(_ text: String) -> [CGFloat] {
        text.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
    }

    @Test(arguments: DataTable(PackageResources.search_frames_tsv).rows)
    func parts(_ row: DataTable.Row) throws {
        begin(design: try #require(DesignGeneration(rawValue: row["design"])), rightToLeft: row["direction"] == "rtl")
        let bar = UISearchBar()
        bar.showsCancelButton = row["setup"] == "cancel"
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.showsScopeBar = row["setup"] == "scopes"
        _ = show(bar)
        #expect(numbers(bar.searchTextField.frame) == numbers(row["field"]), "\(row["source"])")
        if row["cancel"] != "-" { #expect(numbers(bar.cancelButton.frame) == numbers(row["cancel"])) }
        if row["scopes"] != "-" { #expect(numbers(bar.scopes.frame) == numbers(row["scopes"])) }
    }

    @Test(arguments: DataTable(PackageResources.search_places_tsv).rows)
    func places(_ row: DataTable.Row) throws {
        let insets = numbers(row["insets"])
        begin(
            width: CGFloat(try #require(row.number("width"))), height: CGFloat(try #require(row.number("height"))),
            design: try #require(DesignGeneration(rawValue: row["design"])),
            insets: UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
        let content = UIViewController()
        content.title = "Title"
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        if row["case"] == "stacked" { content.navigationItem.preferredSearchBarPlacement = .stacked }
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = row["case"] == "large"
        _ApplicationHost.show(navigation)
        if row["case"] == "active" { search.isActive = true }
        _ApplicationHost.settle()
        let place = search.searchBar.convert(search.searchBar.bounds, to: navigation.view)
        let area = content.view.safeAreaInsets
        #expect(numbers(navigation.navigationBar.frame) == numbers(row["bar"]))
        #expect(numbers(place) == numbers(row["search"]))
        #expect([area.top, area.left, area.bottom, area.right] == numbers(row["area"]))
    }

    @Test func typingReachesTheDelegate() {
        begin()
        let bar = UISearchBar()
        let log = SearchLog()
        bar.delegate = log
        let injector = show(bar)
        injector.tap(bar.searchTextField)
        bar.searchTextField.insertText("a")
        log.refusesDigits = true
        bar.searchTextField.insertText("1")
        bar.searchTextField.insertText("\n")
        bar.resignFirstResponder()
        #expect(log.calls == ["begin", "text:a", "search", "end"])
        #expect(bar.text == "a")
        bar.text = "by code"
        #expect(log.calls.count == 4)
    }

    @Test func theClearButtonEmptiesTheField() {
        begin()
        let bar = UISearchBar()
        let log = SearchLog()
        bar.delegate = log
        let injector = show(bar)
        bar.text = "abc"
        let field = bar.searchTextField
        let clear = field.clearButtonRect(forBounds: field.bounds)
        let point = field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil)
        injector.tap(at: point)
        #expect(bar.text == "")
        #expect(log.calls == ["text:"])
        #expect(!field.isFirstResponder)
    }

    @Test func aSearchBeginsWithTheFieldAndEndsWithCancel() {
        begin(design: .ios18)
        let content = UIViewController()
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let log = SearchLog()
        search.searchResultsUpdater = log
        search.delegate = log
        content.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: content)
        let injector = _EventInjector(window: _ApplicationHost.show(navigation))
        injector.tap(search.searchBar.searchTextField)
        #expect(search.isActive)
        #expect(search.searchBar.showsCancelButton)
        #expect(results.viewIfLoaded?.window == nil)
        search.searchBar.searchTextField.insertText("x")
        _ApplicationHost.settle()
        #expect(results.viewIfLoaded?.window != nil)
        #expect(results.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        injector.tap(search.searchBar.cancelButton)
        #expect(!search.isActive)
        #expect(search.searchBar.text == "")
        #expect(results.view.window == nil)
        #expect(log.calls == ["willPresent", "update:", "update:x", "didDismiss", "update:"])
    }

    @Test func tokensStandBeforeTheText() {
        begin()
        let bar = UISearchBar()
        _ = show(bar)
        let field = bar.searchTextField
        let plain = field.textRect(forBounds: field.bounds)
        field.insertToken(UISearchToken(icon: nil, text: "From"), at: 5)
        field.insertToken(UISearchToken(icon: nil, text: "To"), at: 0)
        #expect(field.tokens.map(\.text) == ["To", "From"])
        #expect(field.textRect(forBounds: field.bounds).minX > plain.minX + 40)
        field.becomeFirstResponder()
        field.deleteBackward()
        #expect(field.tokens.map(\.text) == ["To"])
    }
}
