import Drawing
import Foundation

extension ContentCell {
    var currentBackground: UIBackgroundConfiguration? {
        cellContent.background.isSet ? cellContent.background.configuration : standardBackground
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        cellContent.background.configuration = configuration
        cellContent.background.isSet = true
        if configuration != nil {
            setBackground(nil, \.view)
            setBackground(nil, \.selectedView)
            setBackground(nil, \.severalView)
        }
        setNeedsLayout()
    }

    func setBackground(_ view: UIView?, _ path: WritableKeyPath<CellContent.Background, UIView?>) {
        let old = cellContent.background[keyPath: path]
        if old === view { return }
        if old?.superview === self { old?.removeFromSuperview() }
        cellContent.background[keyPath: path] = view
        if view != nil { (cellContent.background.configuration, cellContent.background.isSet) = (nil, true) }
        setNeedsLayout()
    }

    /// Updates the backdrop for the state and the position in the list.
    func showBackground() {
        let (position, background) = (listPosition, cellContent.background)
        let look = CellBackdrop.Look(
            background: shownBackground, position: position, contentStart: contentStart,
            lineColor: lineColor(at: position), isSelected: isSelected && showsSelection && position?.role == .row)
        let views = [background.view, background.selectedView, background.severalView].compactMap { $0 }
        if look.background == nil, look.position?.lines == nil, !look.isSelected, views.isEmpty {
            cellContent.backdrop?.removeFromSuperview()
            cellContent.backdrop = nil
            return
        }
        for (index, view) in views.enumerated() {
            if view.superview !== self { insertSubview(view, at: index) }
            view.frame = bounds
        }
        let isOneOfSeveral = background.severalView != nil && (superview as? any ItemView)?.canSelectSeveral == true
        background.selectedView?.isHidden = !isMarked || isOneOfSeveral
        background.severalView?.isHidden = !isMarked || !isOneOfSeveral
        let shown = cellContent.backdrop ?? CellBackdrop()
        if cellContent.backdrop == nil {
            shown.isUserInteractionEnabled = false
            cellContent.backdrop = shown
            insertSubview(shown, at: 0)
        }
        shown.frame = bounds
        shown.look = look
    }

    private var isMarked: Bool { showsSelection && (isSelected || isHighlighted) }

    /// The background as it is in the state and in the list.
    private var shownBackground: UIBackgroundConfiguration? {
        guard var shown = backgroundConfiguration else { return nil }
        if let listPosition, shown.kind == nil { shown.kind = listPosition.figure.kind }
        guard automaticallyUpdatesBackgroundConfiguration else { return shown }
        if cellContent.background.isSet {
            shown = shown.updated(for: contentState)
            if !showsSelection { shown.isMarked = false }
            return shown
        }
        // The state is put together only where a program may have added something to it.
        shown.isMarked = isMarked
        return shown
    }

    /// Where the content begins, in points from the leading edge.
    private var contentStart: CGFloat {
        let area = contentArea
        let start = isRightToLeft ? bounds.width - area.maxX : area.minX
        return start + (textContent?.textStart ?? ListFigure.side)
    }

    private func lineColor(at position: ListPosition?) -> UIColor? {
        guard isSelected, let lines = position?.lines, (superview as? any ItemView)?.canSelectSeveral == true
        else { return nil }
        return lines.markedColor
    }
}
