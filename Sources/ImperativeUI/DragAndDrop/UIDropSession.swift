import CoreTransferable
import Foundation

/// The items of a drag, and its location.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// Returns the location of the drag in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item has a type, given by its identifier, or one that conforms to it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether objects of a class can be loaded from an item.
    func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool
}

/// A drag as the views see it that items may be dropped on.
///
/// The library makes sessions. Before the drop, items from outside the application have types but no data.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
    /// Loads objects of a class from all items that can provide one.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - completion: A closure that receives the objects on the main actor, in the order of the items. Items that
    ///     fail to load are left out.
    /// - Returns: The progress, which ends with the last object.
    @discardableResult
    func loadObjects(
        ofClass type: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Returns whether strings, URLs or other values of Swift can be loaded from an item.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Loads strings, URLs or other values of Swift from all items that can provide one.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - completion: A closure that receives the values on the main actor, in the order of the items. Items that
    ///     fail to load are left out.
    /// - Returns: The progress, which ends with the last value.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass type: T.Type, completion: @escaping @MainActor ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
                })
        }
    }
}
