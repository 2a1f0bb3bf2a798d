import Foundation
import Testing

@testable import SourceRewriting

@Suite("Outlets and actions") struct ConnectionTests {
    /// Returns the method that a class with members gets; empty for none.
    private func added(_ members: String, to header: String = "class Page: UIViewController") -> String {
        let text = rewritten("\(header) { \(members) }")
        guard let start = text.range(of: "func _connect"),
            let end = text.range(of: "}; ", options: .backwards)
        else { return "" }
        return String(text[start.lowerBound..<end.lowerBound])
    }

    @Test("A class with an outlet gets a method that sets it by its name, in the line of its brace")
    func outlet() {
        let source = "class Page: UIViewController {\n    @IBOutlet private weak var label: UILabel!\n}"
        #expect(
            rewritten(source) == "class Page: UIViewController { public override func _connect(_ connection: "
                + "_NibConnection) { if connection.isOutlet(\"label\") { connection.set(&self.label) } else "
                + "{ super._connect(connection) } };\n    private weak var label: UILabel!\n}")
    }

    @Test("An action is known by its name in Objective-C and becomes a selector of its method")
    func action() {
        let text = added("@IBAction func move(to place: Int, animated: Bool) {}; @IBAction func stop() {}")
        #expect(
            text.contains(
                "isAction(\"moveTo:animated:\") { connection.use(Selector(\"moveTo:animated:\", Page.move(to:animated:))) }"
            ))
        #expect(text.contains("isAction(\"stop\") { connection.use(Selector(\"stop\", Page.stop)) }"))
        #expect(
            added("@IBAction @objc(go:) func leave(_ sender: Any) {}").contains("Selector(\"go:\", Page.leave(_:))"))
    }

    @Test("A method that makes the destination of a segue is known by its name, too")
    func segueAction() {
        let text = added("@IBSegueAction func show(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }")
        #expect(text.contains("Selector(\"show:sender:\", Page.show(_:sender:))"))
    }

    @Test("A value that Interface Builder can inspect is set as outlets are")
    func value() {
        #expect(added("@IBInspectable var radius = 3.0 { didSet { draw() } }").contains("connection.set(&self.radius)"))
        #expect(added("@IBInspectable var radius: CGFloat { get { 3 } set {} }").contains("&self.radius"))
    }

    @Test(
        "What cannot be set or called by name is left out",
        arguments: [
            "@IBInspectable var x: Int { 3 }", "@IBOutlet let x: UIView", "@IBAction static func x() {}",
            "@IBAction func x() async {}", "@IBAction func x() throws {}", "@objc func x() {}", "var x = 3",
        ])
    func others(member: String) { #expect(added(member) == "") }

    @Test("The actions of extensions in all files of a target are in the method of the class")
    func extensions() {
        let other = "extension Page { @IBAction func tap(_ sender: Any) {} }"
        let text = file("class Page: UIViewController {}", with: [other]).text
        #expect(text.contains("Selector(\"tap:\", Page.tap(_:))"))
        let hidden = "extension Page { @IBAction private func tap(_ sender: Any) {} }"
        #expect(file("class Page: UIViewController {}", with: [hidden]).text == "class Page: UIViewController {}")
    }

    @Test("A class below one with outlets overrides the method, and calls that of its superclass")
    func inheritance() {
        let base = "class Base: NSObject { @IBOutlet var a: UIView! }"
        let text = file("class Page: Base { @IBOutlet var b: UIView! }", with: [base]).text
        #expect(text.hasPrefix("class Page: Base { public override func _connect"))
        #expect(text.contains("else { super._connect(connection) }"))
    }

    @Test(
        "A class that inherits no such method declares that its objects are connected",
        arguments: [
            ("class Page: NSObject", "class Page: NSObject, _NibConnecting {"),
            (
                "class Page: NSObject, UITableViewDelegate",
                "class Page: NSObject, _NibConnecting, UITableViewDelegate {"
            ),
            ("class Page", "class Page: _NibConnecting {"),
            ("class Page: UITableViewDelegate", "class Page: UITableViewDelegate, _NibConnecting {"),
            ("class Page<T>: NSObject where T: View", "class Page<T>: NSObject, _NibConnecting where T: View {"),
        ])
    func root(header: String, result: String) {
        let text = rewritten("\(header) { @IBOutlet var a: UIView! }")
        #expect(text.hasPrefix("\(result) @MainActor public func _connect"))
        #expect(!text.contains("super."))
    }

    @Test("A class below one without outlets, at whose root is no class of UIKit, declares it as well")
    func plainRoot() {
        let text = file("class Page: Base { @IBOutlet var a: UIView! }", with: ["class Base: NSObject {}"]).text
        #expect(text.hasPrefix("class Page: Base, _NibConnecting {"))
    }

    @Test("Classes with one name in several files have their own outlets")
    func privateClasses() {
        let other = "private class Cell: UITableViewCell { @IBOutlet var b: UIView! }"
        let text = file("private class Cell: UITableViewCell { @IBOutlet var a: UIView! }", with: [other]).text
        #expect(text.contains("&self.a") && !text.contains("&self.b"))
    }

    @Test("Members that are there under a condition are connected if the platform fulfils it")
    func conditions() {
        func members(_ condition: String) -> String { "\n#if \(condition)\n@IBOutlet var a: UIView!\n#endif\n" }
        #expect(added(members("os(iOS)")) != "")
        #expect(added(members("!os(macOS)")) != "")
        #expect(added(members("os(macOS)")) == "")
        #expect(added(members("DEBUG")) == "")
        #expect(added("\n#if os(macOS)\n#else\n@IBOutlet var a: UIView!\n#endif\n") != "")
        #expect(rewritten("#if DEBUG\nclass A: UIView { @IBOutlet var a: UIView! }\n#endif").contains("&self.a"))
    }

    @Test("Names of generic and of nested classes are those that their own code can use")
    func nested() {
        let text = rewritten("enum Outer { class Inner<T>: UIView { @IBAction func go() {} } }")
        #expect(text.contains("Selector(\"go\", Inner.go)"))
        #expect(
            rewritten("class A: UIView { @IBOutlet var `in`: UIView! }").contains(
                "isOutlet(\"in\") { connection.set(&self.`in`) }"))
    }

    @Test("A class that has the method keeps it")
    func ownMethod() {
        let members = "@IBOutlet var a: UIView!; override func _connect(_ c: _NibConnection) {}"
        #expect(
            rewritten("class Page: UIView { \(members) }")
                == "class Page: UIView { \(members.replacingOccurrences(of: "@IBOutlet ", with: "")) }")
    }
}
