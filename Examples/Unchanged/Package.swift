// swift-tools-version: 6.2
import PackageDescription

// The sources import UIKit and SwiftUI; these flags say what the names stand for.
let aliases: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=ImperativeUI", "-module-alias", "SwiftUI=DeclarativeUI"])
]

let libraries: [Target.Dependency] = [
    .product(name: "ImperativeUI", package: "Isthmus"),
    .product(name: "DeclarativeUI", package: "Isthmus"),
]

let package = Package(
    name: "Unchanged",
    dependencies: [.package(name: "Isthmus", path: "../..")],
    targets: [
        .executableTarget(name: "Unchanged", dependencies: libraries, swiftSettings: aliases),
        // A program as an App, and one as a delegate: what `swift run` starts in a terminal is theirs to use.
        .executableTarget(name: "BooksApp", dependencies: libraries, swiftSettings: aliases),
        .executableTarget(name: "BooksDelegate", dependencies: libraries, swiftSettings: aliases),
        // The delegate as it was written before `@main`, which Swift 6 mode does not take.
        .executableTarget(
            name: "BooksBefore", dependencies: libraries, swiftSettings: aliases + [.swiftLanguageMode(.v5)]),
        // Files with what only Apple's compiler reads, such as selectors, which the plug-in rewrites.
        .executableTarget(
            name: "ReadingLog", dependencies: libraries, exclude: ["AppleSources"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AppleSources", package: "Isthmus")]),
    ],
    swiftLanguageModes: [.v6]
)
