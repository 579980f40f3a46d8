// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that building the product never builds its benchmark.
let package = Package(
    name: "ListBenchmark",
    dependencies: [.package(name: "kumiko", path: "../..")],
    targets: [
        .systemLibrary(name: "CMalloc"),
        .executableTarget(
            name: "ListBenchmark", dependencies: ["CMalloc", .product(name: "UIKit", package: "kumiko")]),
    ],
    swiftLanguageModes: [.v6]
)
