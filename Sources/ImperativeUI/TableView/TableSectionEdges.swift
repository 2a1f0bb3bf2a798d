import Drawing
import Foundation

/// The header and the footer of a section, and the spaces around it.
struct TableSectionEdges {
    struct Height {
        /// The height in points; an estimate if the content decides.
        var length: CGFloat
        /// Whether the content decides.
        var fits: Bool
    }

    /// `nil` for no header or footer.
    var header: Height?
    var footer: Height?
    /// The space before the header and after the footer, in points.
    var lead: CGFloat = 0
    var tail: CGFloat = 0
}

extension UITableView {
    /// Returns the headers and footers of all sections.
    ///
    /// A view is asked for only where its height does not say that there is one.
    final func sectionEdges(in figure: ListFigure) -> [TableSectionEdges] {
        defaultAnswers.subtract([.headerView, .footerView])
        return knownCounts.indices.map { section in
            var edges = TableSectionEdges()
            let padding = sectionHeaderTopPadding.setHeight.map(figure.wholeRows)
            let gap = padding ?? figure.gap(isFirstInList: section == 0)
            switch setHeight(ofHeader: true, section) {
            case (let height, _)? where height >= 1:
                // The space before a group is a part of the height that is given.
                edges.header = TableSectionEdges.Height(length: height, fits: false)
                edges.lead = padding ?? 0
            // The delegate's 0 stands for the usual space.
            case (let height, let isAsked)?: edges.lead = height == 0 && isAsked ? gap : height
            case nil:
                edges.lead = gap
                if hasView(ofHeader: true, section) { edges.header = estimate(ofHeader: true, section, figure) }
            }
            switch setHeight(ofHeader: false, section) {
            case (let height, _)? where height >= 1:
                edges.footer = TableSectionEdges.Height(length: height, fits: false)
            case (let height, _)?: edges.tail = height
            case nil:
                if hasView(ofHeader: false, section) { edges.footer = estimate(ofHeader: false, section, figure) }
            }
            return edges
        }
    }

    /// Returns the height that is set for a header or footer, and whether it is the delegate's; `nil` for that of the
    /// content, or for none.
    private final func setHeight(ofHeader isHeader: Bool, _ section: Int) -> (height: CGFloat, isAsked: Bool)? {
        let asked =
            isHeader
            ? asked(.headerHeight) { delegate?.tableView(self, heightForHeaderInSection: section) }
            : asked(.footerHeight) { delegate?.tableView(self, heightForFooterInSection: section) }
        if let asked { return asked.setHeight.map { ($0, true) } }
        // In groups, the height of all headers or footers is also that of the space where there is none.
        guard let height = (isHeader ? sectionHeaderHeight : sectionFooterHeight).setHeight,
            style != .plain || hasView(ofHeader: isHeader, section)
        else { return nil }
        return (height, false)
    }

    private final func estimate(
        ofHeader isHeader: Bool, _ section: Int, _ figure: ListFigure
    ) -> TableSectionEdges.Height {
        let asked =
            isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        let usual = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return TableSectionEdges.Height(length: (asked ?? usual).setHeight ?? figure.leastHeight, fits: true)
    }

    /// Whether a section has a header or a footer.
    private final func hasView(ofHeader isHeader: Bool, _ section: Int) -> Bool {
        if let title = title(ofHeader: isHeader, section), !title.isEmpty { return true }
        let question: DefaultAnswers = isHeader ? .headerView : .footerView
        if delegate == nil || defaultAnswers.contains(question) { return false }
        // The view goes to the ones that can be reused until it is shown.
        itemState.pool.beginTaking()
        let view = delegateView(ofHeader: isHeader, section)
        for unused in itemState.pool.endTaking(using: nil) { arranging { unused.removeFromSuperview() } }
        return view != nil
    }

    /// Returns the title of a section; `nil` for none.
    final func title(ofHeader isHeader: Bool, _ section: Int) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// Returns the view that the delegate gives; `nil` for none.
    final func delegateView(ofHeader isHeader: Bool, _ section: Int) -> UIView? {
        isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
    }
}
