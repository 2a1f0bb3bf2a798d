import Testing

@Suite("Selectors") struct SelectorTests {
    @Test(
        "A selector of a method is its name in Objective-C and the method of its class",
        arguments: [
            ("tap", "func tap() {}", "Selector(\"tap\", Page.tap)"),
            ("tap", "@objc func tap(_ b: B) {}", "Selector(\"tap:\", Page.tap(_:))"),
            ("tap(_:)", "func tap(_ b: B) {}", "Selector(\"tap:\", Page.tap(_:))"),
            ("self.tap", "func tap(b: B) {}", "Selector(\"tapWithB:\", Page.tap(b:))"),
            ("Self.move", "func move(to p: P, by x: X) {}", "Selector(\"moveTo:by:\", Page.move(to:by:))"),
            ("Page.move(to:_:)", "func move(to p: P, _ x: X) {}", "Selector(\"moveTo::\", Page.move(to:_:))"),
            ("super.viewDidLoad", "", "Selector(\"viewDidLoad\", Page.viewDidLoad)"),
            ("named", "@objc(other:) func named(_ x: X) {}", "Selector(\"other:\", Page.named(_:))"),
            ("`default`", "func `default`() {}", "Selector(\"default\", Page.`default`)"),
            ("reset", "@objc static func reset() {}", "Selector(\"reset\", classMethod: Page.reset)"),
            ("UIView.endEditing(_:)", "", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
            ("UIKit.UIView.layoutSubviews", "", "Selector(\"layoutSubviews\", ImperativeUI.UIView.layoutSubviews)"),
        ])
    func methods(argument: String, members: String, result: String) {
        #expect(selector(argument, members: members) == result)
    }

    @Test("A method in an extension, a superclass or another file of the target is found")
    func otherFiles() {
        let others = ["extension Page { func tap(sender: B) {} }", "class Base { func old(_ x: X) {} }"]
        #expect(selector("tap", with: others) == "Selector(\"tapWithSender:\", Page.tap(sender:))")
        let text = file("class Page: Base { let s = #selector(old) }", with: others).text
        #expect(text == "class Page: Base { let s = Selector(\"old:\", Page.old(_:)) }")
    }

    @Test(
        "The class is the one around the selector",
        arguments: [
            "class Page { class Cell { func tap() {}; let s = # } }",
            "extension Cell { func f() { g { # } } ; func tap() {} }",
            "class Cell { lazy var b: B = { let b = B(); b.f(#); return b }(); func tap() {} }",
            "class Cell<T>: Base<T> where T: X { init() { struct A {}; f(#) }; func tap() {} }",
            "class Cell { func tap() {}; func f() { enum Key { static let s = # } } }",
            "class Cell { func tap() {}; #if A\n let x = \"}\"\n#else\n let x = /}/\n#endif\n let s = # }",
            "actor A {}; let actor = 3; class Cell { class func f() { # }; func tap() {} }",
        ])
    func scopes(source: String) {
        let text = rewritten(
            source.replacing(" # ", with: " #selector(tap) ").replacing("(#)", with: "(#selector(tap))"))
        #expect(text.contains("Selector(\"tap\", Cell.tap)"))
    }

    @Test("An extension of a nested type names it as it is written there")
    func nestedExtension() {
        #expect(
            rewritten("extension A.B { func f() { g(#selector(h)) } }")
                == "extension A.B { func f() { g(Selector(\"h\", A.B.h)) } }")
    }

    @Test(
        "A type behind `as` chooses between methods of one name",
        arguments: [
            ("f as (B) -> Void", "Selector(\"f:\", Page.f(_:) as (Page) -> (B) -> Void)"),
            ("Page.f as (Page) -> (B) -> Void", "Selector(\"f:\", Page.f(_:) as (Page) -> (B) -> Void)"),
            ("f(_:) as (UIKit.B) -> ()", "Selector(\"f:\", Page.f(_:) as (Page) -> (ImperativeUI.B) -> ())"),
            ("self.f as () -> Void", "Selector(\"f\", Page.f as (Page) -> () -> Void)"),
        ])
    func overloads(argument: String, result: String) {
        #expect(selector(argument, members: "func f() {}; func f(_ b: B) {}; func f(_ s: S) {}") == result)
    }

    @Test("Of methods of one name, the one that Objective-C knows is meant")
    func objectiveC() {
        #expect(selector("f", members: "func f() {}; @objc func f(_ b: B) {}") == "Selector(\"f:\", Page.f(_:))")
    }

    @Test("Selectors of properties are made of key paths")
    func properties() {
        #expect(selector("getter: name") == "Selector(\"name\", getter: \\Page.name)")
        #expect(selector("setter: self.name") == "Selector(\"setName:\", setter: \\Page.name)")
        #expect(selector("getter: UIView.isHidden") == "Selector(\"isHidden\", getter: \\UIView.isHidden)")
        #expect(selector("getter: on", members: "@objc(isOn) var on = true") == "Selector(\"isOn\", getter: \\Page.on)")
    }

    @Test("The class of a variable is the one that is written")
    func variables() {
        let other = ["class Model { func fetch(_ x: X) {} }"]
        let result = "Selector(\"fetch:\", Model.fetch(_:))"
        #expect(selector("model.fetch", members: "var model: Model?", with: other) == result)
        #expect(selector("self.model.fetch", members: "let model = Model()", with: other) == result)
        #expect(selector("item.fetch", with: other) == result)
        let local = file(
            "class A { func f() { let m = Model(); g(#selector(m.fetch)) } }",
            with: other + ["class B { func fetch() {} }"])
        #expect(local.text.contains(result))
    }

    @Test(
        "A name in Objective-C in the scope of its class is a selector of the method",
        arguments: [
            "Selector(\"tapWithSender:\")", "Selector((\"tapWithSender:\"))",
            "NSSelectorFromString(\"tapWithSender:\")",
        ])
    func names(source: String) {
        #expect(
            rewritten("class A { func tap(sender: B) {}; let s = \(source) }")
                == "class A { func tap(sender: B) {}; let s = Selector(\"tapWithSender:\", A.tap(sender:)) }")
    }

    @Test("A selector on several lines has as many, in front of its parenthesis")
    func lines() {
        #expect(
            selector("\n  tap\n", members: "func tap() {}") == "Selector(\"tap\", Page.tap\n\n)")
    }

    @Test(
        "What cannot be rewritten is reported at its place and stays",
        arguments: [
            ("class A {\n  let s = #selector(f())\n}", "2:11"), ("let s = #selector(f)", "1:9"),
            ("class A { func f() throws {}\n let s = #selector(f) }", "2:10"),
            ("class A { func f() async {}\n\tlet s = #selector(f) }", "2:10"),
            ("class A { let s = Selector(name) }", "1:19"), ("class A { let s = Selector(\"gone:\") }", "1:19"),
            ("let c = NSClassFromString(\"A\")", "1:9"), ("class A { let s = #selector(a.f) }", "1:19"),
        ])
    func reports(source: String, place: String) {
        #expect(rewritten(source) == source)
        #expect(warnings(source).map { String($0.prefix { $0 != " " }) } == [place])
    }

    @Test("A selector with its method, and declarations of types of that name, are left alone")
    func own() {
        for source in ["Selector(\"f\", A.f)", "struct Selector {}", "func Selector(name: S) {}", "let s: Selector"] {
            #expect(rewritten(source) == source)
            #expect(warnings(source).isEmpty)
        }
    }
}
