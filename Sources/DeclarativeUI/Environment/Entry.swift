/// Makes a property of `EnvironmentValues` or `Transaction` a value with a key of its own.
///
///     extension EnvironmentValues {
///         @Entry var theme: Theme = .standard
///     }
///
/// The key is private: a value that is to cross into the other world has a key that is written down, see
/// ``UITraitBridgedEnvironmentKey``. The default is computed each time it is read, so it is best something simple. Its
/// type may be left out where it is a literal, or is made by its type's name.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IsthmusMacros", type: "EntryMacro")
