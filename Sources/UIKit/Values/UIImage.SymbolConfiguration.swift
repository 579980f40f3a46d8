import CoreGraphics
import Foundation

extension UIImage {
    /// What an image is to be shown for.
    // Sendable without a check because nothing changes after the initialiser.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            replacing(traitCollection) as? Self ?? self
        }

        /// The other configuration's specified values, on top of these.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            merged(with: otherConfiguration) as? Self ?? self
        }

        func merged(with other: UIImage.Configuration?) -> UIImage.Configuration { other ?? self }

        func replacing(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
            UIImage.Configuration(traitCollection: traitCollection)
        }
    }

    /// Size, weight and colours of a symbol.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        /// The values; nil where one was not specified.
        struct Values: Hashable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var palette: [UIColor]?
            var hierarchicalColor: UIColor?
            var prefersMulticolor = false
            var prefersMonochrome = false
        }

        let values: Values

        init(values: Values, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection)
        }

        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        // MARK: Size and weight

        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        /// - Parameter pointSize: of the text the symbol goes with.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(textStyle: textStyle, scale: scale))
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                values: Values(
                    pointSize: font.pointSize, textStyle: font.attributes.textStyle,
                    weight: UIFont.Weight(rawValue: font.attributes.weight).symbolWeight(),
                    scale: scale == .unspecified ? nil : scale))
        }

        // MARK: Colours

        /// The first colour is used for the whole symbol: its layers are not known.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(palette: paletteColors))
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(hierarchicalColor: hierarchicalColor))
        }

        /// Kept, without effect: the layers of a symbol are not known.
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(prefersMulticolor: true))
        }

        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(prefersMonochrome: true))
        }

        // MARK: Variations

        public func configurationWithoutTextStyle() -> SymbolConfiguration { changing { $0.textStyle = nil } }
        public func configurationWithoutScale() -> SymbolConfiguration { changing { $0.scale = nil } }
        public func configurationWithoutWeight() -> SymbolConfiguration { changing { $0.weight = nil } }

        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changing {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        private func changing(_ change: (inout Values) -> Void) -> SymbolConfiguration {
            var values = values
            change(&values)
            return SymbolConfiguration(values: values, traitCollection: traitCollection)
        }

        override func merged(with other: UIImage.Configuration?) -> UIImage.Configuration {
            guard let other = other as? SymbolConfiguration else { return self }
            return changing { $0.merge(other.values) }
        }

        override func replacing(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
            SymbolConfiguration(values: values, traitCollection: traitCollection)
        }

        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            otherConfiguration.map { $0.values == values } ?? false
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration).map { isEqual(to: $0) } ?? false
        }

        open override var hash: Int { values.hashValue }
    }
}

extension UIImage.SymbolConfiguration.Values {
    /// Takes over what the other values specify; size and text style replace each other.
    mutating func merge(_ other: UIImage.SymbolConfiguration.Values) {
        if other.pointSize != nil || other.textStyle != nil {
            pointSize = other.pointSize
            textStyle = other.textStyle
        }
        if let weight = other.weight, weight != .unspecified { self.weight = weight }
        if let scale = other.scale, scale != .unspecified { self.scale = scale }
        palette = other.palette ?? palette
        hierarchicalColor = other.hierarchicalColor ?? hierarchicalColor
        prefersMulticolor = prefersMulticolor || other.prefersMulticolor
        prefersMonochrome = prefersMonochrome || other.prefersMonochrome
    }
}
