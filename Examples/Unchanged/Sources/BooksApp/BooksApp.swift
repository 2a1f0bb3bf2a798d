import SwiftUI

@main
struct BooksApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            LibraryView()
                .environmentObject(library)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { library.save() }
        }
    }
}

final class Library: ObservableObject {
    @Published var titles = ["The Left Hand of Darkness", "Solaris", "Momo"]
    @Published var read: Set<String> = ["Momo"]

    func save() { UserDefaults.standard.set(Array(read), forKey: "read") }
}

struct LibraryView: View {
    @EnvironmentObject private var library: Library
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Library").font(.headline)
            ForEach(library.titles, id: \.self) { title in
                Button {
                    library.read.formSymmetricDifference([title])
                } label: {
                    Text((library.read.contains(title) ? "[x] " : "[ ] ") + title)
                }
            }
            Text(sizeClass == .regular ? "wide" : "narrow")
        }
        .padding()
    }
}
