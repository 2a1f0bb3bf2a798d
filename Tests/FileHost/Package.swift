// swift-tools-version: 6.2
import PackageDescription

// A host in a package of its own, which has only what the library's products make public, and an example that runs in
// it. The folder of the example is a link.
let package = Package(
    name: "FileHost",
    dependencies: [.package(name: "Isthmus", path: "../..")],
    targets: [
        .target(
            name: "FileHost", dependencies: [.product(name: "ImperativeUI", package: "Isthmus")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "FileNotesApp", dependencies: [.product(name: "DeclarativeUI", package: "Isthmus")]),
        .executableTarget(
            name: "HostedNotes", dependencies: ["FileHost", "FileNotesApp"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ]
)
