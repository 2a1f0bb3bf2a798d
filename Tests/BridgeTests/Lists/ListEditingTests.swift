import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Lists that are edited")
struct ListEditingTests {
    struct Fruit: Identifiable, Equatable {
        let id: Int
        var name: String { "fruit \(id)" }
    }

    @Observable final class Shelf {
        var fruits = (1...4).map { Fruit(id: $0) }
        var log: [String] = []
        var ids: [Int] { fruits.map(\.id) }
    }

    private struct Screen: View {
        let shelf: Shelf
        var fixed: Int?

        var body: some View {
            List {
                ForEach(shelf.fruits) { fruit in
                    Text(fruit.name).deleteDisabled(fruit.id == fixed).moveDisabled(fruit.id == fixed)
                        .swipeActions(edge: .leading) { Button("flag") { shelf.log.append("flag \(fruit.id)") } }
                }
                .onDelete { shelf.fruits.remove(atOffsets: $0) }
                .onMove { shelf.fruits.move(fromOffsets: $0, toOffset: $1) }
                EditButton()
            }
        }
    }

    private func y(of text: String, in stage: NavigationStage) -> CGFloat {
        let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        return CGFloat(lines.firstIndex { $0.contains(text) } ?? 0) * 16 + 8
    }

    @Test("A swipe to the left shows the button that deletes, which deletes the element")
    func swipeToDelete() {
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        let y = y(of: "fruit 2", in: stage)
        stage.host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 140, y: y))
        #expect(stage.lines.contains { $0.contains("Delete") } && shelf.ids == [1, 2, 3, 4])
        stage.tap("Delete")
        #expect(shelf.ids == [1, 3, 4] && !stage.lines.contains { $0.contains("Delete") })
    }

    @Test("A swipe across the row does what its first button does")
    func fullSwipe() {
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        let y = y(of: "fruit 3", in: stage)
        stage.host.drag(from: CGPoint(x: 20, y: y), to: CGPoint(x: 300, y: y))
        #expect(shelf.log == ["flag 3"] && !stage.lines.contains { $0.contains("flag") })
    }

    @Test("A drag up or down scrolls, and is no swipe")
    func verticalDrag() {
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        stage.host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 190, y: 10))
        #expect(!stage.lines.contains { $0.contains("Delete") })
    }

    @Test("Showing the buttons of one row hides those of another")
    func oneRowAtATime() {
        let stage = NavigationStage(Screen(shelf: Shelf()))
        for name in ["fruit 1", "fruit 3"] {
            let y = y(of: name, in: stage)
            stage.host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 140, y: y))
        }
        #expect(stage.lines.count { $0.contains("Delete") } == 1)
    }

    @Test("In edit mode rows have a button for deleting and a handle, but for those that say no")
    func editMode() {
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf, fixed: 3))
        stage.tap("Edit")
        #expect(stage.lines == ["⊖ fruit 1 ≡", "⊖ fruit 2 ≡", "fruit 3", "⊖ fruit 4 ≡", "Done"])
        stage.host.tap(at: CGPoint(x: 36, y: y(of: "fruit 4", in: stage)))
        stage.tap("Delete")
        #expect(shelf.ids == [1, 2, 3])
        stage.tap("Done")
        #expect(stage.lines == ["fruit 1", "fruit 2", "fruit 3", "Edit"])
    }

    @Test("A row that is dragged by its handle moves to where it is let go")
    func move() {
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        stage.tap("Edit")
        let (from, to) = (y(of: "fruit 1", in: stage), y(of: "fruit 3", in: stage))
        stage.host.drag(from: CGPoint(x: 284, y: from), to: CGPoint(x: 284, y: to + 4))
        #expect(shelf.ids == [2, 3, 1, 4])
        stage.host.drag(from: CGPoint(x: 284, y: to), to: CGPoint(x: 284, y: from - 4))
        #expect(shelf.ids == [1, 2, 3, 4])
    }

    @Test("A hosting controller is edited as its views are")
    func hostedMode() {
        let controller = UIHostingController(rootView: Screen(shelf: Shelf()))
        let stage = NavigationStage(controller)
        controller.setEditing(true, animated: false)
        #expect(stage.lines.contains("Done"))
        stage.tap("Done")
        #expect(!controller.isEditing)
    }

    @Test("Elements move before the offset that they are given, counted before the move")
    func offsets() {
        let tracks = [
            (IndexSet([0]), 3), (IndexSet([3]), 0), (IndexSet([1, 3]), 4), (IndexSet(), 2), (IndexSet([2]), 2),
        ]
        let results = tracks.map { source, destination in
            var values = [0, 1, 2, 3]
            values.move(fromOffsets: source, toOffset: destination)
            return values
        }
        #expect(results == [[1, 2, 0, 3], [3, 0, 1, 2], [0, 2, 1, 3], [0, 1, 2, 3], [0, 1, 2, 3]])
        var values = [0, 1, 2, 3]
        values.remove(atOffsets: [0, 2])
        #expect(values == [1, 3])
    }

    @Test("Offsets without an element trap")
    func wrongOffsets() async {
        await #expect(processExitsWith: .failure) {
            var values = [1]
            values.remove(atOffsets: [1])
        }
        await #expect(processExitsWith: .failure) {
            var values = [1]
            values.move(fromOffsets: [0], toOffset: 2)
        }
    }
}
