// swift-tools-version: 6.2
import PackageDescription

// The sources import UIKit and SwiftUI; these flags say what the names stand for.
let aliases: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=ImperativeUI", "-module-alias", "SwiftUI=DeclarativeUI"])
]

let package = Package(
    name: "Unchanged",
    dependencies: [.package(name: "Isthmus", path: "../..")],
    targets: [
        .executableTarget(
            name: "Unchanged",
            dependencies: [
                .product(name: "ImperativeUI", package: "Isthmus"),
                .product(name: "DeclarativeUI", package: "Isthmus"),
            ],
            swiftSettings: aliases
        )
    ],
    swiftLanguageModes: [.v6]
)
