/// Creates a key for a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, which
/// stores the value of the property.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var columns = 2
/// }
/// ```
///
/// The key is private. A value that crosses between UIKit and SwiftUI needs an explicit key; see
/// ``UITraitBridgedEnvironmentKey``. An optional value without a default is `nil`; a focused value is always optional
/// and without a default.
///
/// If the property has an explicit type, or the default is a literal or an initialiser call that names its type, the
/// default is computed on each read. Any other default is computed once and must be `Sendable`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IsthmusMacros", type: "EntryMacro")
