import DeclarativeUI
import Foundation

extension ControlCase {
    static let leadingViews: [ControlCase] = [
        .view("Groups that are opened") { notes in
            List {
                DisclosureGroup("Details") { Text("Inside") }
                OutlineGroup([Folder(name: "Top", folders: [Folder(name: "Sub")])], children: \.folders) {
                    Text($0.name)
                }
                Kept(false, notes) { isOpen in Section("Part", isExpanded: isOpen) { Text("Member") } }
            }
            .listStyle(.sidebar)
        }.then(
            .tells(
                "list",
                #"  button "Details" = "collapsed""#,
                #"  button "Top" = "collapsed""#,
                #"  button "Part" = "collapsed""#), .press(.button, "Details"), .press(.button, "Top"),
            .press(.button, "Part"),
            .tells(
                "list",
                #"  button "Details" = "expanded""#,
                #"  text "Inside""#,
                #"  button "Top" = "expanded""#,
                #"  text "Sub""#,
                #"  button "Part" = "expanded""#,
                #"  text "Member""#),
        ),
        .view("Links that navigate, the way back, tools") { notes in
            NavigationStack {
                VStack {
                    NavigationLink("Go") { Text("There").navigationTitle("Page") }
                    NavigationLink {
                        Text("Elsewhere")
                    } label: {
                        Label("Other", systemImage: "star")
                    }
                    Text("Home")
                }
                .navigationTitle("Start")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Tool") { notes.add("tool") } }
                    ToolbarItem(placement: .bottomBar) {
                        Button("Sign", systemImage: "trash") { notes.add("sign") }
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Menu("Menu") { Button("Entry") { notes.add("entry") } }
                    }
                }
            }
        }.then(
            .tells(
                #"button "Go""#,
                #"button "Other""#,
                #"text "Home""#,
                "navigation bar",
                #"  button "Menu""#,
                #"  button "Tool""#,
                #"  heading "Start""#,
                "toolbar",
                #"  button "Sign""#), .press(.button, "Tool"), .press(.button, "Sign"), .press(.button, "Menu"),
            .tells(
                "menu",
                #"  menu item "Entry""#),
            .press(.menuItem, "Entry"), .press(.button, "Go"),
            .tells(
                #"text "There""#,
                "navigation bar",
                #"  button "Start""#,
                #"  heading "Page""#), .press(.button, "Start"),
            .tells(
                #"button "Go""#,
                #"button "Other""#,
                #"text "Home""#,
                "navigation bar",
                #"  button "Menu""#,
                #"  button "Tool""#,
                #"  heading "Start""#,
                "toolbar",
                #"  button "Sign""#),
            .press(.button, "Other"),
            .tells(
                #"text "Elsewhere""#,
                "navigation bar",
                #"  button "Start""#), .escape(.text, "Elsewhere"),
            .tells(
                #"button "Go""#,
                #"button "Other""#,
                #"text "Home""#,
                "navigation bar",
                #"  button "Menu""#,
                #"  button "Tool""#,
                #"  heading "Start""#,
                "toolbar",
                #"  button "Sign""#), .notes("tool", "sign", "entry"),
        ),
        .view("Search with suggestions") { notes in
            NavigationStack {
                Kept("", notes) { text in
                    List { Text("Found \(text.wrappedValue)") }
                        .searchable(text: text, prompt: "Find")
                        .searchSuggestions {
                            Text("Apple").searchCompletion("apple"); Button("Act") { notes.add("act") }
                        }
                }
            }
        }.then(
            .tells(
                "list",
                #"  text "Found ""#,
                "navigation bar",
                #"  search field "Find""#), .press(.searchField, "Find"),
            .tells(
                "list",
                #"  text "Found ""#,
                #"button "Apple""#,
                #"button "Act""#,
                "navigation bar",
                #"  search field "Find""#,
                #"  button "Cancel""#), .type(.searchField, "Find", "ap"),
            .tells(
                "list",
                #"  text "Found ap""#,
                #"button "Apple""#,
                #"button "Act""#,
                "navigation bar",
                #"  search field "Find" = "ap""#,
                #"  button "Cancel""#),
            .press(.button, "Apple"),
            .tells(
                "list",
                #"  text "Found apple""#,
                "navigation bar",
                #"  search field "Find" = "apple""#,
                #"  button "Cancel""#), .press(.button, "Cancel"),
            .tells(
                "list",
                #"  text "Found ""#,
                "navigation bar",
                #"  search field "Find""#), .notes("ap", "apple", ""),
        ),
        .view("Tabs") { notes in
            Kept("One", notes) { shown in
                TabView(selection: shown) {
                    Tab("One", systemImage: "1.circle", value: "One") { Text("First") }
                    Tab("Two", systemImage: "2.circle", value: "Two") { Text("Second") }.badge(3)
                }
            }
        }.then(
            .tells(
                #"text "First""#,
                "tab bar",
                #"  tab "One" (selected)"#,
                #"  tab "Two" = "3""#), .press(.tab, "Two"),
            .tells(
                #"text "Second""#,
                "tab bar",
                #"  tab "One""#,
                #"  tab "Two" = "3" (selected)"#), .notes("Two")),
        .view("Pages") { notes in
            Kept(0, notes) { page in
                TabView(selection: page) {
                    Text("First").tag(0); Text("Second").tag(1)
                }
                .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
            }
        }.then(
            .tells(
                #"text "First""#,
                #"pages = "page 1 of 2""#), .increment(.pages, ""),
            .tells(
                #"text "Second""#,
                #"pages = "page 2 of 2""#), .notes("1")),
        .view("Rows that are chosen, deleted, moved and swiped") { notes in Rows(notes: notes) }.then(
            .tells(
                "list",
                #"  cell "Cat" [Flag, Pin, Delete, Move Down]"#,
                #"  cell "Dog" [Delete, Move Up, Move Down]"#,
                #"  cell "Fish" [Delete, Move Up]"#,
                "navigation bar",
                #"  button "Edit""#), .press(.cell, "Cat"), .act(.cell, "Cat", "Flag"), .act(.cell, "Cat", "Pin"),
            .act(.cell, "Dog", "Delete"),
            .tells(
                "list",
                #"  cell "Cat" (selected) [Flag, Pin, Delete, Move Down]"#,
                #"  cell "Fish" [Delete, Move Up]"#,
                "navigation bar",
                #"  button "Edit""#), .press(.button, "Edit"),
            .tells(
                "list",
                #"  cell "Cat" (selected) [Flag, Pin, Delete, Move Down]"#,
                #"    button "Remove""#,
                #"    text "Cat""#,
                #"  cell "Fish" [Delete, Move Up]"#,
                #"    button "Remove""#,
                #"    text "Fish""#,
                "navigation bar",
                #"  button "Done""#),
            .act(.cell, "Cat", "Move Down"),
            .tells(
                "list",
                #"  cell "Fish" [Delete, Move Down]"#,
                #"    button "Remove""#,
                #"    text "Fish""#,
                #"  cell "Cat" (selected) [Flag, Pin, Delete, Move Up]"#,
                #"    button "Remove""#,
                #"    text "Cat""#,
                "navigation bar",
                #"  button "Done""#), .press(.button, "Done"),
            .notes("Cat", "flag Cat", "pin Cat", "delete 1", "move 0 to 2"),
        ),
        .view("Rows that are not chosen") { notes in
            List {
                ForEach(["Cat", "Dog"], id: \.self) { name in
                    HStack {
                        Text(name); Text("An animal")
                    }
                    .swipeActions { Button("Flag \(name)", role: .destructive) { notes.add(name) } }
                    .contextMenu { Button("Menu") {} }
                }
                Button("Row") { notes.add("row") }.swipeActions(edge: .leading) {
                    Button {
                        notes.add("star")
                    } label: {
                        Image(systemName: "star")
                    }
                    Button("Off") {}.disabled(true)
                }
            }
        }.then(
            .tells(
                "list",
                #"  text "Cat" [Show Menu, Flag Cat]"#,
                #"  text "An animal" [Show Menu, Flag Cat]"#,
                #"  text "Dog" [Show Menu, Flag Dog]"#,
                #"  text "An animal" [Show Menu, Flag Dog]"#,
                #"  button "Row" [star]"#), .act(.text, "Dog", "Flag Dog"), .press(.button, "Row"),
            .act(.button, "Row", "star"),
            .notes("Dog", "row", "star"),
        ),
        .view("Sheets") { notes in
            Kept(false, notes) { isShown in
                Button("Show") { isShown.wrappedValue = true }
                    .sheet(isPresented: isShown) {
                        VStack {
                            Text("Sheet"); Button("Close") { isShown.wrappedValue = false }
                        }
                    }
            }
        }.then(
            .press(.button, "Show"),
            .tells(
                #"text "Sheet""#,
                #"button "Close""#), .press(.button, "Close"),
            .tells(
                #"button "Show""#), .press(.button, "Show"),
            .escape(.text, "Sheet"),
            .tells(
                #"button "Show""#), .notes("true", "false", "true", "false"),
        ),
        .view("Covers and popovers") { notes in
            VStack {
                Kept(false, notes) { isShown in
                    Button("Cover") { isShown.wrappedValue = true }
                        .fullScreenCover(isPresented: isShown) {
                            Button("Close cover") { isShown.wrappedValue = false }
                        }
                }
                Kept(false, notes) { isShown in
                    Button("Pop") { isShown.wrappedValue = true }
                        .popover(isPresented: isShown) { Text("Popover").presentationCompactAdaptation(.popover) }
                }
            }
        }.then(
            .press(.button, "Cover"),
            .tells(
                #"button "Close cover""#), .press(.button, "Close cover"), .press(.button, "Pop"),
            .tells(
                #"text "Popover""#),
            .escape(.text, "Popover"),
            .tells(
                #"button "Cover""#,
                #"button "Pop""#), .notes("true", "false", "true", "false"),
        ),
        .view("Alerts and dialogs") { notes in
            VStack {
                Kept(false, notes) { isShown in
                    Button("Ask") { isShown.wrappedValue = true }
                        .alert("Sure?", isPresented: isShown) {
                            TextField("Why", text: .constant(""))
                            Button("Yes") { notes.add("yes") }
                            Button("No", role: .cancel) {}
                        } message: {
                            Text("It is gone then.")
                        }
                }
                Kept(false, notes) { isShown in
                    Button("Choose") { isShown.wrappedValue = true }
                        .confirmationDialog("Which?", isPresented: isShown, titleVisibility: .visible) {
                            Button("This") { notes.add("this") }
                            Button("That", role: .destructive) { notes.add("that") }
                        }
                }
            }
        }.then(
            .press(.button, "Ask"),
            .tells(
                "alert",
                #"  heading "Sure?""#,
                #"  text "It is gone then.""#,
                #"  text field "Why""#,
                #"  button "Yes""#,
                #"  button "No""#), .press(.button, "Yes"), .press(.button, "Choose"),
            .tells(
                "alert",
                #"  heading "Which?""#,
                #"  button "This""#,
                #"  button "That""#,
                #"  button "Cancel""#),
            .press(.button, "That"),
            .tells(
                #"button "Ask""#,
                #"button "Choose""#),
        ),
        .view("Content that is refreshed") { notes in
            List { Text("Row") }.refreshable { await MainActor.run { notes.add("refresh") } }
        }.then(
            .tells(
                "list",
                #"  text "Row""#), .scroll(.text, "Row", .up),
            .tells(
                #"progress "Refreshing""#,
                "list",
                #"  text "Row""#),
        ),
        .view("Content that is scrolled") { _ in
            ScrollView { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
        }.then(.scroll(.text, "Row 5", .down), .scroll(.text, "Row 5", .up), .scroll(.text, "Row 5", .next)),
    ]
}

private struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?
    var id: String { name }
}

private struct Rows: View {
    let notes: Notes
    @State private var names = ["Cat", "Dog", "Fish"]
    @State private var chosen: String?

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                ForEach(names, id: \.self) { name in
                    if name == "Cat" {
                        Text(name)
                            .swipeActions(edge: .leading) { Button("Flag") { notes.add("flag \(name)") } }
                            .swipeActions { SwipeButtons(name: name, notes: notes) }
                    } else {
                        Text(name)
                    }
                }
                .onDelete { offsets in
                    notes.add("delete \(offsets.map(String.init).joined())")
                    names.remove(atOffsets: offsets)
                }
                .onMove { offsets, place in
                    notes.add("move \(offsets.map(String.init).joined()) to \(place)")
                    names.move(fromOffsets: offsets, toOffset: place)
                }
            }
            .toolbar { EditButton() }
        }
        .onChange(of: chosen) { _, new in notes.add(new ?? "none") }
    }
}

private struct SwipeButtons: View {
    let name: String
    let notes: Notes

    var body: some View { Button("Pin") { notes.add("pin \(name)") } }
}
