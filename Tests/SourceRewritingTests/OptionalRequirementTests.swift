import Testing

@Suite("Optional requirements") struct OptionalRequirementTests {
    @Test(
        "An optional requirement is one that all have, and is implemented behind the protocol in its last line",
        arguments: [
            ("func f()", "func f()", "func f() {}"),
            ("func f(_ a: A,\n b: B) -> Void", "func f(_ a: A,\n b: B) -> Void", "func f(_ a: A, b: B) -> Void {}"),
            ("func f() -> Int", "func f() -> Int?", "func f() -> Int? { nil }"),
            ("func f() -> [Int]?", "func f() -> [Int]?", "func f() -> [Int]? { nil }"),
            ("func f() -> (A) -> B?", "func f() -> ((A) -> B?)?", "func f() -> ((A) -> B?)? { nil }"),
            ("func f() -> any P", "func f() -> (any P)?", "func f() -> (any P)? { nil }"),
            ("static func f()", "static func f()", "static func f() {}"),
            ("func f(_ c: UIKit.C)", "func f(_ c: ImperativeUI.C)", "func f(_ c: ImperativeUI.C) {}"),
            ("var x: Int { get }", "var x: Int? { get }", "var x: Int? { nil }"),
            ("var x: Int? { get set }", "var x: Int? { get set }", "var x: Int? { get { nil } set {} }"),
        ])
    func requirements(source: String, requirement: String, implementation: String) {
        #expect(
            rewritten("@objc protocol P: AnyObject {\n    @objc optional \(source)\n}\n")
                == "protocol P: AnyObject {\n    \(requirement)\n}; extension P { \(implementation) }\n")
    }

    @Test("A public protocol has public implementations")
    func access() {
        let text = rewritten(
            "@objc public protocol P: Q, AnyObject { @objc optional func f(); optional func g() -> A }")
        #expect(text.hasSuffix("}; public extension P { func f() {}; func g() -> A? { nil } }"))
    }

    @Test(
        "A protocol of Objective-C is one of classes",
        arguments: [
            ("@objc protocol P {}", "protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
            ("@objc protocol P: class {}", "protocol P: class {}"),
            ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
            ("protocol P: Q {}", "protocol P: Q {}"),
        ])
    func classBound(source: String, result: String) { #expect(rewritten(source) == result) }

    @Test("Results of methods and properties are optional where an optional requirement asks for them")
    func conformers() {
        let requirement = ["@objc protocol P { @objc optional func f(a: A) -> Int; @objc optional var x: Int { get } }"]
        func text(_ source: String) -> String { file(source, with: requirement).text }
        #expect(text("class C: P { func f(a: A) -> Int { 3 } }") == "class C: P { func f(a: A) -> Int? { 3 } }")
        #expect(text("class C {}; extension C: B, P { func f(a: A) -> Int { 3 } }").contains("-> Int? {"))
        #expect(text("class C: P {}; class D: C { func f(a: A) -> Int { 3 } }").contains("-> Int? {"))
        #expect(
            text("class C: P { var x: Int { 3 }; func f(b: A) -> Int { 3 } }")
                == "class C: P { var x: Int? { 3 }; func f(b: A) -> Int { 3 } }")
        #expect(text("class C: P { let x = A(3) }") == "class C: P { let x: A? = A(3) }")
        #expect(text("class C: Q { func f(a: A) -> Int { 3 } }") == "class C: Q { func f(a: A) -> Int { 3 } }")
    }

    @Test("The word `optional` elsewhere stays")
    func names() {
        for source in ["protocol P { var optional: Int { get } }", "let optional = 3", "f(optional: 3)"] {
            #expect(rewritten(source) == source)
        }
    }

    @Test("A protocol in a type, whose requirements cannot be implemented beside it, is reported")
    func nested() {
        #expect(
            warnings("class A {\n @objc protocol P {\n @objc optional func f() } }").map { $0.prefix(5) } == ["2:17 "])
    }
}
