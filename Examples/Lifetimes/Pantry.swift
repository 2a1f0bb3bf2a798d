import DeclarativeUI

/// The treats, identified in three ways.
struct Pantry: View {
    enum Identity { case serial, index, none }

    let shelter: Shelter
    let identity: Identity
    let diary: Diary
    var alignment = HorizontalAlignment.center
    var spacing: CGFloat?

    var body: some View {
        VStack(alignment: alignment, spacing: spacing) {
            switch identity {
            case .serial:
                ForEach(shelter.treats) { TreatRow(name: $0.name, isExpired: $0.isExpired, diary: diary) }
            case .index:
                ForEach(Array(shelter.treats.enumerated()), id: \.offset) {
                    TreatRow(name: $0.element.name, isExpired: $0.element.isExpired, diary: diary)
                }
            case .none:
                ForEach(shelter.treats.map { ForgetfulTreat(name: $0.name) }) {
                    TreatRow(name: $0.name, isExpired: false, diary: diary)
                }
            }
        }
    }
}

/// A treat, which remembers how often it was bitten. It cannot be bitten once it has expired: one view in two
/// states.
struct TreatRow: View {
    let name: String
    let isExpired: Bool
    let diary: Diary
    @State private var bites = 0

    var body: some View {
        let _ = diary.note("\(name), \(bites) bites\(isExpired ? ", expired" : "")")
        HStack {
            Button("Bite \(name)") { bites += 1 }
            Text("\(bites)").foregroundStyle(isExpired ? .secondary : .primary)
        }
        .disabled(isExpired)
    }
}
