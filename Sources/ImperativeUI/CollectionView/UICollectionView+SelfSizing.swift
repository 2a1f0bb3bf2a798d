extension UICollectionView {
    /// The way cells resize when the size of their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Cells keep their size until the layout is invalidated or the item is configured again.
        case disabled = 0
        /// Cells resize when the content view or one of its descendants invalidates its intrinsic content size.
        case enabled = 1
        /// The same behaviour as ``enabled``.
        case enabledIncludingConstraints = 2
    }
}
