import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("The tint of icons in rows") struct ListItemTintTests {
    private func svg(_ view: some View) -> String { view.snapshot(size: CGSize(width: 160, height: 96)).svg() }

    private let list = List { Label("Star", systemImage: "star") }

    @Test("The icon of a row's label has the tint of its item, and that of the surroundings without one")
    func icons() {
        #expect(svg(list.listItemTint(.red)) == svg(list.tint(.red)))
        #expect(svg(list.listItemTint(.fixed(.red)).tint(.green)) == svg(list.tint(.red)))
        #expect(svg(list.listItemTint(nil as Color?)) == svg(list))
        #expect(svg(list.listItemTint(.monochrome)) != svg(list))
    }
}
