import SwiftSyntax

extension Rule {
    static let deviceOrientation = Rule(
        "D01", "device_orientation_layout", .error,
        "Layout asks how the device is held.",
        """
        The orientation of the device is unknown at the start and flat on a table, and says nothing about a window that \
        shares the screen. Ask the size that the view has. Cameras and sensors, the orientations that a controller supports, \
        and logs are not meant.
        """,
        failing: [
            "let isWide = UIDevice.current.orientation.isLandscape",
            """
            func begin() {
                center.addObserver(self, selector: rotate, name: UIDevice.orientationDidChangeNotification, object: nil)
                width.constant = 90
            }
            """,
        ],
        passing: [
            "import AVFoundation\nlet turned = UIDevice.current.orientation.isLandscape",
            "func log() { print(UIDevice.current.orientation) }",
            "func note() { state.orientation = UIDevice.current.orientation }",
        ],
        checks: [
            .chains(["orientation", "interfaceOrientation", "statusBarOrientation", "orientationDidChangeNotification"])
            {
                chain, context in
                let sensors: Set<String> = ["AVFoundation", "CoreMotion", "ARKit", "Vision", "AVKit"]
                guard context.file.imports.isDisjoint(with: sensors) else { return }
                let asked: Bool
                switch chain.links.first(where: { names.contains($0.name) })?.name {
                case "orientation"?: asked = chain.rootName == "UIDevice" && chain.has("current")
                case "orientationDidChangeNotification"?: asked = chain.rootName == "UIDevice"
                case nil: asked = false
                default: asked = chain.links.count > 1 || chain.rootName != "self"
                }
                let function = (chain.scope.functionName ?? "").lowercased()
                let isLog = isLogged(chain) || chain.ancestors.contains { $0.chain.has("removeObserver") }
                guard asked, !isLog, !isHandedOn(chain, context),
                    !["supported", "autorotate", "preferredinterface", "snapshot"].contains(where: function.contains)
                else { return }
                var message = "the layout asks how the device is held, not how large the window is"
                if let conditional = context.conditional(deciding: chain.start), conditional.hasElse {
                    message += "; the other branch also means an unknown orientation and lying flat"
                }
                context.report(
                    chain, message,
                    fixes: ["compare the width and height of the view", "read the size classes of the view"])
            }
        ])

    private static let names: Set<String> = [
        "orientation", "interfaceOrientation", "statusBarOrientation", "orientationDidChangeNotification",
    ]

    /// Kept or announced as what it is, and nothing in the file lays out by it.
    private static func isHandedOn(_ chain: Chain, _ context: RuleContext) -> Bool {
        let asks: Set<String> = ["isLandscape", "isPortrait", "isFlat", "isValidInterfaceOrientation"]
        if chain.hasAny(asks) { return false }
        let name = (context.valueName(of: chain.node) ?? "").lowercased()
        guard name.hasSuffix("orientation") || chain.lastName == "orientationDidChangeNotification" else {
            return false
        }
        let asksElsewhere = context.file.chains.contains { $0.hasAny(asks) }
        return !asksElsewhere && !context.hasLayout(in: 0..<context.file.source.bytes.count)
    }

    /// It is printed, or kept in a local value that is only printed.
    private static func isLogged(_ chain: Chain) -> Bool {
        let logs: Set<String> = ["print", "NSLog", "debugPrint", "os_log", "log", "logger", "Logger"]
        let isInLog = { (chain: Chain) in chain.ancestors.contains { logs.contains($0.chain.rootName) } }
        if isInLog(chain) { return true }
        guard let local = chain.scope.locals.values.first(where: { $0.initializer?.id == chain.node.id }) else {
            return false
        }
        let uses = chain.scope.allChains.filter { $0.rootName == local.name }
        return !uses.isEmpty && uses.allSatisfy(isInLog)
    }
}
