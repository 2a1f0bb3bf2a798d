/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where taps land.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is seen while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is seen over a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What changes under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The ring around a focused view.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// What is told apart where views are read out.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
