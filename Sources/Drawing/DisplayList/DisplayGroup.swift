import Foundation

// Unchecked: `contents` changes only while the last reference is released.
/// A section of a display list that is drawn as one, and recognised when it is drawn again.
///
/// Groups are immutable, so the same object in another list means that this section is unchanged. Making a group takes
/// time linear in its own items, without those of groups in it.
package final class DisplayGroup: @unchecked Sendable {
    /// The effects on a group's contents: a clip, an opacity, a shadow, a transform, whether they are
    /// marks, and what else is done to them.
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
            /// The blur radius of the shadow in points.
            package var radius: Double
            package var offset: CGSize
            /// Whether the shadow is cast onto the contents from their edge, instead of behind them.
            package var isInner: Bool

            package init(color: ColorComponents, radius: Double, offset: CGSize = .zero, isInner: Bool = false) {
                self.color = color
                self.radius = radius
                self.offset = offset
                self.isInner = isInner
            }
        }

        /// The transform from the coordinates of contents, clip and shadow to those outside.
        package var transform = CGAffineTransform.identity
        package var clip: Clip?
        package var shadow: Shadow?
        /// The opacity from 0 to 1.
        package private(set) var opacity = 1.0
        /// Whether the contents mark a position in a text, such as that of a caret. In a text screen the cells there
        /// are marked instead.
        package var marksText = false
        /// The treatment of the contents, applied before the other effects; blending comes last.
        package var treatment: Treatment?

        package init(
            transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Double = 1, shadow: Shadow? = nil,
            marksText: Bool = false, treatment: Treatment? = nil
        ) {
            self.transform = transform
            self.clip = clip
            self.shadow = shadow
            self.marksText = marksText
            self.treatment = treatment
            self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        }

        /// No effects.
        package static let none = Effects()

        var isTransformOnly: Bool {
            clip == nil && shadow == nil && opacity == 1 && !marksText && treatment == nil
        }

        /// Whether anything is visible through the effects.
        var isDrawable: Bool {
            opacity > 0 && transform.isDrawable && (treatment?.isDrawable ?? true)
        }
    }

    package let effects: Effects
    /// The contents of the group.
    package var list: DisplayList { DisplayList(drawable: contents) }
    private var contents: [DisplayItem]
    private let hasGroups: Bool
    /// Whether something may be drawn outside of the bounds: rotated, skewed or mirrored text, and anything too far
    /// away for exact numbers.
    let isBoundless: Bool
    /// Whether any of the items is text, see ``DisplayItem/hasText``.
    let hasText: Bool
    /// Whether this group, or any in it, is seen in space.
    let hasProjection: Bool
    /// Whether any group in this one is blended with its backdrop.
    let hasBlending: Bool
    /// Whether this group, or any in it, has a shadow.
    let hasShadow: Bool
    /// Whether this group, or any in it, has a clip.
    let hasClip: Bool
    /// A hash that equal groups share within one run of the program.
    package let fingerprint: Int
    /// The part of the hash that comes from the contents.
    let contentFingerprint: Int
    /// The bounding box of the drawing, without shadows, in the coordinates outside the group; null if nothing is
    /// drawn.
    package let bounds: CGRect
    /// The bounding box in the contents' own coordinates.
    package let contentBounds: CGRect

    package init(_ list: DisplayList, effects: Effects = .none) {
        var hasher = Hasher()
        var around = CGRect.null
        var hasGroups = false
        var isBoundless = !effects.transform.keepsOrientation
        var hasText = false
        var (hasProjection, hasBlending, isMasked) = (false, false, false)
        var (hasShadow, hasClip) = (effects.shadow != nil, effects.clip != nil)
        switch effects.treatment {
        case .projection: (hasProjection, isBoundless) = (true, true)
        case .mask: isMasked = true
        default: break
        }
        for (index, item) in list.items.enumerated() {
            if case .group(let group) = item {
                hasGroups = true
                if group.hasProjection { hasProjection = true }
                if group.hasBlending || group.effects.blend != nil { hasBlending = true }
                if group.isBoundless { isBoundless = true }
                if group.hasShadow { hasShadow = true }
                if group.hasClip { hasClip = true }
            } else if !item.bounds.isExact {
                isBoundless = true
            }
            if item.hasText { hasText = true }
            item.feed(&hasher)
            // A mask is not drawn.
            if !isMasked || index > 0 { around = around.joined(with: item.bounds) }
        }
        // Text beside a clip may be moved into it when it is aligned to cells, so its bounds must not become empty.
        if let clip = effects.clip { around = around.clamped(to: clip.shape.bounds) }
        contents = list.items
        self.hasGroups = hasGroups
        self.isBoundless = isBoundless
        self.hasText = hasText
        self.hasProjection = hasProjection
        self.hasBlending = hasBlending
        self.hasShadow = hasShadow
        self.hasClip = hasClip
        self.effects = effects
        contentFingerprint = hasher.finalize()
        fingerprint = Self.fingerprint(contentFingerprint, effects)
        contentBounds = around
        if case .projection(let projection) = effects.treatment { around = projection.bounds(of: around) }
        bounds = around.applying(effects.transform)
    }

    /// Makes a group that draws the contents of another elsewhere. Takes constant time.
    ///
    /// - Parameter translation: The distance of the contents' origin from that of the coordinates outside. The other
    ///   group has no effects but a translation.
    package init(_ group: DisplayGroup, translation: CGPoint) {
        effects = Effects(transform: CGAffineTransform(translationX: translation.x, y: translation.y))
        contents = group.contents
        hasGroups = group.hasGroups
        isBoundless = group.isBoundless
        hasText = group.hasText
        hasProjection = group.hasProjection
        hasBlending = group.hasBlending
        hasShadow = group.hasShadow
        hasClip = group.hasClip
        contentFingerprint = group.contentFingerprint
        fingerprint = Self.fingerprint(contentFingerprint, effects)
        contentBounds = group.contentBounds
        bounds = contentBounds.applying(effects.transform)
    }

    private static func fingerprint(_ contents: Int, _ effects: Effects) -> Int {
        var hasher = Hasher()
        hasher.combine(contents)
        hasher.combine(effects)
        return hasher.finalize()
    }

    /// Frees nested groups one after the other, so that deep nesting does not overflow the stack.
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
