/// A dependent that can say where it stands and what it runs again.
@MainActor package protocol ReadingDependent: Dependent {
    /// `nil` for what nobody would ask about.
    var reader: DependentReader? { get }
}

/// Where a dependent stands and what it runs again.
package struct DependentReader {
    package let place: any TreePlace
    package let role: String

    package init(_ place: any TreePlace, role: String) {
        self.place = place
        self.role = role
    }
}
