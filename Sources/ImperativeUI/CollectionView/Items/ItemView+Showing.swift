import Foundation
import BridgedEnvironment

extension ItemView {
    /// Makes, places and removes views so that exactly the visible elements have one.
    func showElements() {
        if itemState.isShowing { return }
        itemState.isShowing = true
        if itemState.needsReload { beginReload() }
        followBounds()
        for element in itemState.shown.values { element.changes = SettlingCounter(.sizeChanges) }
        while showOnce() {}
        itemState.isShowing = false
        runPostponed()
    }

    private func runPostponed() {
        let due = itemState.postponed
        itemState.postponed = []
        for change in due { change() }
    }

    /// Invalidates the layout if the view's size has changed, or on a scroll if the layout asks for that.
    private func followBounds() {
        guard bounds != itemState.preparedBounds else { return }
        if let before = itemState.preparedBounds, before.size == bounds.size {
            if itemLayout.shouldInvalidateLayout(forBoundsChange: bounds) { itemLayout.invalidateLayout() }
        } else {
            let isVertical = itemLayout.engine?.isVertical ?? true
            let before = itemState.preparedBounds?.size ?? .zero
            let acrossLines = isVertical ? before.width != bounds.width : before.height != bounds.height
            itemLayout.roomDidChange(acrossLines: acrossLines)
        }
        itemState.preparedBounds = bounds
    }

    func prepareLayoutIfNeeded() {
        let layout = itemLayout
        if layout.isPrepared { return }
        layout.isPrepared = true
        layout.prepare()
        contentSize = layout.collectionViewContentSize
        layoutWasPrepared()
    }

    /// Shows the visible elements by the sizes known so far. Returns whether measuring them changed the layout.
    private func showOnce() -> Bool {
        prepareLayoutIfNeeded()
        let wanted = visibleAttributes()
        let keys = Set(wanted.map(\.key))
        for (key, element) in itemState.shown where !keys.contains(key) {
            // A cell that is out of sight only for a picture keeps its state.
            if PassingLayout.isPassing, let attributes = attributes(of: key) {
                apply(attributes, to: element)
            } else {
                endShowing(element, key)
            }
        }
        var isOutdated = false
        for stale in wanted {
            var attributes = stale
            if isOutdated {
                prepareLayoutIfNeeded()
                guard let now = self.attributes(of: stale.key), now.frame.shares(with: bounds) else { continue }
                attributes = now
            }
            guard let element = element(for: attributes) else { continue }
            apply(attributes, to: element)
            if measure(element) {
                isOutdated = true
                prepareLayoutIfNeeded()
                if let now = self.attributes(of: attributes.key) { apply(now, to: element) }
            }
        }
        return isOutdated
    }

    private func element(for attributes: UICollectionViewLayoutAttributes) -> ShownElement? {
        let key = attributes.key
        if let known = itemState.shown[key] { return known }
        guard let view = makeView(key) else { return nil }
        let element = ShownElement(view: view, attributes: attributes)
        itemState.shown[key] = element
        if key.kind == nil { view.showSelected(itemState.selected.contains(key.path)) }
        itemState.prefetching.shown(key)
        willShow(view, key)
        place(element)
        return element
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: ShownElement) {
        let moved = element.attributes.zIndex != attributes.zIndex
        element.attributes = attributes
        let view = element.view
        let frame = lifted(attributes)
        if view.frame != frame { view.frame = frame }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        tellPosition(of: attributes.key, to: view)
        if moved { place(element) }
        view.apply(attributes)
    }

    /// Inserts a view among the others: by z-index, then by index path, then by kind, cells first.
    func place(_ element: ShownElement) {
        let order = { (element: ShownElement) in
            let attributes = element.attributes
            return (attributes.zIndex, attributes.indexPath, attributes.representedElementKind ?? "")
        }
        let below = itemState.shown.values.filter { $0 !== element && order($0) <= order(element) }
            .max { order($0) < order($1) }
        arranging {
            if let below {
                insertSubview(element.view, aboveSubview: below.view)
            } else {
                insertSubview(element.view, at: lowestIndex)
            }
        }
    }

    /// Where the lowest of the items' views is among the subviews.
    var lowestIndex: Int { backgroundView.map { $0 === subviewStorage.first ? 1 : 0 } ?? 0 }

