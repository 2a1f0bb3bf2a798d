/// How large buttons with a background are, for their content.
package enum ButtonSize: Hashable, Sendable {
    case mini, small, medium, large

    /// Whether titles are smaller than texts.
    package var hasSmallTitle: Bool { self == .mini || self == .small }
}
