@_exported import struct UnifiedStorage.Evaluation
@_exported import class UnifiedStorage.EvaluationRecorder
@_exported import struct UnifiedStorage.Explanation
@_exported import struct UnifiedStorage.RuntimeIssue
@_exported import struct UnifiedStorage.TreePath
@_exported import struct UnifiedStorage.WriteSource
import UnifiedStorage

extension UITraitEnvironment {
    /// The object's place in the trait hierarchy; `nil` for an object outside of it.
    package var node: (any TraitNode)? { (self as? any UITraitNodeOwner)?.traitNode ?? self as? any TraitNode }

    /// Where the value of a trait at this object comes from, and who depends on it. Costs nothing until it is asked.
    ///
    /// ```swift
    /// print(label.explain(UITraitUserInterfaceStyle.self))
    /// // UITraitUserInterfaceStyle = dark
    /// //   read at UIWindow > Gallery > UIView > UILabel
    /// //   set: by traitOverrides of UIWindow > Gallery, line not known
    /// //   wakes UIWindow > Gallery > UIView > UILabel: draw
    /// ```
    ///
    /// The line is known of overrides written through the subscript, `traitOverrides[MyTrait.self] = value`, not of those
    /// written through a property. An object outside the trait hierarchy traps.
    public func explain<T: UITraitDefinition>(_ trait: T.Type) -> Explanation {
        guard let node else {
            fatalError(
                "Only nodes of the trait hierarchy can be explained: \(type(of: self)) is none. Ask a view, controller, "
                    + "window, scene or an owner of a trait node.")
        }
        return Explanation(of: trait, at: TraitReader(node))
    }
}

/// Who asks for a value: where it stands, and what it sees there.
@MainActor package struct TraitReader {
    package let path: TreePath
    package let scope: Scope
    package let map: PropertyMap
    package let world: Explanation.World
    package let answersStagedWrites: Bool

    /// A reader at a node.
    package init(_ node: any TraitNode) {
        path = TreePath(of: node)
        scope = node.nearestScope
        map = node.answeredMap
        world = .imperative
        answersStagedWrites = node.answersStagedWrites && node.ownScope != nil
    }

    /// A reader of another kind, in a scope of the declarative world.
    package init(_ path: TreePath, in scope: Scope) {
        self.path = path
        self.scope = scope
        map = scope.map
        world = .declarative
        answersStagedWrites = false
    }

    /// Where the value of `id` comes from.
    package func provenance(of id: KeyID) -> Provenance {
        Provenance(of: id, at: scope, in: world, staged: answersStagedWrites)
    }
}

extension Explanation {
    /// Explains a trait.
    @MainActor package init<T: UITraitDefinition>(of trait: T.Type, at reader: TraitReader) {
        self.init(
            of: TypeName.of(trait), value: ValueText.of(UITraitCollection(map: reader.map)[trait]), at: reader.path,
            reader.provenance(of: trait.keyID), for: trait.keyID)
    }
}

extension UITraitDefinition {
    /// Its key in the store.
    package static var keyID: KeyID { KeyID(self, in: .trait) }
}
