import Drawing
import Foundation

/// A cell with accessories beside its content.
@MainActor protocol AccessoryCell: ContentCell, SwipedRow {
    /// The accessories that the cell has, shown or not.
    var accessories: [UICellAccessory] { get }
    /// The views of the accessories that are shown.
    var accessoryViews: [CellAccessoryView] { get set }
    var indentationLevel: Int { get }
    /// The levels of indentation by the place in a tree.
    var outlineIndentation: Int { get }
    var indentationWidth: CGFloat { get }
    var indentsAccessories: Bool { get }
    /// The indentation of a row that is edited without a control at its leading edge, in points.
    var editingIndentation: CGFloat { get }
}

extension AccessoryCell {
    var indentsAccessories: Bool { true }
    var outlineIndentation: Int { 0 }
    var editingIndentation: CGFloat { 0 }

    func roomDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The accessories to be shown now, from the leading to the trailing edge.
    private var wantedAccessories: [UICellAccessory] {
        let shown = accessories.filter { accessory in
            if accessory.options.isHidden { return false }
            switch accessory.displayed {
            case .always: return true
            case .whenEditing: return isEditing
            case .whenNotEditing: return !isEditing
            }
        }
        let resolved = shown.map { $0.resolved(forHeader: listPosition?.role == .header) }
        return ordered(resolved.filter(\.isLeading)) + ordered(resolved.filter { !$0.isLeading })
    }

    private func ordered(_ all: [UICellAccessory]) -> [UICellAccessory] {
        var order = all.filter { $0.placement == nil }.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        for accessory in all {
            switch accessory.placement {
            case .leading(_, let position), .trailing(_, let position):
                order.insert(accessory, at: min(max(0, position(order)), order.count))
            case nil: break
            }
        }
        return order
    }

    /// Makes the views of the accessories, or reuses existing ones.
    func showAccessories() {
        let wanted = wantedAccessories
        var left = accessoryViews
        accessoryViews = wanted.map { accessory in
            let found = left.firstIndex { $0.canShow(accessory) }
            let view = found.map { left.remove(at: $0) } ?? CellAccessoryView(accessory)
            view.show(accessory, isOn: accessory.accessoryType == .outlineDisclosure ? showsChildren : isSelected)
            return view
        }
        for view in left { view.removeFromSuperview() }
        for view in accessoryViews where view.superview !== self { addSubview(view) }
        roomDidChange()
    }

    private var indentation: CGFloat {
        let width = (CGFloat(max(0, indentationLevel)) + CGFloat(outlineIndentation)) * indentationWidth.usableLength
        return (width.isFinite ? width : 0) + editingIndentation
    }

    /// The room that accessories and levels take from the content.
    var accessoryRoom: (leading: CGFloat, trailing: CGFloat) {
        var room: (leading: CGFloat, trailing: CGFloat) = (indentation, 0)
        for view in accessoryViews {
            let width = view.sizeThatFits(.zero).width + ListFigure.accessoryGap
            if view.accessory.isLeading { room.leading += width } else { room.trailing += width }
        }
        let grain = traitCollection.textMedium.figures.grain
        return (grain.wholeWidth(room.leading), grain.wholeWidth(room.trailing))
    }

    var tallestAccessory: CGFloat { accessoryViews.reduce(0) { max($0, $1.sizeThatFits(.zero).height) } }

    func placeAccessories() {
        let room = accessoryRoom
        let shift = contentShift
        var leading = ListFigure.side + (indentsAccessories ? indentation : 0)
        var trailing = bounds.width - ListFigure.side - room.trailing + ListFigure.accessoryGap
        for view in accessoryViews {
            let width = view.sizeThatFits(.zero).width
            let start = view.accessory.isLeading ? leading : trailing
            view.frame = CGRect(
                x: (isRightToLeft ? bounds.width - start - width : start) + shift, y: 0, width: width,
                height: bounds.height)
            if view.accessory.isLeading {
                leading += width + ListFigure.accessoryGap
            } else {
                trailing += width + ListFigure.accessoryGap
            }
        }
    }

    /// The bounds without the room for accessories and levels, moved by a swipe.
    var areaBesideAccessories: CGRect {
        let room = accessoryRoom
        return bounds.inset(
            by: NSDirectionalEdgeInsets(top: 0, leading: room.leading, bottom: 0, trailing: room.trailing),
            isReversed: isRightToLeft
        ).offsetBy(dx: swiped == nil ? 0 : contentShift, dy: 0)
    }

    /// Returns the size of the content with the accessories beside it.
    func sizeWithAccessories(_ size: CGSize, content: (CGSize) -> CGSize) -> CGSize {
        let room = accessoryRoom
        let beside = room.leading + room.trailing
        var fitting = content(CGSize(width: max(0, size.width - beside), height: size.height))
        fitting.width += beside
        fitting.height = max(fitting.height, tallestAccessory)
        return fitting
    }

    /// Returns an intrinsic size of the content with the room for the accessories beside it.
    func intrinsicSizeWithAccessories(_ content: CGSize) -> CGSize {
        var size = content
        if size.width != UIView.noIntrinsicMetric {
            let room = accessoryRoom
            size.width += room.leading + room.trailing
        }
        if size.height != UIView.noIntrinsicMetric { size.height = max(size.height, tallestAccessory) }
        return size
    }

    /// Places the accessories, and the buttons of a swipe.
    func layOutBesideContent() {
        if !accessoryViews.isEmpty { placeAccessories() }
        prepareForSwipes()
        placeSwipeButtons()
    }
}
