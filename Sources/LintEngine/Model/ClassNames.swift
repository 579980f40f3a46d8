/// UIKit's classes as far as rules ask for them: what inherits from what.
enum ClassNames {
    static let parents: [String: String] = [
        "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView",
        "UIScrollView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIVisualEffectView": "UIView", "UIPickerView": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView",
        "UITabBar": "UIView", "UISearchBar": "UIView", "UITableViewCell": "UIView",
        "UICollectionReusableView": "UIView",
        "UITableViewHeaderFooterView": "UIView", "UIWindow": "UIView", "UIInputView": "UIView", "WKWebView": "UIView",
        "MKMapView": "UIView", "MTKView": "UIView", "UICalendarView": "UIView", "UIContentUnavailableView": "UIView",
        "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
        "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIPageControl": "UIControl",
        "UIDatePicker": "UIControl", "UIColorWell": "UIControl", "UIRefreshControl": "UIControl",
        "UISearchTextField": "UITextField", "UITextView": "UIScrollView", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionViewListCell": "UICollectionViewCell", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UIPageViewController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIAlertController": "UIViewController",
        "UIHostingController": "UIViewController", "UISearchController": "UIViewController",
        "UIImagePickerController": "UIViewController", "UIActivityViewController": "UIViewController",
    ]

    /// Properties that UIKit's own classes bring.
    static let owners: [String: (owners: Set<String>, type: String)] = [
        "view": (["UIViewController"], "UIView"),
        "tableView": (["UITableViewController"], "UITableView"),
        "collectionView": (["UICollectionViewController"], "UICollectionView"),
        "contentView": (
            ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView"], "UIView"
        ),
        "textLabel": (["UITableViewCell"], "UILabel"),
        "titleLabel": (["UIButton"], "UILabel"),
        "imageView": (["UIButton", "UITableViewCell"], "UIImageView"),
        "layer": (["UIView"], "CALayer"),
        "superview": (["UIView"], "UIView"),
    ]

    /// Classes whose size comes from their content.
    static let textual: Set<String> = [
        "UILabel", "UIButton", "UITextField", "UITextView", "UISwitch", "UISegmentedControl", "UIStepper", "UISlider",
    ]

    /// Classes of SwiftUI that scroll.
    static let scrollContainers: Set<String> = ["ScrollView", "List", "Form", "Table", "TextEditor"]
    static let lazyContainers: Set<String> = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
}
