// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that building the product never builds its benchmark.
let package = Package(
    name: "SwiftUIBenchmark",
    dependencies: [.package(name: "kumiko", path: "../..")],
    targets: [
        .systemLibrary(name: "CMalloc"),
        .executableTarget(
            name: "SwiftUIBenchmark", dependencies: ["CMalloc", .product(name: "SwiftUICore", package: "kumiko")]),
    ],
    swiftLanguageModes: [.v6]
)
