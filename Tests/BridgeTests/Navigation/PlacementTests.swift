import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Where items and fields of bars are put, by the names of the places") struct PlacementTests {
    private func bar(_ placement: ToolbarItemPlacement) -> [String] {
        let stage = NavigationStage(
            NavigationStack {
                Text("contents")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: placement) { Button("item") {} } }
            })
        return stage.lines
    }

    @Test("Each ToolbarItemPlacement is at its end of the bar, in its middle, or below the page")
    func placements() {
        let leading: [ToolbarItemPlacement] = [.topBarLeading, .navigationBarLeading, .navigation, .cancellationAction]
        for place in leading { #expect(bar(place).first == "item Title") }
        let trailing: [ToolbarItemPlacement] = [
            .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .secondaryAction, .confirmationAction,
            .destructiveAction,
        ]
        for place in trailing { #expect(bar(place).first == "Title item") }
        #expect(bar(.principal).first == "item")
        for place in [ToolbarItemPlacement.bottomBar, .status] {
            #expect(bar(place).first == "Title" && bar(place).last == "item")
        }
    }

    private struct Found: View {
        let placement: SearchFieldPlacement
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List(0..<100) { Text("row \($0)") }
                    .navigationTitle("Title")
                    .searchable(text: $text, placement: placement, prompt: "Find")
            }
        }
    }

    @Test("A field in the navigationBarDrawer may be scrolled away, unless it is to be there always")
    func navigationBarDrawer() {
        func hides(_ placement: SearchFieldPlacement) -> Bool? {
            let stage = NavigationStage(Found(placement: placement))
            #expect(stage.lines.contains { $0.contains("Find") })
            return stage.navigations.first?.topViewController?.navigationItem.hidesSearchBarWhenScrolling
        }
        #expect(hides(.automatic) == true && hides(.navigationBarDrawer) == true)
        #expect(hides(.navigationBarDrawer(displayMode: .automatic)) == true)
        #expect(hides(.navigationBarDrawer(displayMode: .always)) == false)
    }
}
