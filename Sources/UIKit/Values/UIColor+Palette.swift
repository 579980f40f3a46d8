import Foundation

// Colours that follow appearance, contrast, level and design generation; their values stand in `system_palette.tsv`.
extension UIColor {
    public class var systemRed: UIColor { PaletteColors.systemRed }
    public class var systemGreen: UIColor { PaletteColors.systemGreen }
    public class var systemBlue: UIColor { PaletteColors.systemBlue }
    public class var systemOrange: UIColor { PaletteColors.systemOrange }
    public class var systemYellow: UIColor { PaletteColors.systemYellow }
    public class var systemPink: UIColor { PaletteColors.systemPink }
    public class var systemPurple: UIColor { PaletteColors.systemPurple }
    public class var systemTeal: UIColor { PaletteColors.systemTeal }
    public class var systemIndigo: UIColor { PaletteColors.systemIndigo }
    public class var systemBrown: UIColor { PaletteColors.systemBrown }
    public class var systemMint: UIColor { PaletteColors.systemMint }
    public class var systemCyan: UIColor { PaletteColors.systemCyan }
    public class var systemGray: UIColor { PaletteColors.systemGray }
    public class var systemGray2: UIColor { PaletteColors.systemGray2 }
    public class var systemGray3: UIColor { PaletteColors.systemGray3 }
    public class var systemGray4: UIColor { PaletteColors.systemGray4 }
    public class var systemGray5: UIColor { PaletteColors.systemGray5 }
    public class var systemGray6: UIColor { PaletteColors.systemGray6 }
    public class var tintColor: UIColor { PaletteColors.tintColor }
    public class var label: UIColor { PaletteColors.label }
    public class var secondaryLabel: UIColor { PaletteColors.secondaryLabel }
    public class var tertiaryLabel: UIColor { PaletteColors.tertiaryLabel }
    public class var quaternaryLabel: UIColor { PaletteColors.quaternaryLabel }
    public class var link: UIColor { PaletteColors.link }
    public class var placeholderText: UIColor { PaletteColors.placeholderText }
    public class var separator: UIColor { PaletteColors.separator }
    public class var opaqueSeparator: UIColor { PaletteColors.opaqueSeparator }
    public class var systemBackground: UIColor { PaletteColors.systemBackground }
    public class var secondarySystemBackground: UIColor { PaletteColors.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { PaletteColors.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { PaletteColors.systemGroupedBackground }
    /// The older name of `systemGroupedBackground`, whose colour it is assumed to have.
    public class var groupTableViewBackground: UIColor { PaletteColors.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { PaletteColors.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { PaletteColors.tertiarySystemGroupedBackground }
    public class var systemFill: UIColor { PaletteColors.systemFill }
    public class var secondarySystemFill: UIColor { PaletteColors.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { PaletteColors.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { PaletteColors.quaternarySystemFill }
    public class var lightText: UIColor { PaletteColors.lightText }
    public class var darkText: UIColor { PaletteColors.darkText }
}

/// One object for each name, so that asking twice gives the same colour.
private enum PaletteColors {
    static let systemRed = UIColor(source: .palette("systemRed"))
    static let systemGreen = UIColor(source: .palette("systemGreen"))
    static let systemBlue = UIColor(source: .palette("systemBlue"))
    static let systemOrange = UIColor(source: .palette("systemOrange"))
    static let systemYellow = UIColor(source: .palette("systemYellow"))
    static let systemPink = UIColor(source: .palette("systemPink"))
    static let systemPurple = UIColor(source: .palette("systemPurple"))
    static let systemTeal = UIColor(source: .palette("systemTeal"))
    static let systemIndigo = UIColor(source: .palette("systemIndigo"))
    static let systemBrown = UIColor(source: .palette("systemBrown"))
    static let systemMint = UIColor(source: .palette("systemMint"))
    static let systemCyan = UIColor(source: .palette("systemCyan"))
    static let systemGray = UIColor(source: .palette("systemGray"))
    static let systemGray2 = UIColor(source: .palette("systemGray2"))
    static let systemGray3 = UIColor(source: .palette("systemGray3"))
    static let systemGray4 = UIColor(source: .palette("systemGray4"))
    static let systemGray5 = UIColor(source: .palette("systemGray5"))
    static let systemGray6 = UIColor(source: .palette("systemGray6"))
    static let tintColor = UIColor(source: .palette("tintColor"))
    static let label = UIColor(source: .palette("label"))
    static let secondaryLabel = UIColor(source: .palette("secondaryLabel"))
    static let tertiaryLabel = UIColor(source: .palette("tertiaryLabel"))
    static let quaternaryLabel = UIColor(source: .palette("quaternaryLabel"))
    static let link = UIColor(source: .palette("link"))
    static let placeholderText = UIColor(source: .palette("placeholderText"))
    static let separator = UIColor(source: .palette("separator"))
    static let opaqueSeparator = UIColor(source: .palette("opaqueSeparator"))
    static let systemBackground = UIColor(source: .palette("systemBackground"))
    static let secondarySystemBackground = UIColor(source: .palette("secondarySystemBackground"))
    static let tertiarySystemBackground = UIColor(source: .palette("tertiarySystemBackground"))
    static let systemGroupedBackground = UIColor(source: .palette("systemGroupedBackground"))
    static let secondarySystemGroupedBackground = UIColor(source: .palette("secondarySystemGroupedBackground"))
    static let tertiarySystemGroupedBackground = UIColor(source: .palette("tertiarySystemGroupedBackground"))
    static let systemFill = UIColor(source: .palette("systemFill"))
    static let secondarySystemFill = UIColor(source: .palette("secondarySystemFill"))
    static let tertiarySystemFill = UIColor(source: .palette("tertiarySystemFill"))
    static let quaternarySystemFill = UIColor(source: .palette("quaternarySystemFill"))
    static let lightText = UIColor(source: .palette("lightText"))
    static let darkText = UIColor(source: .palette("darkText"))
}

// Fixed colours.
extension UIColor {
    public class var black: UIColor { FixedColors.black }
    public class var darkGray: UIColor { FixedColors.darkGray }
    public class var lightGray: UIColor { FixedColors.lightGray }
    public class var white: UIColor { FixedColors.white }
    public class var gray: UIColor { FixedColors.gray }
    public class var red: UIColor { FixedColors.red }
    public class var green: UIColor { FixedColors.green }
    public class var blue: UIColor { FixedColors.blue }
    public class var cyan: UIColor { FixedColors.cyan }
    public class var yellow: UIColor { FixedColors.yellow }
    public class var magenta: UIColor { FixedColors.magenta }
    public class var orange: UIColor { FixedColors.orange }
    public class var purple: UIColor { FixedColors.purple }
    public class var brown: UIColor { FixedColors.brown }
    public class var clear: UIColor { FixedColors.clear }
}

private enum FixedColors {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
}
