// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - Toolchain

/// The `usr` folder of the toolchain that `swiftc` in PATH belongs to.
///
/// Macros, the source adapter and the linter use the SwiftSyntax that ships inside it, so that nothing is downloaded
/// and the parser fits the compiler exactly.
func toolchainUsr() -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let usr = compiler.deletingLastPathComponent().deletingLastPathComponent().path
        if FileManager.default.fileExists(atPath: "\(usr)/lib/swift/host/SwiftSyntax.swiftmodule") { return usr }
    }
    return "/usr"
}

let syntaxFolder = toolchainUsr() + "/lib/swift/host"
let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
func syntaxLinks(_ modules: [String]) -> [LinkerSetting] {
    [.unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])]
        + modules.map { .linkedLibrary($0) }
}
let macroLibraries = [
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftSyntaxBuilder", "SwiftBasicFormat",
    "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftCompilerPluginMessageHandling",
]
let parserLibraries = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftBasicFormat",
]

// MARK: - Targets, lowest layer first; nothing imports upward

let systemLibraries: [Target] = [
    .systemLibrary(
        name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 cairo-svg fontconfig",
        providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libfontconfig-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
]

let foundations: [Target] = [
    .target(name: "ObjectiveC"),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UniformTypeIdentifiers", resources: [.embedInCode("Data")]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "LayoutSolver", swiftSettings: [.unsafeFlags(["-Ounchecked"], .when(configuration: .release))]),
    .target(name: "FindingModel"),
    .target(name: "CommandLineKit"),
]

let models: [Target] = [
    .target(name: "TextEngine", dependencies: ["CoreGraphics"], resources: [.embedInCode("Data")]),
    .target(name: "DisplayList", dependencies: ["CoreGraphics", "TextEngine"]),
    .target(name: "LayoutTree", dependencies: ["FindingModel"]),
    .target(name: "DeviceCatalog", resources: [.embedInCode("Data")]),
    .target(name: "RenderProtocol", dependencies: ["DeviceCatalog", "LayoutTree"]),
    .target(name: "PangoText", dependencies: ["CPangoCairo", "TextEngine"], resources: [.embedInCode("Data")]),
    .target(
        name: "CairoPainter",
        dependencies: ["CPangoCairo", "CoreGraphics", "DisplayList", "PangoText", "TextEngine"]),
]

let dropInModules: [Target] = [
    .target(name: "AutoLayout", dependencies: ["LayoutSolver", "CoreGraphics", "ObjectiveC"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "DisplayList", "ObjectiveC", "TextEngine"]),
    .target(name: "Combine"),
    .macro(name: "UIMacros", swiftSettings: syntaxSettings, linkerSettings: syntaxLinks(macroLibraries)),
    .target(
        name: "UIKit",
        dependencies: [
            "AutoLayout", "QuartzCore", "CoreGraphics", "ObjectiveC", "TextEngine", "DisplayList", "LayoutTree",
            "DeviceCatalog", "UIMacros", "_Testing_UIKit",
        ],
        resources: [.embedInCode("Data")]),
    .target(
        name: "SwiftUICore",
        dependencies: [
            "Combine", "CoreGraphics", "DeviceCatalog", "DisplayList", "LayoutTree", "ObjectiveC", "TextEngine",
        ],
        resources: [.embedInCode("Data")]),
    .target(
        name: "SwiftUI",
        dependencies: [
            "CoreGraphics", "DeviceCatalog", "DisplayList", "LayoutTree", "SwiftUICore", "TextEngine", "UIKit",
            "UIMacros", "UniformTypeIdentifiers",
        ],
        resources: [.embedInCode("Data")]),
]

let hosts: [Target] = [
    .target(
        name: "ViewHost",
        dependencies: [
            "SwiftUI", "UIKit", "AutoLayout", "DisplayList", "LayoutTree", "DeviceCatalog", "FindingModel",
            "RenderProtocol",
            "PangoText", "CairoPainter", "TextEngine",
        ]),
    .target(
        name: "SourceAdapter", swiftSettings: syntaxSettings, linkerSettings: syntaxLinks(parserLibraries)),
    .target(
        name: "LintEngine", dependencies: ["CYAML", "FindingModel"], swiftSettings: syntaxSettings,
        linkerSettings: syntaxLinks(parserLibraries)),
]

let commands: [Target] = [
    .target(
        name: "KumikoCommand",
        dependencies: [
            "CommandLineKit", "SourceAdapter", "LintEngine", "DeviceCatalog", "RenderProtocol", "LayoutTree",
            "FindingModel",
        ],
        resources: [.embedInCode("Resources")],
        swiftSettings: syntaxSettings,
        linkerSettings: syntaxLinks(parserLibraries)),
    .executableTarget(
        name: "kumiko-command", dependencies: ["KumikoCommand"], path: "Sources/kumiko",
        swiftSettings: syntaxSettings, linkerSettings: syntaxLinks(parserLibraries)),
]

let support: [Target] = [
    .target(name: "TestSupport", dependencies: ["LayoutSolver", "TextEngine"], path: "Tests/TestSupport")
]

// The toolchain's Testing module declares overlays over modules named CoreGraphics and UIKit, which exist for Apple's
// own ones only.
let withoutTestingOverlays: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

func tests(
    _ target: String, uses dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
    settings: [SwiftSetting] = [], links: [LinkerSetting]? = nil, excludes: [String] = []
) -> Target {
    .testTarget(
        name: target + "Tests", dependencies: [.byName(name: target), "TestSupport"] + dependencies,
        exclude: excludes, resources: resources, swiftSettings: [withoutTestingOverlays] + settings,
        linkerSettings: links)
}

let commandTests: [Target] = [
    .testTarget(
        name: "CommandTests",
        dependencies: [
            "KumikoCommand", "CommandLineKit", "SourceAdapter", "LintEngine", "DeviceCatalog", "RenderProtocol",
            "LayoutTree", "FindingModel", "TestSupport",
        ],
        swiftSettings: syntaxSettings, linkerSettings: syntaxLinks(parserLibraries)),
    .testTarget(name: "StructureTests", dependencies: ["TestSupport"]),
]

let package = Package(
    name: "kumiko",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(
            name: "KumikoRuntime", type: .dynamic,
            targets: ["ViewHost", "UIKit", "SwiftUI", "Combine", "OSLog", "os", "UniformTypeIdentifiers"]),
        .executable(name: "kumiko-command", targets: ["kumiko-command"]),
    ],
    targets: systemLibraries + foundations + models + dropInModules + hosts + commands + support + commandTests + [
        tests(
            "UIKit", uses: ["DeviceCatalog", "PangoText", "TextEngine"], resources: [.embedInCode("Data")],
            excludes: ["LayoutCases/Cases", "LayoutCases/Recordings"]),
        tests(
            "SwiftUICore", uses: ["Combine", "CoreGraphics", "DisplayList", "LayoutTree", "TextEngine"],
            resources: [.embedInCode("Data")], excludes: ["LayoutCases/Cases"]),
        tests(
            "SwiftUI", uses: ["DeviceCatalog", "DisplayList", "LayoutTree", "SwiftUICore", "TextEngine", "UIKit"],
            resources: [.embedInCode("Data")], excludes: ["LayoutCases/Cases"]),
        tests("LayoutSolver"),
        tests("DeviceCatalog"),
        tests("LayoutTree"),
        tests(
            "ViewHost",
            uses: [
                "DeviceCatalog", "DisplayList", "FindingModel", "LayoutTree", "RenderProtocol", "SwiftUI", "UIKit",
            ],
            resources: [.embedInCode("Data")]),
        tests("CoreGraphics"),
        tests("TextEngine"),
        tests("DisplayList", uses: ["CoreGraphics", "TextEngine"]),
        tests("QuartzCore", uses: ["CoreGraphics", "DisplayList", "TextEngine", "ObjectiveC"]),
        tests("CairoPainter", uses: ["CoreGraphics", "DisplayList", "QuartzCore", "TextEngine", "PangoText"]),
        tests("PangoText", uses: ["TextEngine", "CPangoCairo"]),
        tests("ObjectiveC"),
        tests("os", uses: ["OSLog"]),
        tests("UniformTypeIdentifiers"),
        tests(
            "SourceAdapter", resources: [.copy("Cases")], settings: syntaxSettings,
            links: syntaxLinks(parserLibraries)),
        tests("LintEngine", uses: ["FindingModel"], settings: syntaxSettings, links: syntaxLinks(parserLibraries)),
        tests("UIMacros", settings: syntaxSettings, links: syntaxLinks(macroLibraries)),
    ],
    swiftLanguageModes: [.v6]
)
