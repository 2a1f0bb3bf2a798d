import Foundation

extension UIView {
    /// A target size that requests the smallest fitting size.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// A target size that requests the largest fitting size.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Whether this view is laid out from right to left.
    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The width the content asks for when nothing limits it; `nil` for a view that takes any.
    final var naturalWidth: CGFloat? {
        if let size = constrainedSize(.zero, .fittingSizeLevel, .fittingSizeLevel), size.width > 0 { return size.width }
        return contentWidth
    }

    /// The width that the content asks for, besides constraints; `nil` for a view that takes any.
    final var contentWidth: CGFloat? {
        if let width = UIView.meaningful(intrinsicContentSize.width) { return width }
        return measuresItself ? UIView.meaningful(sizeThatFits(UIView.unlimited).width) : nil
    }

    /// The height the content asks for in a width; `nil` for a view that takes any.
    final func naturalHeight(forWidth width: CGFloat?) -> CGFloat? {
        let target = CGSize(width: width ?? 0, height: 0)
        let priority: UILayoutPriority = width == nil ? .fittingSizeLevel : .required
        if let size = constrainedSize(target, priority, .fittingSizeLevel), size.height > 0 { return size.height }
        return contentHeight(forWidth: width)
    }

    /// The height that the content asks for in a width, besides constraints; `nil` for a view that takes any.
    final func contentHeight(forWidth width: CGFloat?) -> CGFloat? {
        if measuresItself {
            let limit = CGSize(width: width ?? UIView.unlimited.width, height: UIView.unlimited.height)
            return UIView.meaningful(sizeThatFits(limit).height)
        }
        return UIView.meaningful(intrinsicContentSize.height)
    }

    /// The default implementation of the public method.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        if let size = constrainedSize(target, horizontal, vertical) { return size }
        let width = fitted(naturalWidth, target.width, horizontal, .horizontal)
        return CGSize(
            width: width, height: fitted(naturalHeight(forWidth: width), target.height, vertical, .vertical))
    }

    private func fitted(
        _ natural: @autoclosure () -> CGFloat?, _ target: CGFloat, _ priority: UILayoutPriority,
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let target = UIView.meaningful(target) ?? 0
        // A required length is taken as it is.
        guard priority < .required, let natural = natural() else { return target }
        let own = target > natural ? stretchPriority(for: axis) : shrinkPriority(for: axis)
        return priority > own ? target : natural
    }

    /// A meaningful length; `nil` for "none" and for a view that returns the limit it was given.
    static func meaningful(_ length: CGFloat) -> CGFloat? {
        length >= 0 && length < mostLength ? length : nil
    }

    /// The width that a view may take as `sizeThatFits` is asked for one; `nil` for a width that is no limit.
    static func limit(_ width: CGFloat) -> CGFloat? { width < mostLength ? max(0, width) : nil }

    /// The length in points from which on a length counts as unlimited.
    private static let mostLength: CGFloat = 2_777_777

    private static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Whether the class has a `sizeThatFits` of its own. The method of `UIView` returns the size the view happens to
    /// have, which says nothing about its content.
    private var measuresItself: Bool { fittingViews.contain(type(of: self)) }
}

/// The view classes that override `sizeThatFits`.
@MainActor private let fittingViews = KnownOverrides(
    base: UIView.self, plain: UnmeasuredView.self, overriding: MeasuredView.self)

private class UnmeasuredView: UIView {}
private class MeasuredView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
}
