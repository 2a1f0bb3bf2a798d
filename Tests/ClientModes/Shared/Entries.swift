import SwiftUI

// Values with keys that a macro writes.

enum EntryPalette: Sendable { case warm, cold }

struct EntryAction: Sendable {
    var run: @MainActor @Sendable (Int) -> Void = { _ in }
    @MainActor func callAsFunction(_ number: Int) { run(number) }
}

extension EnvironmentValues {
    @Entry var pageMargin: Double = 8
    @Entry var pageTitle = "Untitled"
    @Entry var palette = EntryPalette.warm
    @Entry var countAction = EntryAction()
    @Entry var saveAction: (@MainActor @Sendable (String) -> Void)?
    @Entry fileprivate var marks: [String: Int] = [:]
}

extension FocusedValues {
    @Entry var pageName: String?
    @Entry var pageText: Binding<String>?
}

struct PageCommands: View {
    @FocusedValue(\.pageName) private var name
    @FocusedBinding(\.pageText) private var text

    var body: some View {
        Button("Clear \(name ?? "nothing")") { text = "" }.disabled(text == nil)
        Text(text ?? "").focusedValue(\.pageName, "Page").focusedSceneValue(\.pageText, .constant("Text"))
    }
}

extension ContainerValues {
    @Entry var isPinned = false
}

struct PinnedFirst<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews.filter { $0.containerValues.isPinned }) { $0 }
            ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
        }
    }
}

extension Transaction {
    @Entry var isFromUser = false
}

struct EntryPage: View {
    @Environment(\.pageMargin) private var margin
    @Environment(\.pageTitle) private var title
    @Environment(\.palette) private var palette
    @Environment(\.saveAction) private var save
    @Environment(\.marks) private var marks

    var body: some View {
        VStack {
            Text(title).padding(margin).foregroundStyle(palette == .warm ? .red : .blue)
            Button("Save \(marks.count)") { save?(title) }
        }
        .environment(\.pageTitle, "Chapter")
        .environment(\.marks, ["a": 1])
        .transaction { $0.isFromUser = true }
    }
}
