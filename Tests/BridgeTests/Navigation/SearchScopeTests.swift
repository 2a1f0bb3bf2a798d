import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("What can be searched in", .serialized) struct SearchScopeTests {
    private enum Shelf: String, CaseIterable { case all = "All", mine = "Mine", lent = "Lent" }

    @MainActor private final class Search: ObservableObject {
        @Published var text = ""
        @Published var isPresented = false
        @Published var shelf = Shelf.all
        @Published var shelves = Shelf.allCases
    }

    private struct Screen: View {
        @ObservedObject var search: Search
        let activation: SearchScopeActivation?

        var body: some View {
            NavigationStack {
                page.navigationTitle("Books")
            }
        }

        @ViewBuilder private var page: some View {
            let field = Text("in \(search.shelf.rawValue)")
                .searchable(text: $search.text, isPresented: $search.isPresented)
            if let activation {
                field.searchScopes($search.shelf, activation: activation) {
                    ForEach(search.shelves, id: \.self) { Text($0.rawValue) }
                }
            } else {
                field.searchScopes($search.shelf) {
                    ForEach(search.shelves, id: \.self) { Text($0.rawValue) }
                }
            }
        }
    }

    private func begin(_ activation: SearchScopeActivation? = nil) -> (Search, NavigationStage) {
        let search = Search()
        return (search, NavigationStage(Screen(search: search, activation: activation)))
    }

    private func isOffered(_ stage: NavigationStage) -> Bool { stage.lines.contains { $0.contains("Lent") } }

    @Test("The choice is below the field while that is in use")
    func shown() {
        let (search, stage) = begin()
        #expect(!isOffered(stage))
        search.isPresented = true
        #expect(isOffered(stage))
        let lines = stage.lines
        let (scopes, page) = (lines.firstIndex { $0.contains("Lent") }, lines.firstIndex { $0.contains("in All") })
        #expect((scopes ?? 0) < (page ?? 0), "\(lines)")
        search.isPresented = false
        #expect(!isOffered(stage))
    }

    @Test("A tap chooses, and what the program chooses is shown")
    func choosing() {
        let (search, stage) = begin()
        search.isPresented = true
        _ = stage.lines
        stage.tap("Mine")
        #expect(search.shelf == .mine && stage.lines.contains("in Mine"))
        search.shelf = .lent
        #expect(stage.lines.contains("in Lent"))
        let tree = stage.window.accessibilityTree
        let chosen = Shelf.allCases.filter { shelf in
            tree.elements(.button, label: shelf.rawValue).contains { $0.traits.contains(.selected) }
        }
        #expect(chosen == [.lent])
    }

    @Test("Where it is asked for on entry, the choice comes with the first character")
    func entry() {
        let (search, stage) = begin(.onTextEntry)
        search.isPresented = true
        #expect(!isOffered(stage))
        stage.host.type("a")
        #expect(isOffered(stage))
        search.text = ""
        #expect(!isOffered(stage))
    }

    @Test("What is offered follows the program, and goes with the field")
    func following() {
        let (search, stage) = begin(.onSearchPresentation)
        search.isPresented = true
        search.shelves = [.all, .mine]
        #expect(!isOffered(stage) && stage.lines.contains { $0.contains("Mine") })
        search.shelves = Shelf.allCases
        #expect(isOffered(stage))
    }
}
