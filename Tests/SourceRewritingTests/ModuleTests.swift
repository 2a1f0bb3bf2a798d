import Testing

@Suite("Modules") struct ModuleTests {
    @Test(
        "An import names the module in place of Apple's",
        arguments: [
            ("import UIKit", "import ImperativeUI"), ("import SwiftUI", "import DeclarativeUI"),
            ("import Combine", "import Publishing"), ("import CoreGraphics", "import ImperativeUI"),
            ("import QuartzCore // layers", "import ImperativeUI // layers"),
            ("@testable import UIKit", "@testable import ImperativeUI"),
            ("@_exported import UIKit;import SwiftUI", "@_exported import ImperativeUI;import DeclarativeUI"),
            ("@preconcurrency public import Combine", "@preconcurrency public import Publishing"),
            ("import struct SwiftUI.Color", "import struct DeclarativeUI.Color"),
            ("import class UIKit.UIView", "import class ImperativeUI.UIView"),
            ("import UIKit.UIGestureRecognizerSubclass", "import ImperativeUI"),
        ])
    func imports(source: String, result: String) { #expect(rewritten(source) == result) }

    @Test(
        "Other imports stay",
        arguments: [
            "import os", "import os.log", "import WebKit", "import Foundation", "import UIKitExtras",
            "import MyUI.UIKit",
        ])
    func otherImports(source: String) { #expect(rewritten(source) == source) }

    @Test(
        "A module's name in front of a declaration's is that of the module in its place",
        arguments: [
            ("let x: UIKit.UIColor = .red", "let x: ImperativeUI.UIColor = .red"),
            ("SwiftUI.Text(\"SwiftUI.Text\")", "DeclarativeUI.Text(\"SwiftUI.Text\")"),
            ("\"\\(Combine.Just(3)) Combine.Just\"", "\"\\(Publishing.Just(3)) Combine.Just\""),
            ("[SwiftUI.Color]()", "[DeclarativeUI.Color]()"),
        ])
    func names(source: String, result: String) { #expect(rewritten(source) == result) }

    @Test(
        "Names that are no module's stay",
        arguments: [
            "x.UIKit.y", "f(UIKit: 3)", "enum UIKit { static let x = 3 }; UIKit.x", "let Combine = A(); Combine.run()",
            "UIKit", "x = UIKit\n", "\\.SwiftUI.x",
        ])
    func localNames(source: String) { #expect(rewritten(source) == source) }

    @Test("A type of another file hides the module of its name")
    func otherFile() {
        #expect(file("UIKit.x", with: ["enum UIKit { static let x = 3 }"]).text == "UIKit.x")
    }
}
