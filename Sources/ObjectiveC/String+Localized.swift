import Foundation

extension String {
    /// A text to be translated, with values in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// What tables have the text under: values stand in it as `%@`, `%lld` or `%lf`.
        let key: String
        let values: [Value]

        public init(_ value: String) {
            key = value
            values = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }

        enum Value: Equatable, Sendable {
            case text(String), integer(Int64), number(Double)

            var specifier: String {
                switch self {
                case .text: "%@"
                case .integer: "%lld"
                case .number: "%lf"
                }
            }

            var argument: any CVarArg {
                switch self {
                // A string of Swift's own is no object that the format could take here.
                case .text(let text): NSString(string: text)
                case .integer(let value): value
                case .number(let value): value
                }
            }
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var values: [Value] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ value: Value, _ specifier: String? = nil) {
                key += specifier ?? value.specifier
                values.append(value)
            }

            public mutating func appendInterpolation(_ string: String) { append(.text(string)) }
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                append(.integer(Int64(truncatingIfNeeded: value)))
            }
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                append(.number(Double(value)))
            }
            public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
                append(.integer(Int64(truncatingIfNeeded: value)), specifier)
            }
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
                append(.number(Double(value)), specifier)
            }
            public mutating func appendInterpolation<Input, Format: FormatStyle>(_ value: Input, format: Format)
            where Format.FormatInput == Input, Format.FormatOutput == String { append(.text(format.format(value))) }
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) { append(.text(String(describing: value))) }
        }

        /// The translation, or the text itself, with the values written as the locale writes them.
        func resolved(key: String?, table: String?, bundle: Bundle?, locale: Locale) -> String {
            let own = values.isEmpty ? self.key.replacingOccurrences(of: "%%", with: "%") : self.key
            let format = (bundle ?? .main).localizedString(forKey: key ?? own, value: own, table: table)
            return values.isEmpty ? format : String(format: format, locale: locale, arguments: values.map(\.argument))
        }
    }

    /// The translation of the text from the bundle's table, or the text itself where there is none.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(key: nil, table: table, bundle: bundle, locale: locale)
    }

    /// The translation under a key, or the default where there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.resolved(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.resolved(
            key: resource.ownKey, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}

/// A text that is translated where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public enum BundleDescription: Equatable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let one), .forClass(let other)): one == other
            case (.atURL(let one), .atURL(let other)): one == other
            default: false
            }
        }

        /// The main bundle also where there is none at a URL.
        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    public var key: String { ownKey ?? defaultValue.key }
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription
    let ownKey: String?

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        ownKey = nil
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        ownKey = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
