@preconcurrency import CoreGraphics
@preconcurrency import Foundation
import ObjectiveC

/// A linear relation between two attributes: `first relation multiplier × second + constant`.
///
/// Active constraints are kept by the nearest view that contains both items. The constant may be negative; a constraint
/// with a constant or multiplier that is not finite is never satisfied and is reported as a conflict.
/// Origin: Apple's reference of NSLayoutConstraint.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// Names the constraint in logs. The names under which the system fixes sizes from outside make it the system's.
    open var identifier: String? {
        didSet {
            guard _origin == .user, identifier.map(Self.isSystemName) ?? false else { return }
            _origin = .encapsulated
            guard let engine = holder?._layoutEngine else { return }
            engine.remove(self)
            engine.add(self)
        }
    }
    open var shouldBeArchived = false

    /// Who made the constraint, and where in the source.
    public var _origin = _ConstraintOrigin.user
    public var _sourceFile: String?
    public var _sourceLine: Int?
    /// For what a stack view makes: looks up where the program had it arrange the view that the constraint is about.
    public var _placeOfArrangement: (@MainActor () -> (file: String, line: Int)?)?

    /// Origin: the identifiers of sizes that come from outside in published logs.
    private static func isSystemName(_ name: String) -> Bool {
        ["UIView-Encapsulated-Layout-", "_UITemporaryLayout", "fittingSizeHTarget", "fittingSizeVTarget"]
            .contains { name.hasPrefix($0) }
    }

    /// The same, but nil for what a module of the system made.
    public var _usersPlace: (file: String, line: Int)? {
        guard let file = _sourceFile, let line = _sourceLine, origin(mayName: file) else { return nil }
        return (file, line)
    }

    private func origin(mayName file: String) -> Bool {
        !_origin.isSystems && !["UIKit/", "AutoLayout/"].contains { file.hasPrefix($0) }
    }

    weak var holder: (any _LayoutItem)?
    public var _holder: (any _LayoutItem)? { holder }
    /// Set where activation failed for want of a common ancestor.
    public internal(set) var _hasNoCommonAncestor = false
    /// Counts activations: of a conflict the constraint that came last is given up.
    var activation = 0
    static var lastActivation = 0
    /// Counts constraints as they are made.
    let serial: Int
    private static var lastSerial = 0
    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required

    /// Points; may be changed at any time, which is the cheapest change there is.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            holder?._layoutEngine?.constantDidChange(self)
        }
    }

    /// Above 0, at most 1000; may be changed while the constraint is active.
    ///
    /// From or to 1000 such a change takes effect as on present systems; since older ones end the program there, it is
    /// reported (``_requirednessHandler``).
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            let old = storedPriority
            storedPriority = newValue
            if isActive, (old.rawValue >= 1000) != (newValue.rawValue >= 1000) { Self._requirednessHandler(self, old) }
            holder?._layoutEngine?.priorityDidChange(self)
        }
    }

    /// Whether the constraint takes part in layout; setting it adds it to or removes it from the nearest common view.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return deactivate() }
            activate()
            _LayoutEngine._checkActivated([self])
        }
    }

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: String = #fileID,
        line: Int = #line
    ) {
        _sourceFile = file
        _sourceLine = line
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = c
        Self.lastSerial += 1
        serial = Self.lastSerial
        super.init()
        if let problem = problem { fatalError(problem) }
    }

    /// A constraint without items, which can be kept but not activated.
    public override convenience init() {
        self.init(
            item: NSObject(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    /// As the console prints it: `<NSLayoutConstraint:0x600000000010 UILabel:0x600000000020.width == 100   (active)>`.
    ///
    /// Off the main thread, where the items may not be asked, class and address alone.
    nonisolated open override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { _fullDescription }
    }

    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        _ConstraintAnchors.anchor(of: firstItem, firstAttribute)
    }

    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { _ConstraintAnchors.anchor(of: $0, secondAttribute) }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        _LayoutEngine._batching {
            for constraint in constraints { constraint.isActive = true }
        }
        _LayoutEngine._checkActivated(constraints)
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// Who made a constraint; reports name it, and only constraints of users and stack views are broken in a conflict.
public enum _ConstraintOrigin: String, Sendable {
    case user
    case autoresizing
    case stack
    case margin
    case safeArea
    case encapsulated
    case contentSize
    case scrollContent

    /// Whether neither the program nor a stack view made the constraint.
    var isSystems: Bool { self != .user && self != .stack }
}
