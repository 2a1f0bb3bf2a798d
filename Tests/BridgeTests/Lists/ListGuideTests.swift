import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Guides of separators, and plain lists") struct ListGuideTests {
    private func picture(_ list: some View) -> String {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.rootViewController = UIHostingController(rootView: list)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window.snapshot(medium: .vector).svg()
    }

    /// The left and right ends of the red lines, in points.
    private func lines(_ list: some View) throws -> [ClosedRange<Double>] {
        let pattern = /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="[\d.]+" fill="#ff383c"/
        return try picture(list).matches(of: pattern).map { match in
            let (start, width) = (try #require(Double(match.1)), try #require(Double(match.2)))
            return start...(start + width)
        }
    }

    private func list(_ row: some View) -> some View {
        List {
            row.listRowSeparatorTint(.red)
            Text("last").listRowSeparator(.hidden)
        }
        .listStyle(PlainListStyle())
    }

    @Test("A line begins at the listRowSeparatorLeading of the row, and ends at its listRowSeparatorTrailing")
    func guides() throws {
        let row = Text("row").frame(width: 100)
        let usual = try #require(lines(list(row)).first)
        #expect(usual.upperBound == 320)
        let later = try #require(
            lines(list(row.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 40 })).first)
        #expect(later.lowerBound == usual.lowerBound + 40 && later.upperBound == 320)
        let shorter = try #require(
            lines(list(row.alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] })).first)
        #expect(shorter.lowerBound == usual.lowerBound && shorter.upperBound == usual.lowerBound + 100)
    }

    @Test("A PlainListStyle has rows from edge to edge; by default they are on cards")
    func plain() {
        let rows = List { Text("row") }
        let named = picture(rows.listStyle(PlainListStyle()))
        #expect(named == picture(rows.listStyle(.plain)) && named != picture(rows))
    }
}
