import Foundation

extension NSLayoutConstraint {
    /// What UIKit raises an exception for when a constraint is made, as one line; nil where the attributes go together.
    var problem: String? {
        let text = Self.problem(
            firstAttribute, secondItem == nil ? nil : secondAttribute, multiplier: Double(multiplier))
        return text.map { text in
            let item = (firstItem as? any _LayoutItem)?._layoutDescription ?? "nil"
            return "\(_sourceFile ?? ""):\(_sourceLine ?? 0): NSLayoutConstraint for \(item): \(text)"
        }
    }

    /// The rules of mixing attributes, with the sentences of UIKit's exceptions, by which people search for them.
    ///
    /// Origin: published crash reports (MWPhotoBrowser issue 399, UIScrollViewWithAutoLayout issue 2).
    /// - Parameter second: nil where there is no second item.
    static func problem(_ first: Attribute, _ second: Attribute?, multiplier: Double) -> String? {
        guard let second else {
            // An empty constraint says nothing yet.
            return first.kind == .size || first == .notAnAttribute ? nil : locationNeedsPair
        }
        guard first.kind == second.kind else {
            return "Invalid pairing of layout attributes: \(first) and \(second); "
                + "compare positions on one axis, or sizes"
        }
        if first.isMixed(with: second) {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        return multiplier == 0 && first.kind != .size ? locationNeedsPair : nil
    }

    private static let locationNeedsPair =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."

    /// Called where an active constraint becomes required or stops being so; with the old priority. The default writes
    /// the sentence of the exception that older systems raise to standard error.
    ///
    /// Origin: published crash reports of iOS 12; Apple's reference of `priority`.
    public static var _requirednessHandler: @MainActor (NSLayoutConstraint, UILayoutPriority) -> Void = {
        _LayoutConflict.log($0.requirednessText(old: $1))
    }

    /// Numbers beyond this are taken as this, so that sums stay exact to a fraction of a point.
    public static let _largestNumber: CGFloat = 1e12

    /// Called where an engine gets a constraint with a constant or multiplier beyond ``_largestNumber``, each time that
    /// it does. The default writes the sentence to standard error.
    public static var _hugeNumberHandler: @MainActor (NSLayoutConstraint) -> Void = { constraint in
        let place = constraint._usersPlace.map { "\($0.file):\($0.line): " } ?? ""
        _LayoutConflict.log(place + constraint._hugeNumberText { ($0 as? any _LayoutItem)?._layoutDescription ?? "" })
    }

    var hasHugeNumber: Bool {
        [constant, multiplier].contains { $0.isFinite && abs($0) > Self._largestNumber } && !meansAsFarAsPossible
    }

    /// Whether the constant is one of the numbers that stand for "no limit", where that can be had: on the far side of an
    /// inequality, or as a wish. UIKit puts a smaller number in its place and goes on.
    private var meansAsFarAsPossible: Bool {
        guard Self.unlimited.contains(abs(constant)), abs(multiplier) <= Self._largestNumber else { return false }
        if priority < .required { return true }
        return constant > 0 ? relation == .lessThanOrEqual : relation == .greaterThanOrEqual
    }

    private static let unlimited: Set<CGFloat> = [
        .greatestFiniteMagnitude, CGFloat(Float.greatestFiniteMagnitude), CGFloat(Int.max),
    ]

    /// What number it is and what is taken instead. `name` gives items their names.
    ///
    /// - Parameter given: another constant than the present one.
    public func _hugeNumberText(constant given: CGFloat? = nil, naming name: (AnyObject) -> String) -> String {
        let constant = given ?? constant
        let isConstant = abs(constant) > Self._largestNumber
        let number = isConstant ? constant : multiplier
        return "the \(isConstant ? "constant" : "multiplier") of '\(_equation(naming: name, constant: constant))' is "
            + "\(describe(Double(number))), beyond what a layout can tell apart; "
            + "\(number < 0 ? "-" : "")\(describe(Double(Self._largestNumber))) is taken instead"
    }

    func requirednessText(old: UILayoutPriority) -> String {
        let place = _usersPlace.map { "\($0.file):\($0.line): " } ?? ""
        return "\(place)Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
            + "supported. You passed priority \(describe(Double(priority.rawValue))) and the existing priority was "
            + "\(describe(Double(old.rawValue))). Older systems stop here: deactivate the constraint first, or use 999."
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether one follows the reading direction and the other does not.
    fileprivate func isMixed(with other: Self) -> Bool {
        (followsReadingDirection && other.isPhysicalSide) || (isPhysicalSide && other.followsReadingDirection)
    }
}
