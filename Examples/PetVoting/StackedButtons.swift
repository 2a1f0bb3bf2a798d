import DeclarativeUI

/// One button a pet, each of which is a vote.
struct Buttons: View {
    @Binding var pets: [Pet]

    var body: some View {
        ForEach($pets) { $pet in
            Button {
                pet.votes += 1
            } label: {
                Text(pet.type)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .tint(.indigo)
        }
    }
}

/// The buttons side by side, or one above the other where there is no room.
struct StackedButtons: View {
    @Binding var pets: [Pet]

    var body: some View {
        ViewThatFits {
            MyEqualWidthHStack { Buttons(pets: $pets) }
            MyEqualWidthVStack { Buttons(pets: $pets) }
        }
    }
}
