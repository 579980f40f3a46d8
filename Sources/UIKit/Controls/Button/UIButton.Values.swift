import CoreGraphics
import Foundation

extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        public static var roundedRect: ButtonType { .system }
    }

    /// What a button means beyond its title.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Whether a control behaves as on the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}

/// Values of one kind for the states of a control.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The state's own value, or the normal state's.
    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    var isEmpty: Bool { values.isEmpty }
}

/// Everything a button keeps for each state.
struct ButtonStateValues {
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var shadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
}
