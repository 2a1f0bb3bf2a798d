/// An observer that can tell its place and the code it runs again.
@MainActor package protocol ExplainableObserver: KeyObserver {
    /// `nil` for an observer that needs no explanation.
    var reader: ObserverDescription? { get }
    /// All its descriptions, for an observer that several places share.
    var readers: [ObserverDescription] { get }
}

extension ExplainableObserver {
    package var readers: [ObserverDescription] { reader.map { [$0] } ?? [] }
}

/// The place of an observer and the code it runs again.
package struct ObserverDescription {
    package let place: any TreePlace
    package let role: String

    package init(_ place: any TreePlace, role: String) {
        self.place = place
        self.role = role
    }
}
