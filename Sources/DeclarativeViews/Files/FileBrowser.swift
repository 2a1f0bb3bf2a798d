import Foundation
import UniformTypeIdentifiers

/// A sheet in which people go through the folders of the machine that runs the program, and choose files there.
struct FileBrowser {
    /// What is chosen.
    enum Purpose {
        case files(types: [UTType], allowsMany: Bool)
        /// A folder and a name, to which something is written.
        case place(name: String)
        /// A folder, to which something is moved.
        case folder
    }

    let purpose: Purpose
    let confirmation: String
    /// Called with what was chosen; with `nil` if nothing was.
    let finish: ([URL]?) -> Void
    @State private var listing: FileListing?
    @State private var selected: Set<URL> = []
    @State private var name = ""
    @State private var replaces = false
    @Environment(\.fileDialogFolder) private var start

    nonisolated init(_ purpose: Purpose, confirmation: String, finish: @escaping ([URL]?) -> Void) {
        (self.purpose, self.confirmation, self.finish) = (purpose, confirmation, finish)
    }
}

extension FileBrowser: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Button("Cancel", role: .cancel) { finish(nil) }.keyboardShortcut(.cancelAction)
                Spacer()
                Text(verbatim: listing?.folder.lastPathComponent ?? "").lineLimit(1).bold()
                Spacer()
                Button {
                    confirm()
                } label: {
                    Text(verbatim: confirmation)
                }.disabled(chosen == nil)
            }
            .padding()
            if case .place = purpose {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder).padding(.horizontal)
            }
            List { rows }.listStyle(.plain)
        }
        .alert("Replace the file?", isPresented: $replaces) {
            Button("Replace", role: .destructive) { finish(chosen) }
            Button("Cancel", role: .cancel) {}
        }
        .onAppear {
            if listing != nil { return }
            if case .place(let proposed) = purpose { name = proposed }
            enter(start ?? FileManager.default.homeDirectoryForCurrentUser)
        }
    }

    @MainActor @ViewBuilder private var rows: some View {
        if let parent = listing?.parent {
            Button {
                enter(parent)
            } label: {
                Label("Enclosing folder", systemImage: "arrow.up")
            }
        }
        if let problem = listing?.problem { Text(verbatim: problem).foregroundStyle(.secondary) }
        ForEach(listing?.entries ?? []) { entry in
            Button {
                choose(entry)
            } label: {
                HStack {
                    Label {
                        Text(verbatim: entry.name).lineLimit(1)
                    } icon: {
                        Image(systemName: entry.isFolder ? "folder" : "doc")
                    }
                    Spacer()
                    if selected.contains(entry.url) { Image(systemName: "checkmark").accessibilityHidden(true) }
                }
            }
            .disabled(!isChoosable(entry))
            .accessibilityAddTraits(selected.contains(entry.url) ? .isSelected : [])
        }
    }

    @MainActor private func enter(_ folder: URL) {
        listing = FileListing(of: folder)
        selected = []
    }

    /// Whether an entry leads on or can be chosen.
    @MainActor private func isChoosable(_ entry: FileEntry) -> Bool {
        if entry.isFolder { return true }
        switch purpose {
        case .files(let types, _): return entry.isAny(of: types)
        case .place: return true
        case .folder: return false
        }
    }

    @MainActor private func choose(_ entry: FileEntry) {
        if entry.isFolder { return enter(entry.url) }
        switch purpose {
        case .files(_, let allowsMany):
            if selected.remove(entry.url) != nil { return }
            selected = allowsMany ? selected.union([entry.url]) : [entry.url]
        case .place: name = entry.name
        case .folder: break
        }
    }

    /// What the button at the top takes; `nil` for nothing.
    @MainActor private var chosen: [URL]? {
        guard let listing, listing.problem == nil else { return nil }
        switch purpose {
        case .files(let types, _):
            if !selected.isEmpty { return listing.entries.map(\.url).filter { selected.contains($0) } }
            return types.contains { UTType.folder.conforms(to: $0) } ? [listing.folder] : nil
        case .place:
            let name = name.trimmingCharacters(in: .whitespaces)
            let isName = !name.isEmpty && name != "." && name != ".." && !name.contains("/")
            return isName ? [listing.folder.appendingPathComponent(name)] : nil
        case .folder: return [listing.folder]
        }
    }

    @MainActor private func confirm() {
        guard let chosen else { return }
        if case .place = purpose, let url = chosen.first, FileManager.default.fileExists(atPath: url.path) {
            replaces = true
        } else {
            finish(chosen)
        }
    }
}

private enum FileDialogFolderKey: EnvironmentKey {
    static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
    /// The folder in which browsers of files begin; `nil` for that of the user.
    var fileDialogFolder: URL? {
        get { self[FileDialogFolderKey.self] }
        set { self[FileDialogFolderKey.self] = newValue }
    }
}

extension View {
    /// Sets the folder in which the sheets of `fileImporter`, `fileExporter` and `fileMover` in this view begin; `nil`
    /// for the home folder of the user who runs the program.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(key: FileDialogFolderKey.self, defaultDirectory)
    }
}
