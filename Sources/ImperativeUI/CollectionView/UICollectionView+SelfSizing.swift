extension UICollectionView {
    /// Whether cells get another size by themselves when their contents ask for one.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No: they keep their size until the layout is invalidated, or the item configured again.
        case disabled = 0
        /// Yes, when a content view, or a view in it, invalidates its intrinsic size.
        case enabled = 1
        /// As ``enabled``.
        case enabledIncludingConstraints = 2
    }
}
