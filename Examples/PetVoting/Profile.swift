import DeclarativeUI

/// The pets on a podium: on a circle turned to their places, or in a row if all three are first.
struct Profile: View {
    var pets: [Pet]
    var isThreeWayTie: Bool

    var body: some View {
        let layout = isThreeWayTie ? AnyLayout(HStackLayout()) : AnyLayout(MyRadialLayout())
        Podium()
            .overlay(alignment: .top) {
                layout {
                    ForEach(pets) { pet in
                        Avatar(pet: pet)
                            .rank(pets.rank(of: pet))
                    }
                }
                .animation(.default, value: pets)
            }
    }
}

/// Three steps, the third at the bottom.
struct Podium: View {
    @Environment(\.podium) private var colors

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
                Text("\(index + 1)")
                    .font(.title)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                    .padding(.leading)
                    .background(color)
            }
        }
        .frame(height: 240)
    }
}

/// A round picture of a pet.
struct Avatar: View {
    var pet: Pet

    var body: some View {
        Text(String(pet.type.prefix(1)))
            .font(.title2)
            .bold()
            .foregroundStyle(.white)
            .frame(width: 64, height: 64)
            .background(color, in: Circle())
            .accessibilityLabel(pet.type)
    }

    private var color: Color {
        switch pet.type {
        case "Cat": .purple
        case "Goldfish": .red
        default: .brown
        }
    }
}
