// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that building the product never builds its benchmark.
let package = Package(
    name: "SolverBenchmark",
    dependencies: [.package(name: "kumiko", path: "../..")],
    targets: [
        .systemLibrary(name: "CMalloc"),
        .executableTarget(
            name: "SolverBenchmark", dependencies: ["CMalloc", .product(name: "LayoutSolver", package: "kumiko")]),
    ],
    swiftLanguageModes: [.v6]
)
