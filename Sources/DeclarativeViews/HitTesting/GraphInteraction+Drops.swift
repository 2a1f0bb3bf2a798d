import Foundation
import LayoutEngine

/// Drops at a point.
extension GraphInteraction {
    /// A view that takes drops, and a point in its coordinates.
    package struct DropPlace {
        package let area: DropArea
        package let point: CGPoint
    }

    /// Returns the views at a point that take drops, the innermost first.
    ///
    /// - Parameters:
    ///   - point: A point of the area of the last layout.
    ///   - represented: The item of the represented view that the drag is over; `nil` if it is over none.
    package func dropPlaces(at point: CGPoint, in represented: LayoutNode? = nil) -> [DropPlace] {
        var places: [DropPlace] = []
        var node = represented ?? item(at: point)
        while let here = node {
            if let area = here.dropArea, let local = HitTest.point(point, in: here) {
                places.append(DropPlace(area: area, point: local))
            }
            node = here.parent
        }
        return places
    }
}
