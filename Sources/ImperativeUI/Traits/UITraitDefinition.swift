@_exported import Foundation
// Users see the associated type of their traits through this protocol; the rest of the store stays out of their way.
@_exported import protocol UnifiedStorage.StorageKey

/// A type that names a trait: a datum that every trait collection has a value for and that is handed down the tree.
///
/// The type itself is the key. All members must be constant for the life of the process. A trait is read as
/// `collection[MyTrait.self]`; give it a property in extensions of `UITraitCollection` and `UIMutableTraits`.
public protocol UITraitDefinition: StorageKey {
    /// The type of the trait's value. Values are compared often, so `==` should be cheap.
    associatedtype Value
    /// The value read where the trait was set nowhere.
    static var defaultValue: Value { get }
    /// A unique name, best in reverse-DNS form, under which the trait is archived.
    ///
    /// A trait that does not declare one is not archived; its identifier is then a text derived from its type.
    static var identifier: String { get }
    /// The name printed in descriptions. The type's own name by default.
    static var name: String { get }
    /// Whether dynamic colours may resolve by this trait, so that a change redraws what uses them. `false` by default.
    static var affectsColorAppearance: Bool { get }
}

/// A trait as a value: the type of its definition.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    /// A text derived from the type, which marks the trait as one without an identifier of its own.
    public static var identifier: String { ImplicitTraitIdentifier.make(for: self) }
    /// The type's own name.
    public static var name: String { ImplicitTraitName.make(for: self) }
    /// `false`: the trait takes no part in resolving colours.
    public static var affectsColorAppearance: Bool { false }
}

/// The name of a trait that declares none.
enum ImplicitTraitName {
    /// The type's name. That of a private type, printed as `(Name in _123)` by optimised programs, is freed of its
    /// context.
    static func make(for type: Any.Type) -> String {
        var rest = Substring(_typeName(type, qualified: false))
        var name = ""
        while let opening = rest.firstIndex(of: "("), let end = rest[opening...].firstIndex(of: ")") {
            let inside = rest[rest.index(after: opening)..<end]
            let kept = inside.range(of: " in ").map { inside[..<$0.lowerBound] }
            name += rest[..<opening]
            name += kept ?? rest[opening...end]
            rest = rest[rest.index(after: end)...]
        }
        return name + rest
    }
}

/// The identifier of a trait that declares none.
enum ImplicitTraitIdentifier {
    private static let prefix = "type:"

    static func make(for type: Any.Type) -> String { prefix + _typeName(type, qualified: true) }

    static func isImplicit(_ trait: UITrait) -> Bool { trait.identifier == make(for: trait) }
}
