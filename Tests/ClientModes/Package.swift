// swift-tools-version: 6.2
import PackageDescription

// The same client code, compiled in each of the modes that existing code is compiled in. The three folders hold links
// to the files in Shared. It compiles without a warning, or the build fails.
let libraries: [Target.Dependency] = [
    .product(name: "BridgedEnvironment", package: "Isthmus"),
    .product(name: "ImperativeUI", package: "Isthmus"),
    .product(name: "DeclarativeUI", package: "Isthmus"),
    .product(name: "Publishing", package: "Isthmus"),
    .product(name: "NetworkPublishing", package: "Isthmus"),
]
let aliases: SwiftSetting = .unsafeFlags([
    "-module-alias", "UIKit=ImperativeUI", "-module-alias", "SwiftUI=DeclarativeUI",
    "-module-alias", "CoreGraphics=Drawing", "-module-alias", "Combine=Publishing",
])

let package = Package(
    name: "ClientModes",
    dependencies: [.package(name: "Isthmus", path: "../..")],
    targets: [
        .target(
            name: "ClientSwift5", dependencies: libraries,
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error), aliases]),
        .target(
            name: "ClientSwift6", dependencies: libraries,
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error), aliases]),
        .target(
            name: "ClientMainActor", dependencies: libraries,
            swiftSettings: [
                .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error), aliases,
            ]),
        // Code from before concurrency, where Swift 6 mode has warnings and no error.
        .target(
            name: "ClientSwift6Warned", dependencies: libraries,
            swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-Xfrontend", "-suppress-warnings"]), aliases]),
        // A scene graph of its own has no need of views.
        .target(
            name: "ClientOfTheCore", dependencies: [.product(name: "BridgedEnvironment", package: "Isthmus")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
        .testTarget(
            name: "ClientTests", dependencies: libraries + ["ClientSwift6"],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    ]
)
