/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value with a key of
/// its own.
///
///     extension EnvironmentValues {
///         @Entry var theme: Theme = .standard
///     }
///
/// The key is private: a value that is to cross into the other world has a key that is written down, see
/// ``UITraitBridgedEnvironmentKey``. An optional value without a default is `nil`;
/// a focused value always is of that kind.
///
/// With a type behind the name, or as a literal or an initialiser with its type's name, the default is computed each
/// time it is read. Any other default is made once, and is `Sendable`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IsthmusMacros", type: "EntryMacro")
