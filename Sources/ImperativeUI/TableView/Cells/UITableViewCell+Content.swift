import Drawing
import Foundation
import BridgedEnvironment

extension UITableViewCell.CellStyle {
    /// The content of a cell of the style, in labels with one line.
    fileprivate var labels: UIListContentConfiguration {
        var labels = configuration
        (labels.textProperties.numberOfLines, labels.secondaryTextProperties.numberOfLines) = (1, 1)
        return labels
    }

    /// The content of a cell of the style.
    var configuration: UIListContentConfiguration {
        switch self {
        case .default, .subtitle: .cell()
        case .value1: .valueCell()
        case .value2: .columnCell()
        }
    }
}

// Views, positions and sizes of the content.
extension UITableViewCell {
    /// The view with the texts and the image of the style; `nil` if there is other content.
    final var styledContent: UIListContentView? {
        styledContent { UIListContentView(labels: style.labels, column: style == .value2) }
    }

    final func contentSize(in size: CGSize) -> CGSize {
        measuredContent?.sizeThatFits(size)
            ?? CGSize(width: size.width, height: traitCollection.textMedium.figures.list.leastHeight)
    }

    final var contentArea: CGRect { areaBesideAccessories }

    final func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard attributes.fitsHeight, attributes.representedElementKind == nil, let table = superview as? UITableView,
            let height = table.askedHeight(ofRow: attributes.indexPath)
        else { return fitted(attributes) }
        return attributes.moved(
            to: CGRect(origin: attributes.frame.origin, size: CGSize(width: attributes.frame.width, height: height)))
    }

    // MARK: Background

    final var standardBackground: UIBackgroundConfiguration? {
        var background = defaultBackgroundConfiguration()
        if let backgroundColor, !(showsSelection && (isSelected || isHighlighted)) {
            background.backgroundColor = backgroundColor
        }
        return background
    }

    /// Whether the program has given a view for the selected state only: the background is there in others.
    final var hasOnlySelectedView: Bool {
        let background = cellContent.background
        let hasSelectedView = background.selectedView != nil || background.severalView != nil
        return hasSelectedView && background.view == nil && background.configuration == nil
    }

    final var showsSelection: Bool { selectionStyle != .none }

    // MARK: Place

    /// The table view and the row that the cell displays.
    final var place: (table: UITableView, path: IndexPath)? {
        guard let table = superview as? UITableView, let path = table.path(of: self) else { return nil }
        return (table, path)
    }

    final var listPosition: ListPosition? {
        guard var position, let inset = ownSeparatorInset, position.lines?.bottom != nil else { return position }
        let (leading, trailing) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
        position.lines?.bottom = ListPosition.Line(start: leading.finiteOrZero, end: trailing.finiteOrZero)
        return position
    }

    final func setListPosition(_ position: ListPosition?) {
        if position == self.position { return }
        self.position = position
        setNeedsLayout()
    }

    final func showSelected(_ isSelected: Bool) { setSelected(isSelected, animated: false) }
    final func showHighlighted(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
    final func showEditing(_ isEditing: Bool) { setEditing(isEditing, animated: false) }
}
