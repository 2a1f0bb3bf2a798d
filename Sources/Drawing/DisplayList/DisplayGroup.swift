import Foundation

/// A section of a display list that is drawn as one, and recognised when it comes again.
///
/// It never changes, so a list that keeps the object says at once that this part is the same as before. Making one
/// costs a pass over its own items, not over those of groups in it.
package final class DisplayGroup: @unchecked Sendable {
    // Unchecked: `contents` is changed only while the last reference goes away.

    /// What is done with the drawn contents: they are clipped, made translucent, throw a shadow, and are transformed.
    package struct Effects: Hashable, Sendable {
        package struct Clip: Hashable, Sendable {
            package var shape: DrawnShape
            package var rule: CGPathFillRule

            package init(_ shape: DrawnShape, rule: CGPathFillRule = .winding) {
                self.shape = shape
                self.rule = rule
            }
        }

        package struct Shadow: Hashable, Sendable {
            package var color: ColorComponents
            /// How far the shadow is blurred, in points.
            package var radius: Double
            package var offset: CGSize
            /// Whether the shadow falls on the contents, from what is around them, in place of behind them.
            package var isInner: Bool

            package init(color: ColorComponents, radius: Double, offset: CGSize = .zero, isInner: Bool = false) {
                self.color = color
                self.radius = radius
                self.offset = offset
                self.isInner = isInner
            }
        }

        /// Takes the contents' coordinates to those outside, the clip's and the shadow's with them.
        package var transform = CGAffineTransform.identity
        package var clip: Clip?
        package var shadow: Shadow?
        /// From 0 to 1.
        package private(set) var opacity = 1.0

        package init(
            transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Double = 1, shadow: Shadow? = nil
        ) {
            self.transform = transform
            self.clip = clip
            self.shadow = shadow
            self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        }

        /// Nothing is done with the contents.
        package static let none = Effects()

        var isTransformOnly: Bool { clip == nil && shadow == nil && opacity == 1 }

        /// Whether anything can be seen through the effects.
        var isDrawable: Bool {
            let t = transform
            let isFinite = [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
            return isFinite && t.a * t.d != t.b * t.c && opacity > 0
        }
    }

    package let effects: Effects
    /// What the group draws.
    package var list: DisplayList { DisplayList(drawable: contents) }
    private var contents: [DisplayItem]
    private let hasGroups: Bool
    /// Whether something may be drawn outside of the box: what is turned, skewed or mirrored, as text is not, and what
    /// is too far away for exact numbers.
    let isBoundless: Bool
    /// A number that equal groups share within one run of the program.
    package let fingerprint: Int
    /// The rectangle around what is drawn, shadows aside, in the coordinates the group stands in; null for nothing.
    package let bounds: CGRect
    /// The same in the contents' own coordinates.
    package let contentBounds: CGRect

    package init(_ list: DisplayList, effects: Effects = .none) {
        var hasher = Hasher()
        hasher.combine(effects)
        var around = CGRect.null
        var hasGroups = false
        var isBoundless = !effects.transform.keepsOrientation
        for item in list.items {
            if case .group(let group) = item {
                hasGroups = true
                if group.isBoundless { isBoundless = true }
            } else if !item.bounds.isExact {
                isBoundless = true
            }
            item.feed(&hasher)
            around = around.joined(with: item.bounds)
        }
        // Text that lies beside a clip may be moved into it, to whole cells: that is not nothing.
        if let clip = effects.clip { around = around.clamped(to: clip.shape.bounds) }
        contents = list.items
        self.hasGroups = hasGroups
        self.isBoundless = isBoundless
        self.effects = effects
        fingerprint = hasher.finalize()
        contentBounds = around
        bounds = around.applying(effects.transform)
    }

    /// Frees groups in groups one after the other instead of one inside the other.
    deinit {
        guard hasGroups else { return }
        var pending: [DisplayGroup] = []
        surrender(to: &pending)
        while var group = pending.popLast() {
            if isKnownUniquelyReferenced(&group), group.hasGroups { group.surrender(to: &pending) }
        }
    }

    private func surrender(to pending: inout [DisplayGroup]) {
        for item in contents {
            if case .group(let group) = item { pending.append(group) }
        }
        contents = []
    }
}
