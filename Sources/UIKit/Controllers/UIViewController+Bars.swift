import Foundation

extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item._hasOwnTitle = false
        item._owner = self
        storedNavigationItem = item
        return item
    }

    /// The item that was set; a navigation controller that has neither an item nor a title shows its root's.
    var ownTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        if title == nil, let root = (self as? UINavigationController)?.viewControllers.first {
            return root.ownTabBarItem
        }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        item._hasOwnTitle = false
        storedTabBarItem = item
        return item
    }

    var ownEditButton: UIBarButtonItem {
        if let storedEditButton { return storedEditButton }
        let item = UIBarButtonItem(
            barButtonSystemItem: .edit, target: self,
            action: Selector._call("_toggleEditing", UIViewController.self) { controller in
                controller.setEditing(!controller.isEditing, animated: true)
            })
        storedEditButton = item
        return item
    }

    func refreshEditButton() {
        storedEditButton?._systemItem = isEditing ? .done : .edit
        _navigationContainer?._itemsMayHaveChanged()
    }
}
