import DeclarativeUI

/// A grid of pets with a bar for each one's share of the votes.
struct Leaderboard: View {
    var pets: [Pet]
    var totalVotes: Int

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(pets) { pet in
                GridRow {
                    Text(pet.type)
                    ProgressView(value: Double(pet.votes), total: Double(totalVotes))
                        .accessibilityLabel(pet.type)
                    Text("\(pet.votes)")
                        .gridColumnAlignment(.trailing)
                }
                Divider()
            }
        }
        .padding()
        // On a wide screen the votes stay near their pets.
        .frame(maxWidth: 640)
    }
}
