import Foundation

/// How strongly something is wanted, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The strength.
    public var rawValue: Float
    /// A priority of a strength.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a strength.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must be so: 1000.
    public static let required = UILayoutPriority(1000)
    /// 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250.
    public static let defaultLow = UILayoutPriority(250)
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether one is weaker than the other.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

/// The namespace of layout axes. Constraints themselves are not supported.
public enum NSLayoutConstraint {
    /// A direction sizes are given in.
    public enum Axis: Int, Sendable {
        /// Along the width.
        case horizontal = 0
        /// Along the height.
        case vertical = 1
    }
}

extension UIView {
    /// The intrinsic metric of an axis without one.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Called when a subview's intrinsic size changed. Set by whoever embeds this view in another world.
    package final var contentSizeObserver: (() -> Void)? {
        get { appearance?.contentSizeObserver }
        set { madeAppearance.contentSizeObserver = newValue }
    }

    /// How strongly the view resists being larger than its content; low by default.
    ///
    /// Views of one size, which are switches, steppers and activity indicators, and the height of progress bars resist
    /// it strongly.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        appearance?.hugging[axis.rawValue] ?? standardHugging(for: axis)
    }

    /// Sets how strongly the view resists being larger than its content.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeAppearance.hugging[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }

    /// How strongly the view resists being smaller than its content; high by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        appearance?.compression[axis.rawValue] ?? .defaultHigh
    }

    /// Sets how strongly the view resists being smaller than its content.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeAppearance.compression[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }
}
