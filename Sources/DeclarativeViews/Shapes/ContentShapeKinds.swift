/// The purposes for which a view has a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shape for hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the preview while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of the preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape of the effect under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape of the ring around a focused view.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The shape that accessibility technologies use.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
