import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Finding views by their labels and texts.
extension GraphInteraction {
    /// A view that responds to taps.
    @MainActor package struct Element {
        /// The point at which a user would tap it, in the area of the last layout.
        package let point: CGPoint
        /// Whether the point is visible in every enclosing scroll view.
        package let isInSight: Bool
        /// Taps the view a number of times. Returns whether it acted.
        package let tap: (Int) -> Bool
    }

    /// Returns the views that respond to taps and have exactly this label, in order, without covered ones.
    package func elements(label: String) -> [Element] {
        NamedViews(below: root).nodes(called: label).compactMap { element(of: $0) }
    }

    /// Returns the first view that responds to taps, has exactly this label and is not covered.
    func firstElement(label: String) -> Element? {
        for node in NamedViews(below: root).nodes(called: label) {
            if let element = element(of: node) { return element }
        }
        return nil
    }

    private func element(of node: any ActivatableNode) -> Element? {
        guard let spot = spot(of: node) else { return nil }
        return Element(point: spot.point, isInSight: spot.isInSight) { [weak self, weak node] count in
            self?.act(node, count) ?? false
        }
    }

    /// The labels of the views that respond to taps, in order.
    package var labels: [String] { NamedViews(below: root).names }

    /// The texts that are shown, in order.
    package var texts: [String] { root?.shownTexts ?? [] }

    // MARK: Points

    /// Returns the point at which a user would tap a view; `nil` if it takes no taps, or is covered wherever it is in
    /// sight.
    private func spot(of node: any ActivatableNode) -> (point: CGPoint, isInSight: Bool)? {
        guard let top = root?.layoutRoot.node else { return nil }
        var outOfSight: CGPoint?
        for item in LayoutItemCollector.items(at: node) {
            for (x, y) in TapPoints.all {
                let local = CGPoint(x: item.placedSize.width * x, y: item.placedSize.height * y)
                guard let spot = Self.spot(of: local, in: item) else { break }
                if !spot.isInSight {
                    outOfSight = outOfSight ?? spot.point
                    continue
                }
                let hit = HitTest.item(at: spot.point, below: top)
                // If nothing is hit, nothing covers it.
                if hit == nil || hit?.isAtOrBelow(item) == true || hit.map({ item.isAtOrBelow($0) }) == true {
                    return (spot.point, true)
                }
            }
        }
        return outOfSight.map { ($0, false) }
    }

    /// Returns a point of an item in the coordinates of the whole area; `nil` if the item takes no taps.
    private static func spot(of point: CGPoint, in item: LayoutNode) -> (point: CGPoint, isInSight: Bool)? {
        var point = point
        var isInSight = true
        var node: LayoutNode? = item
        while let here = node {
            switch here.hitRole {
            case .ignored: return nil
            case .scrolls:
                if !CGRect(origin: .zero, size: here.placedSize).covers(point) { isInSight = false }
            default: break
            }
            point = here.inParent(point)
            node = here.parent
        }
        return (point, isInSight)
    }
}

extension LayoutNode {
    /// Whether this item is `item` or inside it.
    func isAtOrBelow(_ item: LayoutNode) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === item }
    }
}
