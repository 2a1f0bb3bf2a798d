import AccessibilityModel

extension ListNode: SpokenNode {
    package func speak(from mark: Int, in walk: inout SpokenWalk) {
        guard walk.builder.mark > mark, let element = walk.element(.list, at: self) else { return }
        walk.builder.group(from: mark, as: element)
    }
}

extension ListSlotNode: SpokenNode {
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
        let actions = actions(&walk)
        cell.add(actions.map(\.name)) { actions[$0].run() }
        if walk.builder.hasInteractive(from: mark) {
            cell.label = walk.builder.words(from: mark)
            walk.builder.group(from: mark, as: cell)
        } else {
            walk.builder.combine(from: mark, into: cell)
        }
    }

    // The row's actions are available on whichever of its elements is read.
    private func tellActions(from mark: Int, in walk: inout SpokenWalk) {
        let indices = walk.builder.indices(from: mark)
        let actions = actions(&walk)
        if actions.isEmpty { return }
        walk.builder.change(indices) { element in
            element.add(actions.map(\.name)) { actions[$0].run() }
        }
    }

    /// Returns the actions of the row besides its activation: those of the buttons beside it, deleting and moving it.
    private func actions(_ walk: inout SpokenWalk) -> [(name: String, run: () -> Bool)] {
        var actions = walk.takeAttached().filter { $0.isInteractive && !$0.isGroup && $0.isEnabled }.map { button in
            (name: button.label ?? button.role.words, run: { button.activate() })
        }
        func add(_ name: String, _ act: @escaping (ListSlotNode) -> Void) {
            if actions.contains(where: { $0.name == name }) { return }
            actions.append(
                (
                    name,
                    { [weak self] in
                        guard let self, !isTornDown else { return false }
                        act(self)
                        return true
                    }
                ))
        }
        if state.canDelete { add("Delete") { $0.delete() } }
        guard state.canMove, let element, let offset = element.offset else { return actions }
        if offset > 0 { add("Move Up") { $0.move(down: false) } }
        if offset < element.count - 1 { add("Move Down") { $0.move(down: true) } }
        return actions
    }
}
