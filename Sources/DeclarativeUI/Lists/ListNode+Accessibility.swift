import AccessibilityModel

extension ListNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        guard walk.builder.mark > mark, let element = walk.element(.list, at: self) else { return }
        walk.builder.group(from: mark, as: element)
    }
}

extension ListPlaceNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        switch role {
        case .footer: return
        case .header: tellHeader(from: mark, in: &walk)
        case .row where state.canBeSelected: tellCell(from: mark, in: &walk)
        case .row: tellActions(from: mark, in: &walk)
        }
    }

    private func tellHeader(from mark: Int, in walk: inout SpokenWalk) {
        let texts = walk.builder.roots(from: mark).filter { walk.builder.elements[$0].role == .text }
        walk.builder.change(texts) { $0.add(.header) }
    }

    private func tellCell(from mark: Int, in walk: inout SpokenWalk) {
        guard var cell = walk.control(.cell, [], at: self) else { return walk.builder.drop(from: mark) }
        if state.isSelected { cell.traits.insert(.selected) }
        cell.abilities = .activates
        cell.handlers = [
            SpokenWalk.handler(self) { [weak self] command in
                if command == .activate { self?.act() }
                return command == .activate
            }
        ]
        add(to: &cell)
        if walk.builder.hasInteractive(from: mark) {
            cell.label = walk.builder.words(from: mark)
            walk.builder.group(from: mark, as: cell)
        } else {
            walk.builder.combine(from: mark, into: cell)
        }
    }

    private func tellActions(from mark: Int, in walk: inout SpokenWalk) {
        let roots = walk.builder.roots(from: mark)
        if state.canDelete, roots.count == 1 { walk.builder.change(roots) { add(to: &$0) } }
    }

    private func add(to element: inout AccessibilityElement) {
        guard state.canDelete else { return }
        element.add(["Delete"]) { [weak self] _ in
            guard let self, !isTornDown else { return false }
            delete()
            return true
        }
    }
}
