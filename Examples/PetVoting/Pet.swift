import DeclarativeUI

/// A kind of pet, and how many votes it got.
struct Pet: Identifiable, Equatable {
    let type: String
    var votes: Int = 0
    var id: String { type }

    /// The votes before anybody used the app.
    static let exampleData = [
        Pet(type: "Cat", votes: 25), Pet(type: "Goldfish", votes: 9), Pet(type: "Dog", votes: 16),
    ]
}

extension [Pet] {
    /// The place of a pet among all, 1 for the first. Pets with as many votes share a place.
    func rank(of pet: Pet) -> Int { 1 + count { $0.votes > pet.votes } }

    /// Whether three pets share the first place.
    var isThreeWayTie: Bool { count == 3 && allSatisfy { $0.votes == self[0].votes } }

    /// All votes.
    var totalVotes: Int { reduce(0) { $0 + $1.votes } }
}
