import Foundation
import BridgedEnvironment

extension UIView {
    /// The parts of a view's position and size that change with the size of its superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Resizing changes the distance to the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// Resizing changes the view's width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// Resizing changes the distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// Resizing changes the distance to the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// Resizing changes the view's height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// Resizing changes the distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The parts of the view's position and size that change when the superview's bounds change their size; empty by
    /// default.
    ///
    /// With an empty mask the view keeps its size and its distances from the left and the top edge. Flexible parts
    /// along an axis share the difference in proportion to their lengths, or evenly if their lengths add up to
    /// nothing. The superview must have ``autoresizesSubviews`` set. Frames set by a later layout take precedence.
    public final var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(appearance?.autoresizing ?? 0)) }
        set {
            if newValue == autoresizingMask { return }
            madeAppearance.autoresizing = UInt8(truncatingIfNeeded: newValue.rawValue)
            if !newValue.isEmpty { superviewStorage?.flags.insert(.hasResizingSubviews) }
        }
    }

    /// A Boolean value that indicates whether subviews are resized according to their ``autoresizingMask`` when the
    /// size of the bounds changes;
    /// `true` by default.
    public final var autoresizesSubviews: Bool {
        get { appearance?.autoresizesSubviews ?? true }
        set { if newValue != autoresizesSubviews { madeAppearance.autoresizesSubviews = newValue } }
    }

    /// Resizes the subviews after the bounds have changed their size.
    final func resizeSubviews(from old: CGSize) {
        guard flags.contains(.hasResizingSubviews), old != geometry.bounds.size, autoresizesSubviews else { return }
        Autoresizing.resize(self, from: old)
    }

    /// Moves and resizes the view after its superview has changed its size.
    fileprivate final func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        if mask.isEmpty { return }
        let before = geometry
        let (x, width) = Autoresizing.part(
            before.origin.x, before.bounds.width, in: old.width, new.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let (y, height) = Autoresizing.part(
            before.origin.y, before.bounds.height, in: old.height, new.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let rect = CGRect(x: x, y: y, width: width, height: height)
        if rect == before.frame { return }
        if transform.isIdentity { return frame = rect }
        // A frame is the box around the transformed view; the rectangle is without the transform.
        if rect.size != before.bounds.size { bounds.size = rect.size }
        center = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Notes where the view is, as a size that comes back need not bring back the position.
    final func noteFrameForPassingLayout() {
        if autoresizingMask.isEmpty { return }
        let (size, center) = (bounds.size, center)
        PassingLayout.atEnd { [weak self] in
            guard let self else { return }
            if bounds.size != size { bounds.size = size }
            if self.center != center { self.center = center }
        }
    }
}

/// Resizes subviews, and theirs after them, without recursion.
@MainActor private enum Autoresizing {
    private static var waiting: [(view: UIView, old: CGSize)] = []
    private static var isRunning = false

    static func resize(_ view: UIView, from old: CGSize) {
        waiting.append((view, old))
        if isRunning { return }
        isRunning = true
        defer { isRunning = false }
        while let (view, old) = waiting.popLast() {
            for child in view.subviews { child.autoresize(from: old, to: view.bounds.size) }
        }
    }

    /// Returns where a part of a length begins, and how long it is.
    static func part(
        _ start: CGFloat, _ length: CGFloat, in old: CGFloat, _ new: CGFloat, _ isStartFlexible: Bool,
        _ isLengthFlexible: Bool, _ isEndFlexible: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let flexible = [isStartFlexible, isLengthFlexible, isEndFlexible]
        let count = flexible.count { $0 }
        if count == 0 || new == old { return (start, length) }
        let lengths = [start, length, old - start - length]
        var sum: CGFloat = 0
        for index in 0..<3 where flexible[index] { sum += lengths[index] }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return sum > 0 ? (new - old) * lengths[index] / sum : (new - old) / CGFloat(count)
        }
        return (start + share(0), max(0, length + share(1)))
    }
}
