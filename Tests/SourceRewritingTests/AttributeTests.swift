import Testing

@Suite("Attributes and modifiers") struct AttributeTests {
    @Test(
        "An attribute that only Apple's compiler reads is removed, with the space behind it",
        arguments: [
            "@objc", "@objc(name)", "@objc(move:to:)", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBOutlet",
            "@IBInspectable", "@NSCopying", "@GKInspectable", "@objc @IBAction", "@objc\t",
        ])
    func removal(attribute: String) {
        #expect(
            rewritten("struct A {\n    \(attribute) private func f() {}\n}")
                == "struct A {\n    private func f() {}\n}")
    }

    @Test(
        "Attributes of types are removed",
        arguments: ["@objcMembers", "@IBDesignable", "@objc", "@objc(XYPage)"])
    func types(attribute: String) {
        #expect(rewritten("\(attribute) final class A {}") == "final class A {}")
    }

    @Test("A line that held only an attribute stays, without the space in front of it")
    func lines() {
        #expect(rewritten("class A {\n    @objc\n    func f() {}\n}") == "class A {\n\n    func f() {}\n}")
        #expect(rewritten("@objc(\n  name\n)\nclass A {}") == "\n\n\nclass A {}")
    }

    @Test("Kept spacing puts a space in place of each byte, so that columns stay")
    func columns() {
        #expect(rewritten("@objc(a:) func f()", spacing: .kept) == "          func f()")
    }

    @Test(
        "Other attributes, and words that only look like one, stay",
        arguments: [
            "@MainActor func f() {}", "@available(iOS 13, *) func f() {}", "let objc = 3", "f(objc: 3)",
            "@ObjcName var x = 3", "x.objc()", "\"@objc\"", "// @objc", "/* /* @objc */ @objc */",
            "#\"\"\"\n@objc\n\"\"\"#",
        ])
    func others(source: String) { #expect(rewritten(source) == source) }

    @Test(
        "The modifier `dynamic` is removed",
        arguments: [
            ("class A { dynamic var x = 3 }", "class A { var x = 3 }"),
            ("class A { @objc dynamic private(set) var x = 3 }", "class A { private(set) var x = 3 }"),
            ("class A { private(set) dynamic var x = 3 }", "class A { private(set) var x = 3 }"),
            ("class A {\n  @objc dynamic\n  var x = 3 }", "class A {\n\n  var x = 3 }"),
            ("class A {\n  open override dynamic func f() {} }", "class A {\n  open override func f() {} }"),
        ])
    func modifier(source: String, result: String) { #expect(rewritten(source) == result) }

    @Test(
        "The name `dynamic` stays",
        arguments: [
            "let dynamic = 3", "enum A { case dynamic\n var x: Int { 3 } }", "f(dynamic: 3)",
            "return dynamic\nvar x = 3",
            "x.dynamic\nvar y = 3", "enum A { case a, dynamic\n func f() {} }", "dynamic.run()", "`dynamic` var",
        ])
    func name(source: String) { #expect(rewritten(source) == source) }

    @Test("A program that begins with an application's delegate begins with `@main`")
    func applicationMain() {
        #expect(rewritten("@UIApplicationMain class A {}") == "@main class A {}")
    }

    @Test("A property of Core Data is reported at its line")
    func coreData() {
        let source = "class A {\n  @NSManaged var x: String\n}"
        #expect(rewritten(source) == "class A {\n  var x: String\n}")
        #expect(warnings(source).map { $0.prefix(4) } == ["2:3 "])
    }
}
