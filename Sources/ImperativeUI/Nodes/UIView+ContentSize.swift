import Foundation

/// The priority of a layout requirement, from 1 to 1,000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public var rawValue: Float
    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a mandatory requirement: 1,000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which views resist compression by default: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which views hug their content by default: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether the first priority is lower than the second.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// Returns a priority that is higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// Returns a priority that is lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}

extension UIView {
    /// The value of ``intrinsicContentSize`` for an axis without an intrinsic length.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Called when a subview's intrinsic size changed. Set by the code that embeds this view in another world.
    package final var contentSizeObserver: (() -> Void)? {
        get { appearance?.contentSizeObserver }
        set { madeAppearance.contentSizeObserver = newValue }
    }

    /// Returns the priority with which the view resists growing beyond its content; low by default.
    ///
    /// Views of a fixed size (switches, steppers and activity indicators) and the height of progress views have a
    /// high priority.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        appearance?.hugging[axis.rawValue] ?? standardHugging(for: axis)
    }

    /// Sets the priority with which the view resists growing beyond its content.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeAppearance.hugging[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }

    /// Returns the priority with which the view resists shrinking below its content; high by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        appearance?.compression[axis.rawValue] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists shrinking below its content.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeAppearance.compression[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }
}
