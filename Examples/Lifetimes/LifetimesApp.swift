import DeclarativeUI

/// The lifetimes as a program of its own: a stage with views to change by hand, and what became of them.
struct LifetimesApp: App {
    @State private var shelter = Shelter()
    @State private var journal = Journal()

    var body: some Scene {
        WindowGroup("Lifetimes") {
            LifetimesScreen(shelter: shelter, journal: journal)
        }
    }
}

/// What is on the stage.
enum Act: String, CaseIterable {
    case dogs = "Dogs"
    case cats = "Cats"
    case serial = "Serials"
    case index = "Places"
    case forgetful = "New ids"

    /// What there is to see.
    var summary: String {
        switch self {
        case .dogs: "Rex is a view in each branch of an if, Lola one view throughout."
        case .cats: "A recorder by day, another one by night: each has a tape of its own."
        case .serial: "Treats with ids that stay with them, whatever is put in front."
        case .index: "Treats whose ids are their places: whose bite is it once milk is in front?"
        case .forgetful: "Treats with a new id each time they are asked. No bite is remembered."
        }
    }
}

/// The title, the choice of what is on the stage, the stage, and the journal.
struct LifetimesScreen: View {
    let shelter: Shelter
    let journal: Journal
    @State private var act = Act.dogs
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        ScrollView { content }
            .padding(.horizontal, 8)
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Lifetimes").bold()
                Spacer()
                Button("Leave") { dismissWindow() }
                    .keyboardShortcut("q", modifiers: [])
            }
            acts
            Text(act.summary).foregroundStyle(.secondary)
            Stage(act: act, shelter: shelter, diary: journal.diary)
            JournalView(journal: journal)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var acts: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) { choices }
            VStack(alignment: .leading, spacing: 0) { choices }
        }
    }

    private var choices: some View {
        ForEach(Act.allCases, id: \.self) { choice in
            Button {
                show(choice)
            } label: {
                Text(choice == act ? "[\(choice.rawValue)]" : " \(choice.rawValue) ")
            }
        }
    }

    private func show(_ choice: Act) {
        act = choice
        shelter.reset()
        journal.clear()
    }
}
