import SwiftUI

// What views do when they come, change and go, as programs write it.

/// Looks up titles off the main actor.
actor TitleIndex {
    private let titles = ["Emma", "Ulysses", "Walden"]

    func titles(with term: String) async throws -> [String] {
        try Task.checkCancellation()
        return titles.filter { term.isEmpty || $0.contains(term) }
    }
}

@MainActor @Observable final class SearchModel {
    var term = ""
    private(set) var results: [String] = []
    private(set) var searchCount = 0
    @ObservationIgnored private let index = TitleIndex()

    func search() async {
        searchCount += 1
        do {
            results = try await index.titles(with: term)
        } catch {
            results = []
        }
    }
}

/// A model without isolation.
@Observable final class VisitLog {
    var lines: [String] = []
    var count: Int { lines.count }

    func note(_ line: String) { lines.append(line) }
}

struct SearchPage: View {
    let model: SearchModel
    let log: VisitLog
    @State private var isOpen = true
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            Button("Toggle") { isOpen.toggle() }
            if isOpen {
                ResultList(titles: model.results)
                    .onAppear { log.note("list appears") }
                    .onDisappear(perform: leave)
            }
        }
        .onAppear(perform: arrive)
        .onChange(of: isOpen) { log.note(isOpen ? "opened" : "closed") }
        .onChange(of: model.results) { old, new in log.note("\(old.count) to \(new.count)") }
        .onChange(of: scenePhase, initial: true) { _, phase in
            if phase == .background { log.note("background") }
        }
        .task { await model.search() }
        .refreshable { await model.search() }
    }

    private func arrive() { log.note("page appears") }
    private func leave() { log.note("list disappears") }
}

struct ResultList: View {
    let titles: [String]

    var body: some View {
        ForEach(titles, id: \.self) { title in
            Text(title)
        }
    }
}

/// Searches anew for each term, and counts in a task that lasts as long as the view.
struct LiveSearch: View {
    let term: String
    @State private var model = SearchModel()
    @State private var ticks = 0
    @Binding var found: [String]

    var body: some View {
        Text("\(ticks) \(model.results.joined(separator: " "))")
            .task(id: term) {
                model.term = term
                await model.search()
                guard !Task.isCancelled else { return }
                found = model.results
            }
            .task(priority: .background) {
                for await tick in Self.ticker() { ticks = tick }
            }
            .onChange(of: found.isEmpty, initial: false) { wasEmpty, isEmpty in
                if wasEmpty != isEmpty { ticks = 0 }
            }
    }

    private static func ticker() -> AsyncStream<Int> {
        AsyncStream { continuation in
            for tick in 1...3 { continuation.yield(tick) }
            continuation.finish()
        }
    }
}

@available(*, deprecated)
struct OlderPage: View {
    let log: VisitLog
    @State private var level = 0

    var body: some View {
        Button("Raise") { level += 1 }
            .onChange(of: level) { newLevel in log.note("\(level) before \(newLevel)") }
    }
}

// MARK: Actions in the environment

struct KeepAction: Sendable {
    let handler: @Sendable @MainActor (String) -> Void

    @MainActor func callAsFunction(_ text: String) { handler(text) }
}

private struct KeepActionKey: EnvironmentKey {
    static let defaultValue: KeepAction? = nil
}

extension EnvironmentValues {
    var save: KeepAction? {
        get { self[KeepActionKey.self] }
        set { self[KeepActionKey.self] = newValue }
    }
}

extension View {
    func onSave(_ handler: @escaping @Sendable @MainActor (String) -> Void) -> some View {
        environment(\.save, KeepAction(handler: handler))
    }
}

struct DraftEditor: View {
    @State private var draft = "Draft"
    @Environment(\.save) private var save
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.refresh) private var refresh
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Button("Save") { save?(draft) }
            Button("Help") {
                guard let url = URL(string: "https://example.com/help") else { return }
                openURL(url) { accepted in draft += accepted ? "!" : "?" }
            }
            Button("Reload") {
                Task { await refresh?() }
            }
            Button("Close") { dismiss() }
                .disabled(!isPresented)
        }
    }
}

struct DraftPage: View {
    let log: VisitLog

    var body: some View {
        DraftEditor()
            .onSave { [log] text in log.note("saved \(text)") }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log.note("opened \(url.lastPathComponent)")
                    return .handled
                })
    }
}
