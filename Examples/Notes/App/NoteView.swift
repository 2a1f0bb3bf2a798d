import DeclarativeUI

/// A note that is edited: its title and its text.
struct NoteView: View {
    let store: NoteStore
    let id: Note.ID
    @Environment(\.readingStyle) private var style
    @Environment(\.verticalSizeClass) private var height
    @FocusState private var field: Field?

    private enum Field { case title, text }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Title", text: binding(\.title))
                .bold()
                .focused($field, equals: .title)
                .padding(.bottom, style.isCompact || height == .compact ? 0 : 16)
            TextEditor(text: binding(\.text))
                .accessibilityLabel("Text")
                .focused($field, equals: .text)
            if height != .compact {
                Text(store.note(id)?.length ?? "")
                    .foregroundStyle(Color(uiColor: style.accent.color))
            }
        }
        .padding(.horizontal, 8)
        .onAppear { field = store.note(id)?.title.isEmpty == true ? .title : .text }
    }

    private func binding(_ part: WritableKeyPath<Note, String>) -> Binding<String> {
        Binding {
            store.note(id)?[keyPath: part] ?? ""
        } set: { text in
            store.update(id) { $0[keyPath: part] = text }
        }
    }
}