    /// Places the view behind the items over the visible part.
    func placeBackground() {
        guard let backgroundView else { return }
        arranging {
            if subviewStorage.first !== backgroundView { insertSubview(backgroundView, at: 0) }
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
        }
    }

    /// Shows another view behind the items instead of a former one.
    func replaceBackground(_ former: UIView?) {
        if former?.superview === self { former?.removeFromSuperview() }
        placeBackground()
    }

    func arranging(_ change: () -> Void) {
        let before = itemState.isArranging
        itemState.isArranging = true
        change()
        itemState.isArranging = before
    }

    // MARK: Sizes

    /// Measures a view's content if its size may have changed. Returns whether the layout follows the new size.
    private func measure(_ element: ShownElement) -> Bool {
        let original = element.attributes
        if element.isMeasured, let sizes = element.sizes,
            sizes.asked == original.frame.size || sizes.answered == original.frame.size
        {
            return false
        }
        let outer = itemState.measuring
        itemState.measuring = element.view
        element.view.prepareLayout()
        let preferred = element.view.preferredLayoutAttributesFitting(original)
        itemState.measuring = outer
        element.isMeasured = true
        element.sizes = (original.frame.size, preferred.frame.size)
        guard preferred.frame.isFinite else {
            RuntimeIssue.report(
                Self.reportName,
                "A cell's preferred frame must be finite: \(type(of: element.view)) asked for \(preferred.frame). "
                    + "It keeps its size.")
            return false
        }
        guard
            itemLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        guard element.changes.begin() else {
            if element.changes.hasJustFailed { reportRestless(element) }
            return false
        }
        itemLayout.invalidateLayout(
            with: itemLayout.invalidationContext(
                forPreferredLayoutAttributes: unmirrored(preferred), withOriginalAttributes: unmirrored(original)))
        return true
    }

    private func reportRestless(_ element: ShownElement) {
        RuntimeIssue.report(
            Self.reportName, unsettled: "The size of a \(type(of: element.view))",
            outcome: "it keeps its last size, the others get theirs",
            course: "It asked for another size \(element.changes.rounds) times in one layout",
            advice: "Answer the same size for the same content and width")
    }

    // MARK: Attributes

    /// Returns the layout attributes in the visible area, mirrored if the layout asks for that.
    private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        let all = itemLayout.layoutAttributesForElements(in: mirrored(bounds)) ?? []
        return all.compactMap { attributes in
            guard attributes.frame.isFinite, contains(attributes) else {
                RuntimeIssue.report(
                    Self.reportName,
                    "A layout's attributes are for items that exist and have finite frames: \(type(of: itemLayout)) "
                        + "gave \(attributes.frame) for \(attributes.indexPath). It is left out.")
                return nil
            }
            let attributes = unmirrored(attributes)
            return !attributes.isHidden && attributes.frame.shares(with: bounds) ? attributes : nil
        }
    }

    /// Returns the layout attributes of the items in an area, mirrored if the layout asks for that.
    func itemAttributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        let all = itemLayout.layoutAttributesForElements(in: mirrored(area)) ?? []
        return all.compactMap { attributes in
            guard attributes.representedElementKind == nil, attributes.frame.isFinite, contains(attributes) else {
                return nil
            }
            let attributes = unmirrored(attributes)
            return !attributes.isHidden && attributes.frame.shares(with: area) ? attributes : nil
        }
    }

    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let found =
            if let kind = key.kind {
                itemLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
            } else {
                itemLayout.layoutAttributesForItem(at: key.path)
            }
        guard let found, found.frame.isFinite else { return nil }
        return unmirrored(found)
    }

    private var isMirrored: Bool {
        itemLayout.flipsHorizontallyInOppositeLayoutDirection && isRightToLeft
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        var rect = rect
        rect.origin.x = contentSize.width - rect.maxX
        return rect
    }

    /// Returns the attributes as the layout had them before mirroring.
    private func unmirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        isMirrored ? attributes.moved(to: mirrored(attributes.frame)) : attributes
    }

    private func contains(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        guard path.count == 2, path.section >= 0, path.section < knownCounts.count else { return false }
        if attributes.representedElementKind != nil { return true }
        return path.item >= 0 && path.item < itemCount(inSection: path.section)
    }
}

extension UICollectionViewLayoutAttributes {
    var key: ElementKey { ElementKey(kind: representedElementKind, path: indexPath) }
}
