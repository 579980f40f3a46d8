/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case leading, trailing, principal, title, bottom, keyboard, hidden
    }

    let name: String
    let place: Place

    public static let automatic = ToolbarItemPlacement(name: "automatic", place: .trailing)
    public static let principal = ToolbarItemPlacement(name: "principal", place: .principal)
    public static let navigation = ToolbarItemPlacement(name: "navigation", place: .leading)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", place: .trailing)
    public static let status = ToolbarItemPlacement(name: "status", place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", place: .bottom)
    public static let title = ToolbarItemPlacement(name: "title", place: .title)
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", place: .title)
    /// Shown above the keyboard only.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", place: .keyboard)

    var isLeading: Bool { place == .leading }
    var isTrailing: Bool { place == .trailing }
    var isAtBottom: Bool { place == .bottom }
}

/// A bar, as far as one asks for it to be shown or coloured.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public struct ToolbarRole: Sendable {
    let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}
