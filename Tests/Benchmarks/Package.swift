// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Isthmus", path: "../..")],
    targets: [
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCount",
                .product(name: "ImperativeUI", package: "Isthmus"),
                .product(name: "DeclarativeUI", package: "Isthmus"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
