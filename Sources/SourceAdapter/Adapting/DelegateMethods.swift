/// First words of the optional methods of UIKit's own delegate and data-source protocols.
///
/// They are ordinary requirements with default implementations here, so that calls of them need no question mark.
enum DelegateMethods {
    private static let names: Set<String> = [
        "tableView", "numberOfSections", "sectionIndexTitles", "collectionView", "indexTitles", "pickerView",
        "navigationController", "tabBarController", "tabBar", "splitViewController", "pageViewController",
        "gestureRecognizer", "gestureRecognizerShouldBegin", "adaptivePresentationStyle", "updateSearchResults",
        "application", "scene", "windowScene", "viewForZooming", "tableViewDidEndMultipleSelectionInteraction",
        "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationWillTerminate", "applicationDidReceiveMemoryWarning",
        "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground",
        "sceneDidEnterBackground", "presentationCount", "presentationIndex", "navigationBar",
    ]
    private static let beginnings = [
        "scrollView", "textField", "textView", "searchBar", "presentationController", "navigationController",
        "updateSearchResults", "animationControllerFor", "interactionControllerFor", "splitViewController",
        "imagePickerController", "documentPicker",
    ]

    static func contains(_ name: String) -> Bool {
        names.contains(name) || beginnings.contains { name.hasPrefix($0) }
    }
}
