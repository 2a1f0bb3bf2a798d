@_exported import Foundation
// Users see the associated type of their traits through this protocol; the rest of the store stays out of their way.

/// A type that defines a trait: a value that every trait collection has, and that is passed down the hierarchy.
///
/// The type itself is the key. All members must be constant for the life of the process. Read a trait with
/// `collection[MyTrait.self]`; provide a property for it in extensions of `UITraitCollection` and `UIMutableTraits`.
public protocol UITraitDefinition: StorageKey {
    /// The type of the trait's value. Values are compared often, so `==` should be fast.
    associatedtype Value
    /// The value of the trait where it is not set.
    static var defaultValue: Value { get }
    /// A unique name under which the trait is archived, preferably in reverse-DNS notation.
    ///
    /// A trait that does not declare an identifier is not archived; its identifier is then derived from its type.
    static var identifier: String { get }
    /// The name of the trait in descriptions; by default, the name of its type.
    static var name: String { get }
    /// A Boolean value that indicates whether dynamic colours can depend on the trait, so that a change redraws the
    /// content that uses them; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

/// The type of a trait's definition, which represents the trait as a value.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    /// An identifier derived from the type, which indicates that the trait does not declare one.
    public static var identifier: String { ImplicitTraitIdentifier.make(for: self) }
    /// The name of the type.
    public static var name: String { ImplicitTraitName.make(for: self) }
    /// `false` by default: colours do not depend on the trait.
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
