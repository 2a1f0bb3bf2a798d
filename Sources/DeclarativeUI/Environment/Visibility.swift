/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place it stands in decides.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
