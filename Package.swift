// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Isthmus",
    products: [
        .library(name: "ImperativeUI", targets: ["ImperativeUI"]),
        .library(name: "DeclarativeUI", targets: ["DeclarativeUI"]),
    ],
    targets: [
        .target(name: "UnifiedStorage"),
        .target(name: "Drawing"),
        .target(name: "ImperativeUI", dependencies: ["UnifiedStorage", "Drawing"]),
        .target(name: "DeclarativeUI", dependencies: ["UnifiedStorage", "Drawing", "ImperativeUI"]),

        .target(name: "Pictures", dependencies: ["DeclarativeUI"], path: "Examples/Pictures"),
        .executableTarget(
            name: "ThemeBridge",
            dependencies: ["ImperativeUI", "DeclarativeUI", "Pictures"],
            path: "Examples/ThemeBridge",
            exclude: ["Expected.txt"]
        ),
        .executableTarget(
            name: "Lifetimes", dependencies: ["DeclarativeUI"], path: "Examples/Lifetimes", exclude: ["Expected.txt"]),

        .executableTarget(name: "RunLoopHost", dependencies: ["DeclarativeUI"], path: "Tests/RunLoopHost"),
        .target(name: "TestSupport", dependencies: ["UnifiedStorage"], path: "Tests/TestSupport"),
        .testTarget(name: "UnifiedStorageTests", dependencies: ["UnifiedStorage", "TestSupport"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "TestSupport"], exclude: ["Golden"]),
        .testTarget(name: "ImperativeUITests", dependencies: ["ImperativeUI", "UnifiedStorage", "TestSupport"]),
        .testTarget(
            name: "DeclarativeUITests", dependencies: ["DeclarativeUI", "UnifiedStorage", "TestSupport"],
            exclude: ["Drawing/Golden"]),
        .testTarget(
            name: "BridgeTests",
            dependencies: [
                "ImperativeUI", "DeclarativeUI", "UnifiedStorage", "TestSupport", "ThemeBridge", "Lifetimes",
                "RunLoopHost",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
