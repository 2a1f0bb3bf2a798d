import Foundation
import Testing

@testable import MacroExpansion

@Suite("Expanding previews") struct PreviewMacroTests {
    @Test(
        "The body is the closure behind, or the argument of that name",
        arguments: [
            ("#Preview { A() }", "", PreviewCall.Body.closure(" A() ")),
            ("#Preview(\"a, b\", traits: .x(1, 2), .y) { A() }", "\"a, b\", traits: .x(1, 2), .y", .closure(" A() ")),
            ("#Preview(\"a\", body: { A() })", "\"a\"", .closure(" A() ")),
            ("#Preview(body: make)", "", .function(" make")),
            ("#Preview(\"a\", body: { $0 }(make))", "\"a\"", .function(" { $0 }(make)")),
        ])
    func calls(source: String, arguments: String, body: PreviewCall.Body) throws {
        let call = try #require(PreviewCall(source))
        #expect(call.arguments == arguments)
        #expect(call.body == body)
    }

    @Test("Without a body it is none", arguments: ["#Preview", "#Preview(\"a\")", "Preview { A() }", "#Preview(\"a\""])
    func nothing(source: String) { #expect(PreviewCall(source) == nil) }

    @Test("A list of views is built, and what returns by itself is called")
    func statements() {
        #expect(PreviewBody(" A() ").source.contains("@_Builder func content() -> _Content { A() \n}"))
        #expect(PreviewBody("let a = 1\nreturn A(a)").source.contains("= { @MainActor in let a = 1\nreturn A(a)\n}()"))
        // This one returns from a closure inside.
        #expect(PreviewBody("A { return 1 }").source.contains("@_Builder"))
    }

    @Test("Variables of the view that is shown are taken out, to the end of their declarations")
    func variables() {
        let source = PreviewBody(
            """
            // The model.
            @Previewable @State var a = [
                1, 2,
            ]
            @Previewable
            @State
            var b: Int
                = 3; let c = 4
            @Previewable @FocusState var d: Bool
            A($a, b, c)
                .e()
            """
        ).source
        let parts = source.components(separatedBy: "var body: some View {")
        #expect(parts[0].contains("@State var a = [\n    1, 2,\n]") && parts[0].contains("@FocusState var d: Bool"))
        #expect(parts[0].contains("var b: Int\n    = 3;"))
        #expect(parts[1].contains("let c = 4") && parts[1].contains("A($a, b, c)\n    .e()"))
        #expect(!parts[1].contains("Previewable") && !parts[0].contains("Previewable"))
    }
}
