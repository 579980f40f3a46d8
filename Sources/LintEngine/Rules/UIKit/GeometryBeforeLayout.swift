import SwiftSyntax

extension Rule {
    static let geometryBeforeLayout = Rule(
        "U23", "uikit_geometry_before_layout", .warning,
        "A size is read before the first layout and kept.",
        """
        In an initialiser, `viewDidLoad` and `awakeFromNib` a view has the size of its nib or none; what is computed from it \
        is wrong on every other device and after rotation. Read sizes in `layoutSubviews` or `viewDidLayoutSubviews`. A \
        frame that is resized by an autoresizing mask, and constraints, need no reading.
        """,
        failing: [
            """
            final class Dawn: UIView {
                let glow = CAGradientLayer()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    glow.frame = bounds
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            """
            final class DawnController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    picture.layer.cornerRadius = picture.bounds.height / 2
                }
            }
            """,
        ],
        passing: [
            """
            final class Dawn: UIView {
                let glow = CAGradientLayer()
                override func layoutSubviews() {
                    super.layoutSubviews()
                    glow.frame = bounds
                }
            }
            """,
            """
            final class DawnController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    picture.frame = view.bounds
                    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                }
            }
            """,
        ],
        checks: [
            .assignments([
                "frame", "cornerRadius", "itemSize", "path", "center", "position", "width", "height", "shadowPath",
            ]) {
                assignment, context in
                let scope = assignment.scope
                guard isEarly(scope), !assignment.owner.hasPrefix("$"), assignment.parent == nil,
                    !isLocalNumber(assignment),
                    let source = scope.chains.first(where: { isSize($0) && inside($0, assignment) })
                else { return }
                let uses = context.uses(around: scope)
                let isResized = uses.assignments.contains { other in
                    other.property == "autoresizingMask" && other.owner == assignment.owner
                }
                guard !isResized, !scope.parameters.keys.contains(source.rootName) else { return }
                context.report(
                    assignment.node,
                    "'\(source.path() ?? "bounds")' is read before the first layout: it is not the size that is shown",
                    fixes: [
                        "assign it in \(context.symbols.isController(scope.type) ? "viewDidLayoutSubviews" : "layoutSubviews")"
                    ])
            }
        ])

    private static func isEarly(_ scope: Scope) -> Bool {
        switch scope.kind {
        case .initializer: true
        case .function(let name): ["viewDidLoad", "awakeFromNib"].contains(name)
        default: false
        }
    }

    /// A local value, or a part of one: what is done with it is not known.
    private static func isLocalNumber(_ assignment: Assignment) -> Bool {
        let root = assignment.path.split(separator: ".").first.map(String.init) ?? ""
        guard let local = assignment.scope.local(root) else { return false }
        let parts = assignment.path.split(separator: ".")
        return parts.count == 1
            || parts.dropFirst().allSatisfy { ["size", "width", "height", "origin"].contains($0) }
                && local.typeName.map { !["UIView", "CALayer"].contains($0) } ?? true
    }

    private static func inside(_ chain: Chain, _ assignment: Assignment) -> Bool {
        assignment.value.contains { $0.byteRange.contains(chain.start) }
    }

    /// `bounds`, `view.bounds.width`, `self.frame.size`: the geometry of a view, not of a screen.
    private static func isSize(_ chain: Chain) -> Bool {
        guard chain.rootName != "UIScreen", chain.rootName != ".", !chain.rootName.isEmpty, !chain.has("screen") else {
            return false
        }
        let names = [chain.rootName] + chain.links.map(\.name)
        guard let index = names.firstIndex(where: { $0 == "bounds" || $0 == "frame" }) else { return false }
        return chain.rootCall == nil && names[(index + 1)...].allSatisfy { sizeNames.contains($0) }
            && names.allSatisfy { $0 != "main" }
    }

    private static let sizeNames: Set<String> = [
        "size", "width", "height", "midX", "midY", "maxX", "maxY", "minX", "minY", "insetBy", "origin", "center",
    ]
}
