import Foundation
import Foundations

/// The part of a picture that can be seen, in the coordinates of the contents of some group. What is elsewhere need not
/// be drawn.
struct SeenArea: Equatable {
    /// The distance around it, in points, in which something is drawn all the same: letters may be wider than they were
    /// measured.
    private static let margin = 64.0

    /// The rectangle, with its margin; `nil` for everything.
    private let rect: CGRect?

    /// Everything can be seen.
    static let everything = SeenArea(rect: nil)

    private init(rect: CGRect?) { self.rect = rect }

    /// Creates the area that a picture shows.
    init(of rect: CGRect) { self.rect = rect.isExact ? rect.grown(by: Self.margin, Self.margin) : nil }

    /// Returns the area inside a group with some effects.
    func inside(_ effects: DisplayGroup.Effects) -> SeenArea {
        guard var rect else { return .everything }
        if rect.isNull { return self }
        if effects.transform != .identity {
            // Groups that are drawn have a transform with an inverse.
            rect = rect.applying(effects.transform.inverted())
            guard rect.isExact else { return .everything }
        }
        if let shadow = effects.shadow {
            // What is out of sight may cast a shadow that is not.
            let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
            rect = rect.grown(by: reach, reach)
            guard rect.isExact else { return .everything }
        }
        if let clip = effects.clip?.shape.bounds, clip.isExact {
            rect = rect.common(with: clip.grown(by: Self.margin, Self.margin))
        }
        return SeenArea(rect: rect)
    }

    /// Whether a part of an item may be seen.
    func mayShow(_ item: DisplayItem) -> Bool {
        guard let rect else { return true }
        // Shadows are outside of the bounds.
        if case .group(let group) = item, group.isBoundless || group.hasShadow { return true }
        let box = item.bounds
        return !box.isExact || rect.meets(box)
    }

    /// Whether everything in a group that has no clip can be seen, in whatever groups it is.
    func shows(allOf group: DisplayGroup) -> Bool {
        guard let rect else { return true }
        return !group.isBoundless && !group.hasShadow && !group.hasClip && group.contentBounds.isExact
            && rect.contains(group.contentBounds)
    }
}
