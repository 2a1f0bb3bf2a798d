import Testing

@Suite("Conditions of #if") struct ConditionTests {
    @Test(
        "The platform is iOS in a simulator",
        arguments: [
            ("os(iOS)", "true"), ("!os(iOS)", "!true"), ("os(macOS)", "false"), ("os( tvOS )", "false"),
            ("targetEnvironment(simulator)", "true"), ("targetEnvironment(macCatalyst)", "false"),
            ("canImport(UIKit)", "true"), ("canImport(SwiftUI) && swift(>=5)", "true && swift(>=5)"),
            ("canImport(UIKit, _version: 5)", "true"), ("canImport(UIKit.UIView)", "true"),
            ("(os(iOS) || os(watchOS)) && DEBUG", "(true || false) && DEBUG"),
            ("os(iOS) &&\n  !os(OSX)", "true &&\n  !false"), ("(\nos(iOS)\n)", "(\ntrue\n)"),
        ])
    func platform(condition: String, result: String) {
        #expect(rewritten("#if \(condition)\nf()\n#endif") == "#if \(result)\nf()\n#endif")
        #expect(rewritten("#if A\n#elseif \(condition)\nf()\n#endif") == "#if A\n#elseif \(result)\nf()\n#endif")
    }

    @Test(
        "What the compiler answers, it answers",
        arguments: [
            "os(Linux)", "DEBUG", "swift(>=5.9)", "compiler(<6)", "arch(arm64)", "canImport(AppKit)",
            "hasFeature(X)", "os()", "canImport", "_runtime(_ObjC)",
        ])
    func others(condition: String) {
        #expect(rewritten("#if \(condition)\nf()\n#endif") == "#if \(condition)\nf()\n#endif")
    }

    @Test("Calls with the names of conditions stay, as does what asks when the program runs")
    func calls() {
        let source = "os(iOS)\ncanImport(UIKit)\nif #available(iOS 13, *) {}\n#if A\nos(iOS)\n#endif"
        #expect(rewritten(source) == source)
    }

    @Test("Attributes and imports in conditions are rewritten")
    func contents() {
        #expect(rewritten("#if os(iOS)\nimport UIKit\n#endif") == "#if true\nimport ImperativeUI\n#endif")
        #expect(
            rewritten("class A {\n  #if DEBUG\n  @objc\n  #endif\n  func f() {}\n}")
                == "class A {\n  #if DEBUG\n\n  #endif\n  func f() {}\n}")
    }
}
