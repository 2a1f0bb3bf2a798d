/// An observer that can say where it stands and what it runs again.
@MainActor package protocol ExplainableObserver: KeyObserver {
    /// `nil` for what nobody would ask about.
    var reader: ObserverDescription? { get }
    /// All of them, for an observer that several places share.
    var readers: [ObserverDescription] { get }
}

extension ExplainableObserver {
    package var readers: [ObserverDescription] { reader.map { [$0] } ?? [] }
}

/// Where an observer stands and what it runs again.
package struct ObserverDescription {
    package let place: any TreePlace
    package let role: String

    package init(_ place: any TreePlace, role: String) {
        self.place = place
        self.role = role
    }
}
