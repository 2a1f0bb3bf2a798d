/// A key that identifies a value in the environment.
///
/// ```swift
/// struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }
/// extension EnvironmentValues {
///     var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
/// }
/// ```
public protocol EnvironmentKey: StorageKey {
    /// The type of the value.
    associatedtype Value
    /// The default value of the key, which applies where none is set. It must be constant for the lifetime of the
    /// process.
    static var defaultValue: Value { get }
}
