import CoreTransferable
import Foundation

/// An item that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
    /// The provider of the item's data.
    public final let itemProvider: NSItemProvider
    /// An object that the source associates with the item; `nil` for none, and for items from outside the application.
    open var localObject: Any?

    /// Creates an item whose data come from a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
