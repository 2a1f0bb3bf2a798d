import Foundation

extension UITableView {
    /// The section titles of the index have to be read again.
    final func indexTitlesDidChange() {
        needsIndexTitles = true
        setNeedsLayout()
    }

    /// Shows the index over the rows, if the data source gives titles for one.
    final func placeIndex() {
        if needsIndexTitles {
            needsIndexTitles = false
            showIndexTitles()
        }
        guard let indexView else { return }
        let area = bounds.inset(by: adjustedContentInset)
        let width = min(indexView.width, area.width)
        arranging {
            if subviewStorage.last !== indexView { addSubview(indexView) }
            let x = isRightToLeft ? area.minX : area.maxX - width
            let frame = CGRect(x: x, y: area.minY, width: width, height: area.height)
            if indexView.frame != frame { indexView.frame = frame }
        }
    }

    private final func showIndexTitles() {
        let rows = knownCounts.reduce(0) { $0.addingSaturated($1) }
        let titles = rows < sectionIndexMinimumDisplayRowCount ? nil : dataSource?.sectionIndexTitles(for: self)
        guard let titles, !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? TableIndexView()
        view.table = self
        view.show(titles)
        indexView = view
    }

    /// Scrolls to the section that the data source gives for an index title. Ignores a section that does not exist.
    final func scroll(toIndexTitle title: String, at index: Int) {
        if title == Self.indexSearch {
            contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
            return
        }
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
            knownCounts.indices.contains(section)
        else { return }
        prepareLayoutIfNeeded()
        // The place of a section without rows is where its rows would be.
        let path = IndexPath(row: 0, section: section)
        if exists(path) { return scrollToRow(at: path, at: .top, animated: false) }
        contentOffset = inContent(
            CGPoint(x: contentOffset.x, y: rect(forSection: section).minY - adjustedContentInset.top))
    }
}
