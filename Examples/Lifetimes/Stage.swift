import DeclarativeUI

/// The views whose lifetimes are shown, with buttons for what happens to them.
struct Stage: View {
    let act: Act
    let shelter: Shelter
    let diary: Diary

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            switch act {
            case .dogs: Kennel(shelter: shelter, diary: diary, alignment: .leading, spacing: 0)
            case .cats: CatRoom(shelter: shelter, diary: diary)
            case .serial: pantry(.serial)
            case .index: pantry(.index)
            case .forgetful: pantry(.none)
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) { events }
                VStack(alignment: .leading, spacing: 0) { events }
            }
        }
    }

    private func pantry(_ identity: Pantry.Identity) -> some View {
        Pantry(shelter: shelter, identity: identity, diary: diary, alignment: .leading, spacing: 0)
    }

    @ViewBuilder private var events: some View {
        switch act {
        case .dogs:
            Button(shelter.isRexGood ? "Rex is naughty" : "Rex is good") { shelter.isRexGood.toggle() }
        case .cats:
            Button(shelter.isDay ? "Night falls" : "Day breaks") { shelter.isDay.toggle() }
        default:
            Button("Put milk in front") { shelter.putMilkInFront() }
            Button("Let the bone expire") { shelter.expireBone() }
        }
    }
}

extension Shelter {
    /// As it was at first.
    func reset() {
        (isRexGood, isDay) = (true, true)
        treats = [Treat(serial: 1, name: "Bone"), Treat(serial: 2, name: "Fish")]
    }

    /// Puts a treat in front of all.
    func putMilkInFront() {
        treats.insert(Treat(serial: (treats.map(\.serial).max() ?? 0) + 1, name: "Milk"), at: 0)
    }

    /// Lets the bone expire.
    func expireBone() {
        guard let index = treats.firstIndex(where: { $0.name == "Bone" }) else { return }
        treats[index].isExpired = true
    }
}
