import Testing

@testable import SourceRewriting

@Suite("Names in Objective-C") struct ObjectiveCNameTests {
    @Test(
        "The first label follows the name, with `With` between them unless one is a preposition there",
        arguments: [
            ("f", [], "f"), ("f", [""], "f:"), ("f", ["", ""], "f::"), ("f", ["a"], "fWithA:"),
            ("f", ["for"], "fFor:"), ("f", ["forKey", "in"], "fForKey:in:"), ("f", ["format"], "fWithFormat:"),
            ("moveTo", ["point"], "moveToPoint:"), ("f", ["", "b", ""], "f:b::"), ("f", ["with"], "fWith:"),
            ("init", ["coder"], "initWithCoder:"), ("init", ["for"], "initFor:"), ("f", ["éa"], "fWithÉa:"),
        ] as [(String, [String], String)])
    func methods(name: String, labels: [String], selector: String) {
        #expect(ObjectiveCName.method(name, labels: labels) == selector)
    }

    @Test("A setter's name begins with `set`")
    func setters() {
        #expect(ObjectiveCName.setter("name") == "setName:")
        #expect(ObjectiveCName.setter("isOn") == "setIsOn:")
    }
}
