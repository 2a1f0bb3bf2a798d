/// Properties of a layout that affect its subviews.
public struct LayoutProperties: Sendable {
    /// The direction in which the layout stacks its subviews, or `nil` if it is not a stack.
    ///
    /// A spacer or divider inside the layout orients itself by it.
    public var stackOrientation: Axis?

    /// Makes properties with no stack orientation.
    public init() {}
}

/// A key for a value that a view passes to the layout that contains it.
///
/// Layouts are not isolated to an actor, so conformances must not be either; hence `SendableMetatype`.
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// How content fills a space whose aspect ratio differs from its own.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits into the space.
    case fit
    /// As small as possible while covering the space.
    case fill
}
