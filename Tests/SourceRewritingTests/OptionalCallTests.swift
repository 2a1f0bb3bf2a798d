import Testing

@Suite("Calls of optional methods") struct OptionalCallTests {
    @Test(
        "A call of a method loses the question mark that asks for it",
        arguments: [
            ("delegate?.list?(self, didSelect: 3)", "delegate?.list(self, didSelect: 3)"),
            ("delegate.list?(a: 3)", "delegate.list(a: 3)"),
            ("d?.scrollViewDidScroll?(view)", "d?.scrollViewDidScroll(view)"),
            ("d?.textFieldShouldReturn?(f) ?? true", "d?.textFieldShouldReturn(f) ?? true"),
            ("if let x = d?.f?({ $0 }, b: [1: 2]) {}", "if let x = d?.f({ $0 }, b: [1: 2]) {}"),
        ])
    func calls(source: String, result: String) { #expect(rewritten(source) == result) }

    @Test("A call without labels is one of a method where a protocol of the target has it")
    func ownRequirements() {
        let other = ["@objc protocol P { @objc optional func end(); @objc optional func done(_ x: X) }"]
        #expect(file("d?.end?(); d?.done?(self)", with: other).text == "d?.end(); d?.done(self)")
        #expect(file("d?.end?(3)", with: other).text == "d?.end?(3)")
        #expect(file("d?.end?()", with: other + ["class A { var end: (() -> Void)? }"]).text == "d?.end?()")
    }

    @Test("What is asked of a result that became optional goes on behind a question mark")
    func chains() {
        let other = [
            "@objc protocol P { @objc optional func row(at i: Int) -> Row; @objc optional func f(_ i: Int) -> Row? }"
        ]
        #expect(
            file("d?.row?(at: 3).name; d.row?(at: 3)[2]", with: other).text == "d?.row(at: 3)?.name; d.row(at: 3)?[2]")
        #expect(file("d?.row?(at: 3) ?? x; d?.f?(3)?.name", with: other).text == "d?.row(at: 3) ?? x; d?.f(3)?.name")
    }

    @Test(
        "Calls of closures, and other question marks, stay",
        arguments: [
            "onTap?(3)", "self.completion?(a ? b : c)", "d?.handler?()", "x as? (A, B)", "try? (f(a: 3))",
            "A.B?(a: 3)", "a.b ? (c) : d", "x.f?.g(a: 3)", "x.f? (a: 3)",
        ])
    func closures(source: String) { #expect(rewritten(source) == source) }

    @Test("Asking whether an object has an optional method is reported")
    func questions() {
        let other = ["@objc protocol P { @objc optional func end() }"]
        #expect(warnings("if d?.end != nil {}", with: other).map { $0.prefix(4) } == ["1:7 "])
        #expect(warnings("if let e = d?.end {}", with: other).count == 1)
        #expect(warnings("if d?.end?() == nil {}", with: other).count == 1)
        #expect(warnings("d?.end?()", with: other).isEmpty)
    }
}
