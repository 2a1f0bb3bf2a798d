import CoreTransferable
import Foundation

/// The items of a drag over a view, and its location.
public struct DropInfo {
    /// The location in the view's coordinates.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Returns whether an item has one of some types, or a type that conforms to one.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns whether an item has one of some types, given by their identifiers, or a type that conforms to one.
    public func hasItemsConforming(to typeIdentifiers: [String]) -> Bool {
        !itemProviders(for: typeIdentifiers).isEmpty
    }

    /// Returns the providers of the items that have one of some types, or a type that conforms to one.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// Returns the providers of the items that have one of some types, given by their identifiers, or a type that
    /// conforms to one.
    public func itemProviders(for typeIdentifiers: [String]) -> [NSItemProvider] {
        providers.filter { $0.hasItemConforming(toAnyOf: typeIdentifiers) }
    }
}
