import DeclarativeUI
import Testing

@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Tags of a range") struct RangeTagTests {
    private struct People: View {
        @State private var people = 2
        var body: some View { Picker("People", selection: $people) { ForEach(5..<100) { Text("\($0) people") } } }
    }

    @Test("The integers of a constant range have their offsets as tags and identities")
    func offsets() {
        #expect(People().snapshot(size: CGSize(width: 320, height: 48)).text().contains("7 people"))
        #expect((5..<9).map(ForEach(5..<9) { Text("\($0)") }.elements.id) == [0, 1, 2, 3])
    }

    @Test("A range may begin at the least integer")
    func least() {
        let rows = ForEach(Int.min..<Int.min + 2) { Text("\($0)") }
        #expect([Int.min, Int.min + 1].map(rows.elements.id) == [0, 1])
    }
}
