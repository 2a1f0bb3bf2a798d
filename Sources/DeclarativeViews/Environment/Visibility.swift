/// The visibility of a user interface element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// A behaviour determined by the context.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}
