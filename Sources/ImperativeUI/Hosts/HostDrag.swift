import CoreTransferable
import Foundation

/// An event of items that are dragged over a host, such as files of another program.
public struct HostDrag {
    /// The phases of a drag.
    public enum Phase: Hashable, Sendable {
        /// The drag came over the host, or moved there.
        case move
        /// The drag left the host, or was cancelled.
        case leave
        /// The items were dropped.
        case drop
    }

    /// The phase of the drag.
    public var phase: Phase
    /// The location of the drag, in points.
    public var location: CGPoint
    /// The providers of the items. Until the drop, their types suffice; unused when the drag leaves.
    public var items: [NSItemProvider]

    /// Creates an event of a drag.
    ///
    /// - Parameters:
    ///   - phase: The phase of the drag.
    ///   - location: The location of the drag, in points.
    ///   - items: The providers of the items; none by default.
    public init(_ phase: Phase, at location: CGPoint, items: [NSItemProvider] = []) {
        self.phase = phase
        self.location = location
        self.items = items
    }
}
