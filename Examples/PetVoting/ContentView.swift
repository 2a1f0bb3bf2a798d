import DeclarativeUI
import Observation

/// The votes.
@Observable @MainActor final class Poll {
    var pets = Pet.exampleData
}

/// The whole app: who leads, on a podium and in numbers, and the buttons to vote.
struct ContentView: View {
    @Bindable var poll: Poll

    var body: some View {
        VStack {
            Profile(pets: poll.pets, isThreeWayTie: poll.pets.isThreeWayTie)
            Leaderboard(pets: poll.pets, totalVotes: poll.pets.totalVotes)
            StackedButtons(pets: $poll.pets)
        }
        .padding(.bottom)
    }
}
