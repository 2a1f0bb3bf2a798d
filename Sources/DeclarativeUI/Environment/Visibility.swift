/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Chosen by context.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
