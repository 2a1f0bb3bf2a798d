import DeclarativeUI

/// A form: fields, switches and values in sections.
struct ReaderForm: View {
    @Bindable var library: Library

    var body: some View {
        NavigationStack {
            Form {
                Section("Reader") {
                    TextField("Name", text: $library.reader)
                    LabeledContent("Has read", value: "\(library.books.count { $0.isRead }) of \(library.books.count)")
                }
                Section {
                    Toggle("Daily reminder", isOn: $library.remindsDaily)
                    ForEach(Accent.allCases, id: \.self) { accent in
                        Button {
                            library.accent = accent
                        } label: {
                            HStack {
                                Text(accent.title)
                                Spacer()
                                if library.accent == accent {
                                    Image(systemName: "checkmark").accessibilityHidden(true)
                                }
                            }
                        }
                        .accessibilityAddTraits(library.accent == accent ? .isSelected : [])
                    }
                } header: {
                    Text("Settings")
                } footer: {
                    Text("The accent is a trait and a value of the environment: both worlds follow it.")
                }
            }
            .navigationTitle("Reader")
        }
    }
}
