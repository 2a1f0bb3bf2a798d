import DeclarativeUI

/// The settings of how to read.
struct SettingsView: View {
    @Bindable var store: NoteStore
    @Environment(\.readingStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Toggle("One line for each note", isOn: $store.style.isCompact)
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(ReadingStyle.Accent.allCases, id: \.self) { accent in
                            AccentButton(accent: accent, choice: $store.style.accent)
                        }
                    }
                    Text("Notes are shown in \(style.accent.rawValue).")
                        .foregroundStyle(Color(uiColor: style.accent.color))
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(.horizontal, 8)
    }
}

/// A button that chooses an accent.
struct AccentButton: View {
    let accent: ReadingStyle.Accent
    @Binding var choice: ReadingStyle.Accent

    var body: some View {
        Button {
            choice = accent
        } label: {
            Text("\(choice == accent ? "●" : "○") \(accent.rawValue.capitalized)")
        }
        .tint(Color(uiColor: accent.color))
    }
}

#Preview("Accents", traits: .sizeThatFitsLayout) {
    @Previewable @State var choice = ReadingStyle.Accent.blue

    VStack(alignment: .leading, spacing: 0) {
        ForEach(ReadingStyle.Accent.allCases, id: \.self) { AccentButton(accent: $0, choice: $choice) }
    }
}
