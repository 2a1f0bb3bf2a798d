import Foundation
import SwiftUI

// Tables, commands, colours and files, as a program uses them.

nonisolated private struct Guest: Identifiable {
    let id = UUID()
    var name: String
    var age: Int
    var town: String?
}

private struct GuestTable: View {
    let guests: [Guest]
    @State private var selection: Set<Guest.ID> = []
    @State private var order = [KeyPathComparator(\Guest.name)]
    @State private var color = Color.red
    @State private var isImporting = false
    @Namespace private var space

    var body: some View {
        VStack {
            Table(guests.sorted(using: order), selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { guest in
                    Text("\(guest.age)")
                }
                .width(min: 40, ideal: 60, max: 80)
                TableColumn("Town") { guest in
                    if let town = guest.town { Text(town) }
                }
            }
            .tableStyle(.inset)
            ColorPicker("Colour", selection: $color, supportsOpacity: false)
            Image(systemName: "wifi")
                .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: isImporting)
                .symbolEffect(.bounce, value: selection.count)
                .contentTransition(.symbolEffect(.replace))
            Text("Drag me").draggable("text") { Text("dragged") }
            Button("Import") { isImporting = true }
                .prefersDefaultFocus(in: space)
                .matchedTransitionSource(id: "import", in: space)
        }
        .focusScope(space)
        .containerBackground(color.gradient, for: .navigation)
        .containerShape(RoundedRectangle(cornerRadius: 12))
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .folder]) { result in
            switch result {
            case .success(let url): print(url.startAccessingSecurityScopedResource())
            case .failure(let error): print(error)
            }
        }
        .toolbar {
            ToolbarItem { Button("Edit") {} }
                .sharedBackgroundVisibility(.hidden)
        }
    }
}

private struct GuestCommands: Commands {
    var body: some Commands {
        CommandGroup(after: .newItem) {
            Button("New guest") {}.keyboardShortcut("n", modifiers: [.command, .shift])
        }
        CommandMenu("Guests") {
            Button("Sort") {}
        }
    }
}

private struct GuestApp: App {
    var body: some Scene {
        WindowGroup { GuestTable(guests: []) }
            .commands { GuestCommands() }
    }
}
