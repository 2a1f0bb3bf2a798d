/// A key of a value that views pass up to enclosing views.
///
/// ```swift
/// struct TitleKey: PreferenceKey {
///     static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
/// }
/// ```
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one; by default, `nil` for optional values.
    static var defaultValue: Value { get }
    /// Combines the value of one view with that of the next, in tree order.
    ///
    /// Reduction starts with the first value that is set, not with the default, and does not occur if there is only
    /// one value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value, which is `nil`.
    public static var defaultValue: Value { nil }
}
