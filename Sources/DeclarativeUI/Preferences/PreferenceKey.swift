/// A key of a value that views pass up to the views around them.
///
/// ```swift
/// struct TitleKey: PreferenceKey {
///     static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
/// }
/// ```
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one. By default, `nil` for optional values.
    static var defaultValue: Value { get }
    /// Combines the value of one view with that of the next, in tree order.
    ///
    /// It starts with the first value that is set, not with the default, and is not called if there is only one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`.
    public static var defaultValue: Value { nil }
}
