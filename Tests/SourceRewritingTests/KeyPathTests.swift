import Testing

@Suite("Key paths of Objective-C") struct KeyPathTests {
    @Test(
        "A key path is a string of the properties, without the type in front",
        arguments: [
            ("a", "a"), ("a.b", "a.b"), ("Page.layer.position", "layer.position"), ("self.a", "a"),
            ("A.B.c", "c"), ("UIKit.UIView.alpha", "alpha"), ("a\n.b", "a.b"),
        ])
    func strings(argument: String, result: String) {
        let lines = String(repeating: "\n", count: argument.count { $0 == "\n" })
        #expect(rewritten("f(#keyPath(\(argument)), 3)") == "f(\"\(result)\"\(lines), 3)")
    }

    @Test("What is no key path is reported and stays")
    func reports() {
        #expect(rewritten("#keyPath(a[0])") == "#keyPath(a[0])")
        #expect(warnings("#keyPath(a[0])").count == 1)
    }
}
