// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What the examples print and draw, which their tests compare with.
let exampleOutputs = ["Expected.txt", "Pictures.txt", "Pictures.svg", "Pictures-dark.svg", "Tree.txt"]

let package = Package(
    name: "Isthmus",
    products: [
        .library(name: "BridgedEnvironment", targets: ["BridgedEnvironment"]),
        .library(name: "ImperativeUI", targets: ["ImperativeUI", "TerminalHost", "BrowserHost"]),
        .library(name: "DeclarativeUI", targets: ["DeclarativeUI", "TerminalHost", "BrowserHost"]),
        .library(name: "Publishing", targets: ["Publishing"]),
        .library(name: "NetworkPublishing", targets: ["NetworkPublishing"]),
        // For targets with files that are written for Apple's compiler.
        .plugin(name: "AppleSources", targets: ["AppleSources"]),
        .plugin(name: "PortSources", targets: ["PortSources"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    ],
    targets: [
        .target(name: "Foundations"),
        .target(name: "BridgedEnvironment", dependencies: ["Foundations", "IsthmusMacros"]),
        .target(name: "Publishing", dependencies: ["Foundations"]),
        // What uses the network is a target of its own, as it loads many libraries.
        .target(name: "NetworkPublishing", dependencies: ["Publishing"]),
        .target(name: "Drawing", dependencies: ["Foundations"]),
        .target(name: "AccessibilityModel", dependencies: ["Foundations"]),
        .target(name: "Localization", dependencies: ["Foundations"]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["Foundations"]),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Foundations"]),
        .target(name: "Terminal"),
        .target(name: "WebServer"),
        .target(name: "TextEditing", dependencies: ["Foundations", "Drawing"]),
        .target(name: "LayoutEngine", dependencies: ["Foundations", "Drawing"]),
        .target(name: "ConstraintSolver", dependencies: ["Foundations"]),
        .target(name: "InterfaceFiles", dependencies: ["Foundations"]),
        .target(name: "Motion", dependencies: ["BridgedEnvironment", "LayoutEngine"]),
        // What the macro does is a target of its own, so that its tests are not built for the compiler as well.
        .target(name: "MacroExpansion"),
        .macro(name: "IsthmusMacros", dependencies: ["MacroExpansion"]),
        .target(name: "SourceRewriting"),
        .executableTarget(name: "AppleSourcesTool", dependencies: ["SourceRewriting"]),
        .plugin(
            name: "AppleSources", capability: .buildTool(), dependencies: ["AppleSourcesTool"],
            path: "Sources/AppleSources"),
        .plugin(
            name: "PortSources",
            capability: .command(
                intent: .custom(
                    verb: "port", description: "Writes a copy of a folder or file, rewritten for this library."),
                permissions: [.writeToPackageDirectory(reason: "The copy is written beside the folder or file.")]),
            dependencies: ["AppleSourcesTool"], path: "Sources/PortSources"),
        // The declaration in C that the compiler looks for where a class has `@UIApplicationMain`.
        .systemLibrary(name: "ApplicationMain"),
        .target(
            name: "ImperativeUI",
            dependencies: [
                "BridgedEnvironment", "AccessibilityModel", "ConstraintSolver", "CoreTransferable", "Drawing",
                "InterfaceFiles",
                "Localization", "TextEditing", "LayoutEngine", "Motion", "IsthmusMacros", "ApplicationMain",
            ]),
        .target(
            name: "TerminalHost",
            dependencies: [
                "ImperativeUI", "BridgedEnvironment", "Drawing", "Foundations", "Terminal", "TerminalHostRegistration",
            ]),
        // The call, in C, that registers the terminal as a host where it is linked.
        .target(name: "TerminalHostRegistration"),
        .target(
            name: "BrowserHost",
            dependencies: [
                "ImperativeUI", "BridgedEnvironment", "AccessibilityModel", "CoreTransferable", "Drawing",
                "Foundations", "WebServer", "BrowserHostRegistration",
            ],
            resources: ["page.html", "page.css", "inspector.html", "inspector.css"].map { .embedInCode("Page/\($0)") }
                + [
                    "page", "connection", "picture", "history", "elements", "pointers", "pinching", "keys", "dropping",
                    "faces", "traits", "inspector", "start",
                ].map {
                    .embedInCode("Page/Script/\($0).js")
                }),
        // The call, in C, that registers the browser as a host where it is linked.
        .target(name: "BrowserHostRegistration"),
        .target(
            name: "DeclarativeViews",
            dependencies: [
                "BridgedEnvironment", "AccessibilityModel", "CoreTransferable", "Publishing", "Drawing",
                "Localization", "TextEditing", "LayoutEngine", "Motion", "IsthmusMacros",
            ]),
        // The boundary between the two worlds, which both it exports.
        .target(
            name: "DeclarativeUI",
            dependencies: [
                "DeclarativeViews", "ImperativeUI", "BridgedEnvironment", "AccessibilityModel", "CoreTransferable",
                "Drawing", "TextEditing", "LayoutEngine", "Motion", "IsthmusMacros",
            ]),

        .target(name: "Pictures", dependencies: ["DeclarativeUI"], path: "Examples/Pictures"),
        .executableTarget(
            name: "ThemeBridge",
            dependencies: ["ImperativeUI", "DeclarativeUI", "TerminalHost", "BrowserHost", "Pictures"],
            path: "Examples/ThemeBridge",
            exclude: exampleOutputs + ["Pictures-rtl.txt"]
        ),
        .executableTarget(
            name: "PetVoting", dependencies: ["DeclarativeUI", "TerminalHost", "BrowserHost", "Pictures"],
            path: "Examples/PetVoting",
            exclude: exampleOutputs + ["Pictures-rtl.txt"]),
        .executableTarget(
            name: "Lifetimes", dependencies: ["DeclarativeUI", "TerminalHost", "BrowserHost", "Pictures"],
            path: "Examples/Lifetimes",
            exclude: exampleOutputs),
        .target(name: "NotesApp", dependencies: ["DeclarativeUI"], path: "Examples/Notes/App"),
        .executableTarget(
            name: "Notes", dependencies: ["NotesApp", "TerminalHost", "BrowserHost"], path: "Examples/Notes/Program"),
        .executableTarget(
            name: "Gallery", dependencies: ["DeclarativeUI", "TerminalHost", "BrowserHost", "Pictures"],
            path: "Examples/Gallery",
            exclude: exampleOutputs + ["Pictures-rtl.txt", "Controls/Sheets", "Inspector.png"]),

        .executableTarget(
            name: "SceneGraph", dependencies: ["BridgedEnvironment"], path: "Examples/SceneGraph",
            exclude: ["Expected.txt"]),

        .executableTarget(
            name: "RunLoopHost", dependencies: ["DeclarativeUI", "TerminalHost"], path: "Tests/RunLoopHost"),
        .executableTarget(name: "TerminalProgram", dependencies: ["Terminal"], path: "Tests/TerminalProgram"),
        .executableTarget(
            name: "ThreadStress",
            dependencies: ["DeclarativeUI", "BridgedEnvironment", "PublisherModels", "TestSupport"],
            path: "Tests/ThreadStress"),
        .target(
            name: "TestSupport", dependencies: ["Drawing", "LayoutEngine", "BridgedEnvironment"],
            path: "Tests/TestSupport"),
        // Apart from the other helpers, as most tests know no application.
        .target(name: "UITestSupport", dependencies: ["ImperativeUI"], path: "Tests/UITestSupport"),
        .target(
            name: "TreeModels", dependencies: ["DeclarativeUI", "BridgedEnvironment", "TestSupport"],
            path: "Tests/TreeModels"),
        .target(
            name: "PublisherModels", dependencies: ["Publishing", "BridgedEnvironment", "TestSupport"],
            path: "Tests/PublisherModels"),
        .executableTarget(name: "TreeSoak", dependencies: ["TreeModels", "TestSupport"], path: "Tests/TreeSoak"),
        .testTarget(
            name: "BridgedEnvironmentTests", dependencies: ["BridgedEnvironment", "SceneGraph", "TestSupport"]),
        .testTarget(
            name: "PublishingTests",
            dependencies: ["Publishing", "NetworkPublishing", "BridgedEnvironment", "PublisherModels", "TestSupport"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "TestSupport"], exclude: ["Golden"]),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization", "BridgedEnvironment", "TestSupport"]),
        .testTarget(
            name: "CoreTransferableTests",
            dependencies: ["CoreTransferable", "UniformTypeIdentifiers", "Foundations", "TestSupport"]),
        .testTarget(name: "WebServerTests", dependencies: ["WebServer", "TestSupport"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport", "TerminalProgram"]),
        .testTarget(name: "TextEditingTests", dependencies: ["TextEditing", "Drawing", "TestSupport"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "BridgedEnvironment", "TestSupport"]),
        .testTarget(
            name: "ImperativeUITests",
            dependencies: [
                "ImperativeUI", "TerminalHost", "Terminal", "Localization", "BridgedEnvironment", "TestSupport",
                "UITestSupport",
            ]),
        .testTarget(
            name: "MotionTests",
            dependencies: [
                "ImperativeUI", "DeclarativeUI", "DeclarativeViews", "LayoutEngine", "Motion", "BridgedEnvironment",
                "TestSupport",
            ]),
        .testTarget(
            name: "DeclarativeUITests",
            dependencies: [
                "DeclarativeUI", "DeclarativeViews", "LayoutEngine", "Localization", "Motion", "BridgedEnvironment",
                "TestSupport", "UITestSupport",
            ],
            exclude: ["Drawing/Golden"]),
        .testTarget(
            name: "AccessibilityTests",
            dependencies: [
                "AccessibilityModel", "ImperativeUI", "DeclarativeUI", "DeclarativeViews", "Drawing",
                "BridgedEnvironment", "TestSupport", "UITestSupport",
            ]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
        .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting", "TestSupport"]),
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "TestSupport"]),
        .testTarget(
            name: "NotesTests", dependencies: ["NotesApp", "DeclarativeUI", "TestSupport"],
            exclude: ["Snapshots", "Tree.txt"]),
        .testTarget(
            name: "BridgeTests",
            dependencies: [
                "ImperativeUI", "DeclarativeUI", "DeclarativeViews", "TerminalHost", "BrowserHost", "Terminal",
                "Drawing", "Motion", "BridgedEnvironment", "WebServer",
                "TestSupport", "UITestSupport", "ThemeBridge", "Lifetimes", "PetVoting", "Notes", "Gallery",
                "SceneGraph", "RunLoopHost", "ThreadStress", "TreeModels", "TreeSoak",
            ],
            exclude: ["Pictures/Snapshots"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Targets of tests are part of no product. What debuggers read takes a fifth of the time that they take to compile.
for target in package.targets where target.path?.hasPrefix("Tests/") ?? (target.type == .test) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-gnone"])]
    // With optimized libraries, tests spend little time in code of their own.
    if target.type == .test {
        target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
}
