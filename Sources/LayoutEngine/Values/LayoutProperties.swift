/// Facts about a layout that its subviews ask for.
public struct LayoutProperties: Sendable {
    /// The direction in which the layout stacks its subviews, by which a spacer or divider in it turns;
    /// `nil` if the layout is no stack.
    public var stackOrientation: Axis?

    /// Makes properties with no stack orientation.
    public init() {}
}

/// A key for a value that a view hands to the layout it stands in.
///
/// Layouts are not bound to an actor, so a conformance may not be either; hence `SendableMetatype`.
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// How content fits a space of another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside the space.
    case fit
    /// As small as covers the space.
    case fill
}
