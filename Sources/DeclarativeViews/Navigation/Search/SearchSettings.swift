/// The settings that a view makes for the search field.
package struct SearchSettings {
    let place: NodePlace
    let text: Binding<String>
    /// The text when the body ran.
    package let string: String
    package let prompt: Text?
    let isActive: Binding<Bool>
    /// Whether the field stays where it is when the contents are scrolled.
    package let isAlwaysShown: Bool

    /// Whether the field is in use.
    @MainActor package var wantsActive: Bool { isActive.wrappedValue }

    /// Takes the typed text.
    @MainActor package func take(_ string: String) {
        if text.wrappedValue != string { text.wrappedValue = string }
    }

    /// Takes note of whether the field is in use.
    @MainActor package func take(isActive now: Bool) {
        if isActive.wrappedValue != now { isActive.wrappedValue = now }
    }

    /// Tells the views around that Return was pressed.
    @MainActor package func submit() { place.node?.submit(.search) }
}
