import Drawing
import Foundation

/// A label that fills a column, with its text at the trailing edge.
final class ColumnLabel: UILabel {
    static let width: CGFloat = 97

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? .required : super.standardHugging(for: axis)
    }

    private var columnWidth: CGFloat { traitCollection.textMedium.figures.grain.wholeWidth(Self.width) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: columnWidth, height: super.sizeThatFits(CGSize(width: columnWidth, height: size.height)).height)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: columnWidth, height: super.intrinsicContentSize.height)
    }
}
