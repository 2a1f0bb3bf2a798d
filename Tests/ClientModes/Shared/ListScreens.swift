// Lists and forms as client code writes them.

import SwiftUI

struct ListedTask: Identifiable, Hashable {
    let id: Int
    var title = ""
    var isDone = false
    var subtasks: [ListedTask]?
}

struct ClientTaskList: View {
    @State private var tasks: [ListedTask] = []
    @State private var selected: Set<ListedTask.ID> = []
    @State private var chosen: Int?
    @State private var isExpanded = true
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationView {
            List(selection: $selected) {
                Section {
                    ForEach($tasks) { $task in
                        Toggle(task.title, isOn: $task.isDone)
                            .listRowInsets(EdgeInsets())
                            .listRowBackground(Color.clear)
                            .listRowSeparator(.hidden)
                            .listRowSeparatorTint(.red, edges: .bottom)
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button(role: .destructive) {
                                    tasks.removeAll { $0.id == task.id }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                                Button("Flag") {}.tint(.orange)
                            }
                    }
                    .onDelete(perform: delete)
                    .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Open")
                } footer: {
                    Text("\(tasks.count) tasks")
                }
                .headerProminence(.increased)
                DisclosureGroup("More", isExpanded: $isExpanded) { Text("Nothing") }
                if editMode?.wrappedValue.isEditing == true { Text("Editing") }
            }
            .listStyle(InsetGroupedListStyle())
            .scrollContentBackground(.hidden)
            .listRowSpacing(4)
            .listSectionSpacing(.compact)
            .environment(\.defaultMinListRowHeight, 30)
            .refreshable { await reload() }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
            }
        }
    }

    private func delete(at offsets: IndexSet) { tasks.remove(atOffsets: offsets) }
    private func reload() async {}
}

struct ClientLists: View {
    let tasks: [ListedTask]
    @State private var one: ListedTask.ID?
    @State private var many: Set<ListedTask.ID> = []

    var body: some View {
        List(tasks) { task in Text(task.title) }.listStyle(.plain)
        List(tasks, id: \.title) { Text($0.title).deleteDisabled(true).moveDisabled(true) }
        List(tasks, selection: $one) { Text($0.title).tag($0.id).selectionDisabled() }
        List(tasks, selection: $many) { Text($0.title) }.listStyle(.sidebar)
        List(tasks, children: \.subtasks) { Text($0.title) }
        List(0..<5) { Text("\($0)") }.listStyle(GroupedListStyle())
        OutlineGroup(tasks, children: \.subtasks) { Text($0.title) }
    }
}

struct ClientForm: View {
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
        Form {
            Section("Person") {
                TextField("Name", text: $name)
                Toggle("On", isOn: $isOn)
                LabeledContent("Name", value: name)
                LabeledContent("Count", value: 3, format: .number)
                LabeledContent("Icon") { Image(systemName: "star") }
            }
            Section {
                GroupBox("Box") { Text("inside") }
                GroupBox(label: Label("Box", systemImage: "shippingbox")) { Text("inside") }
            } header: {
                Text("Boxes")
            } footer: {
                Text("That is all.")
            }
        }
        .formStyle(.grouped)
        .overlay {
            if name.isEmpty {
                ContentUnavailableView("No Name", systemImage: "person", description: Text("Type one."))
            } else if isOn {
                ContentUnavailableView.search(text: name)
            } else {
                ContentUnavailableView {
                    Label("Nothing", systemImage: "tray")
                } description: {
                    Text("Try again.")
                } actions: {
                    Button("Retry") {}
                }
            }
        }
    }
}

struct ClientEditableList: View {
    struct Entry: Identifiable {
        let id: Int
        var title: String
    }

    @State private var entries: [Entry] = []
    @State private var selection: Set<Int> = []
    @State private var isExpanded = true

    var body: some View {
        VStack {
            List($entries, editActions: .all) { $entry in TextField("Title", text: $entry.title) }
            List($entries, editActions: [.delete, .move], selection: $selection) { $entry in Text(entry.title) }
            List {
                Section("Entries", isExpanded: $isExpanded) {
                    ForEach($entries, editActions: .delete) { $entry in Text(entry.title) }
                }
                .listSectionSeparator(.hidden, edges: .bottom)
                Section(isExpanded: $isExpanded) {
                    ForEach($entries, id: \.title, editActions: .move) { $entry in Text(entry.title) }
                } header: {
                    Text("Titles")
                }
                .listSectionSeparatorTint(.red)
            }
            .listStyle(.sidebar)
        }
    }
}
