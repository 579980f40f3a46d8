import Foundation

extension FontAttributes {
    /// Number spacing (6) with monospaced numbers (0), as Apple's font feature registry numbers them.
    private static let tabularDigits = [6, 0]

    func adding(_ changes: [UIFontDescriptor.AttributeName: Any]) -> FontAttributes {
        var result = self
        if let family = changes[.family] as? String { result.setFamily(family) }
        if let name = changes[.name] as? String, let face = FontCatalog.face(named: name) {
            result.family = face.family
            result.name = face.name
            result.weight = face.weight
            result.isItalic = face.isItalic
        }
        if let face = changes[.face] as? String { result.setFace(face) }
        if let size = Self.number(changes[.size]) {
            if size != result.size { result.textStyle = nil }
            result.size = size
        }
        if let style = changes[.textStyle] as? UIFont.TextStyle { result.textStyle = style }
        if let traits = changes[.traits] as? [UIFontDescriptor.TraitKey: Any] { result.add(traits) }
        if let settings = changes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            result.add(settings)
        }
        return result
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private mutating func setFamily(_ name: String) {
        family = name
        self.name = FontCatalog.faces(inFamily: name).first { $0.weight == weight && $0.isItalic == isItalic }?.name
    }

    private mutating func setFace(_ face: String) {
        guard let family, let found = FontCatalog.faces(inFamily: family).first(where: { $0.name.hasSuffix(face) })
        else { return }
        name = found.name
        weight = found.weight
        isItalic = found.isItalic
    }

    private mutating func add(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let bits = traits[.symbolic] as? UInt32 { set(UIFontDescriptor.SymbolicTraits(rawValue: bits)) }
        if let value = traits[.weight] as? UIFont.Weight { weight = value.rawValue }
        if let value = Self.number(traits[.weight]) { weight = value }
        if let value = traits[.width] as? UIFont.Width { width = value.rawValue }
        if let value = Self.number(traits[.width]) { width = value }
        if let value = Self.number(traits[.slant]) { isItalic = value != 0 }
        refreshName()
    }

    private mutating func add(_ settings: [[UIFontDescriptor.FeatureKey: Any]]) {
        for setting in settings {
            let pair = [setting[.type], setting[.selector]].compactMap { Self.number($0).map { Int($0) } }
            guard pair.count == 2 else { continue }
            features.append(pair)
            if pair == Self.tabularDigits { hasTabularDigits = true }
        }
    }

    /// Makes the symbolic traits exactly these.
    mutating func set(_ traits: UIFontDescriptor.SymbolicTraits) {
        let isBold = weight >= UIFont.Weight.semibold.rawValue
        if traits.contains(.traitBold) != isBold {
            weight = traits.contains(.traitBold) ? boldWeight : UIFont.Weight.regular.rawValue
        }
        isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) { isMonospaced = family == nil }
        if traits.contains(.traitCondensed) { width = UIFont.Width.condensed.rawValue }
        if traits.contains(.traitExpanded) { width = UIFont.Width.expanded.rawValue }
        let own: UIFontDescriptor.SymbolicTraits = [
            .traitBold, .traitItalic, .traitMonoSpace, .traitCondensed, .traitExpanded,
        ]
        otherTraits = traits.subtracting(own).rawValue
        refreshName()
    }

    /// What bold means: a text style's emphasized weight (recorded), else bold.
    private var boldWeight: CGFloat {
        guard let textStyle else { return UIFont.Weight.bold.rawValue }
        return DynamicTypeTable.shared.entry(for: textStyle, category: .large).emphasizedWeight.rawValue
    }

    /// A named family keeps a face that fits weight and slant, if it has one.
    private mutating func refreshName() {
        guard let family else { return }
        let faces = FontCatalog.faces(inFamily: family).filter { $0.isItalic == isItalic }
        name = faces.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name
    }
}
