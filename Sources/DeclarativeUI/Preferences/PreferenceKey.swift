/// A key for a value that views hand up to the views around them.
///
/// ```swift
/// struct TitleKey: PreferenceKey {
///     static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
/// }
/// ```
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view hands one up. `nil` for optional values unless stated.
    static var defaultValue: Value { get }
    /// Joins what one view hands up with what the next one does, in the order they stand in the tree.
    ///
    /// Starts with the first value handed up, not with the default. Not called where there is only one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`.
    public static var defaultValue: Value { nil }
}
