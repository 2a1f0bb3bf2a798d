import SwiftUI

/// A list that is searched in one of several places.
struct LibrarySearch: View {
    enum Place: String, CaseIterable, Identifiable {
        case library = "Library"
        case store = "Store"
        var id: Self { self }
    }

    @State private var text = ""
    @State private var place = Place.library
    let titles: [String]

    private var found: [String] { text.isEmpty ? titles : titles.filter { $0.contains(text) } }

    var body: some View {
        NavigationStack {
            List(found, id: \.self) { title in
                Text(title)
            }
            .navigationTitle(place.rawValue)
            .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search titles")
            .searchScopes($place, activation: .onSearchPresentation) {
                ForEach(Place.allCases) { place in
                    Text(place.rawValue).tag(place)
                }
            }
        }
    }
}

/// A document that is renamed by the menu of its title.
struct RenamedDocument: View {
    @State private var name = "Notes"
    @FocusState private var isNaming: Bool

    var body: some View {
        NavigationStack {
            TextField("Name", text: $name)
                .focused($isNaming)
                .navigationTitle(name)
                .toolbarTitleMenu {
                    RenameButton()
                }
                .renameAction($isNaming)
        }
        .contextMenu { RenameButton() }
        .renameAction { isNaming = true }
    }
}
