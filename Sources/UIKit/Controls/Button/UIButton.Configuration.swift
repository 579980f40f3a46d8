import CoreGraphics
import Foundation

extension UIButton {
    /// What a button shows and how: title, image, their places, colours and background.
    public struct Configuration: @unchecked Sendable {
        /// The looks that the factories stand for.
        enum Style {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass, prominentClearGlass
        }

        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        public enum Indicator: Int, Sendable {
            case automatic, none, popup
        }

        let style: Style
        private var ownInsets: NSDirectionalEdgeInsets?

        init(style: Style) {
            self.style = style
            background = UIBackgroundConfiguration(cornerRadius: ControlMetric.configurationCornerRadius.value)
        }

        // MARK: Content

        public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
        public var attributedTitle: AttributedString?
        public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var showsActivityIndicator = false
        public var indicator = Indicator.automatic

        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        // MARK: Places; points

        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var imageReservation: CGFloat = 0
        public var titlePadding = ControlMetric.configurationTitlePadding.value
        public var titleAlignment = TitleAlignment.automatic
        public var automaticallyUpdateForSelection = true
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var macIdiomStyle = MacIdiomStyle.automatic

        /// Those of the button's size until others are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.contentInsets }
            set { ownInsets = newValue }
        }

        public mutating func setDefaultContentInsets() { ownInsets = nil }

        // MARK: Colours

        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background: UIBackgroundConfiguration

        /// The same: buttons of this kind bring themselves in line with their state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration: Equatable {
    public static func == (left: UIButton.Configuration, right: UIButton.Configuration) -> Bool {
        left.style == right.style && left.title == right.title && left.attributedTitle == right.attributedTitle
            && left.subtitle == right.subtitle && left.attributedSubtitle == right.attributedSubtitle
            && left.image == right.image && left.imagePlacement == right.imagePlacement
            && left.imagePadding == right.imagePadding && left.contentInsets == right.contentInsets
            && left.baseForegroundColor == right.baseForegroundColor
            && left.baseBackgroundColor == right.baseBackgroundColor && left.cornerStyle == right.cornerStyle
            && left.buttonSize == right.buttonSize && left.background == right.background
            && left.showsActivityIndicator == right.showsActivityIndicator
    }
}

extension UIButton.Configuration: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(title)
        hasher.combine(subtitle)
        hasher.combine(cornerStyle)
    }
}

extension UIButton.Configuration {
    public static func plain() -> UIButton.Configuration { .init(style: .plain) }
    public static func gray() -> UIButton.Configuration { .init(style: .gray) }
    public static func tinted() -> UIButton.Configuration { .init(style: .tinted) }
    public static func filled() -> UIButton.Configuration { .init(style: .filled) }
    public static func borderless() -> UIButton.Configuration { .init(style: .borderless) }
    public static func bordered() -> UIButton.Configuration { .init(style: .bordered) }
    public static func borderedTinted() -> UIButton.Configuration { .init(style: .borderedTinted) }
    public static func borderedProminent() -> UIButton.Configuration { .init(style: .borderedProminent) }
    public static func glass() -> UIButton.Configuration { .init(style: .glass) }
    public static func prominentGlass() -> UIButton.Configuration { .init(style: .prominentGlass) }
    public static func clearGlass() -> UIButton.Configuration { .init(style: .clearGlass) }
    public static func prominentClearGlass() -> UIButton.Configuration { .init(style: .prominentClearGlass) }
}

extension UIButton.Configuration.Size {
    var contentInsets: NSDirectionalEdgeInsets {
        let metrics: (vertical: ControlMetric, horizontal: ControlMetric) =
            switch self {
            case .medium: (.configurationInsetVertical, .configurationInsetHorizontal)
            case .small: (.configurationSmallInsetVertical, .configurationSmallInsetHorizontal)
            case .mini: (.configurationMiniInsetVertical, .configurationMiniInsetHorizontal)
            case .large: (.configurationLargeInsetVertical, .configurationLargeInsetHorizontal)
            }
        let (vertical, horizontal) = (metrics.vertical.value, metrics.horizontal.value)
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
    }
}

extension UIButton.Configuration.Style {
    /// Whether the title is white on a strong colour.
    var isProminent: Bool {
        switch self {
        case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: true
        default: false
        }
    }

    var isGlass: Bool {
        switch self {
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
        default: false
        }
    }
}
