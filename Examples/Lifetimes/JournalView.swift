import DeclarativeUI

/// What became of the views, the newest change first.
struct JournalView: View {
    let journal: Journal

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Divider().frame(height: 16)
            Text("Bodies run: \(Evaluation.text(of: journal.counts))").bold()
            ForEach(journal.entries) { entry in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(Array(entry.notes.enumerated()), id: \.offset) { Text($0.element) }
                    ForEach(Array(entry.runs.enumerated()), id: \.offset) {
                        Text("  " + $0.element).foregroundStyle(.secondary)
                    }
                }
                .padding(.top, entry.id == journal.entries.first?.id ? 0 : 16)
            }
        }
    }
}
