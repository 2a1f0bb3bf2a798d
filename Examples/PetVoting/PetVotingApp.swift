import DeclarativeUI

/// The poll as a program of its own: a title, and the poll.
struct PetVotingApp: App {
    @State private var poll = Poll()

    var body: some Scene {
        WindowGroup("The pets' poll") {
            PollScreen(poll: poll)
        }
    }
}

/// The poll with its title.
struct PollScreen: View {
    var poll: Poll
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("The pets' poll").bold()
                Spacer()
                Button("Leave", role: .cancel) { dismissWindow() }
                    .keyboardShortcut("q", modifiers: [])
            }
            .padding(.horizontal)
            ScrollView {
                ContentView(poll: poll)
            }
        }
    }
}
