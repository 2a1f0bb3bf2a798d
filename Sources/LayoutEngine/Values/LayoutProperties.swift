/// Properties of a layout that affect its subviews.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its subviews; `nil` if it is not a stack.
    ///
    /// Spacers and dividers inside the layout adopt this orientation.
    public var stackOrientation: Axis?

    /// Creates properties without a stack orientation.
    public init() {}
}

/// A key of a value that a view passes to the enclosing layout.
///
/// Layouts are not isolated to an actor, so conformances must not be either; hence `SendableMetatype`.
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The default value of the key, for views that set none.
    static var defaultValue: Value { get }
}

/// The ways content fills a space with a different aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The content is as large as possible within the space.
    case fit
    /// The content is as small as possible while it covers the space.
    case fill
}
