/// The modules that stand for Apple's.
enum ModuleTable {
    /// The name of Apple's module and that of the module in its place.
    private static let names = [
        "UIKit": "ImperativeUI",
        "SwiftUI": "DeclarativeUI",
        "Combine": "Publishing",
        "CoreGraphics": "ImperativeUI",
        "QuartzCore": "ImperativeUI",
    ]

    /// Returns the module in place of one of Apple's; `nil` for modules that keep their names.
    static func replacement(of module: String) -> String? { names[module] }
}
