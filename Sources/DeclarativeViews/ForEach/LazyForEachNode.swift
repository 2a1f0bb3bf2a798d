import LayoutEngine
import BridgedEnvironment

/// The node of a `ForEach` whose rows are made as they scroll into sight.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode {
    private typealias RowOfData = RowNode<Data, ID, Content>

    private var view: ForEach<Data, ID, Content> {
        didSet { (content, ownEdits) = (RowContent(view.content), view.edits) }
    }
    // Asked for each row; reading it from the view takes a look-up of its type.
    private var ownEdits: LoopEdits?
    private var content: RowContent<Data.Element, Content>
    private var search = IDSearch<ID>()
    /// The IDs of the rows that were made, until all IDs have been compared.
    private var made: RepeatedIDs<ID>?
    private var diagnostics = ForEachDiagnostics<ID>()

    init(_ view: ForEach<Data, ID, Content>, container: LazyContainerNode, in context: _NodeContext) {
        self.view = view
        content = RowContent(view.content)
        ownEdits = view.edits
        super.init(container: container, in: context)
        // Values read here count as read by the view that made this one.
        GraphActivity.begin()
        defer { GraphActivity.end() }
        counts = SlotCounts(slots: view.data.count)
        // The numbers in a range are all different.
        if view.kind != .constantRange { made = RepeatedIDs() }
    }

    override var viewType: Any.Type { ForEach<Data, ID, Content>.self }

    private func element(_ slot: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: slot)]
    }

    override func makeRow(_ slot: Int) -> _ViewNode {
        GraphActivity.begin()
        defer { GraphActivity.end() }
        let element = element(slot)
        let id = view.elements.id(element)
        // Of the first repeat that is found all are reported.
        if made?.note(id, at: slot) == true {
            made = nil
            diagnostics.report(RepeatedIDs.all(in: currentIDs()), in: self)
        }
        if let back = reclaim(id) {
            back.cast(to: RowOfData.self).update(element, content)
            return back
        }
        return RowOfData(element, id: id, content: content, in: self)
    }

    /// Returns the IDs of all elements. Those of rows are as they were when the rows got them.
    private func currentIDs() -> [ID] {
        var ids = view.data.map(view.elements.id)
        for row in rows where row.slot < ids.count { ids[row.slot] = row.node.cast(to: RowOfData.self).id }
        return ids
    }

    override var edits: LoopEdits? { ownEdits }

    override func tag(of slot: Int) -> AnyHashable {
        let index = firstRow(from: slot)
        if index < rows.count, rows[index].slot == slot { return rows[index].node.cast(to: RowOfData.self).id }
        return view.elements.id(element(slot))
    }

    override func slot<Other: Hashable>(of id: Other) -> Int? {
        if let id = id as? ID, Other.self == ID.self {
            return search.index(of: id, in: currentIDs)
        }
        guard Other.self == AnyHashable.self || ID.self == AnyHashable.self else { return nil }
        return search.index(where: { isSameID($0, id) }, in: currentIDs)
    }

    override func slot<Other: Hashable>(containing id: Other, before limit: Int?) -> Int? {
        if !NamedContents.mayName(Content.self) { return nil }
        let end = min(limit ?? counts.slots, view.data.count)
        for (slot, element) in view.data.prefix(end).enumerated() {
            if NamedContents.name(id, in: view.content(element)) { return slot }
        }
        return nil
    }

    func update(_ new: ForEach<Data, ID, Content>) {
        GraphActivity.begin()
        defer { GraphActivity.end() }
        if view.kind == .constantRange {
            let old = view.data
            if new.data.count != old.count || new.data.first.map(view.elements.id) != old.first.map(view.elements.id) {
                diagnostics.reportRange("\(new.data)", initial: "\(old)", of: self)
            }
            view.content = new.content
        } else {
            let before = view
            let hasOtherIDs = !hasIDs(of: new)
            let old = hasOtherIDs ? knownIDs() : []
            view = new
            if hasOtherIDs { exchange(old, before: before) }
        }
        for row in rows { row.node.cast(to: RowOfData.self).update(element(row.slot), content) }
        // Rows without cells may have some now, which is found out when they are made.
        counts.doubtEmptyRows()
        if counts.total == 0 { graph.layoutDidChange() }
    }

    /// Returns whether the elements of another view have the IDs of those that are there, in the same order.
    private func hasIDs(of new: ForEach<Data, ID, Content>) -> Bool {
        if new.data.count != view.data.count || min(new.data.count, SlotCounts.most) != counts.slots { return false }
        for row in rows where view.elements.id(element(row.slot)) != row.node.cast(to: RowOfData.self).id {
            return false
        }
        var index = view.data.startIndex
        var isSame = true
        new.data.walk { element in
            isSame = new.elements.id(element) == view.elements.id(view.data[index])
            view.data.formIndex(after: &index)
            return isSame
        }
        return isSame
    }

    /// Returns the former IDs of all elements; `nil` for elements lost by a collection that changed by itself.
    private func knownIDs() -> [ID?] {
        var ids: [ID?] = view.data.prefix(counts.slots).map(view.elements.id)
        while ids.count < counts.slots { ids.append(nil) }
        for row in rows { ids[row.slot] = row.node.cast(to: RowOfData.self).id }
        return ids
    }

    /// Replaces the elements: rows follow their IDs.
    private func exchange(_ old: [ID?], before: ForEach<Data, ID, Content>) {
        let new = view.data.map(view.elements.id)
        search = IDSearch()
        made = nil
        var same = 0
        while same < old.count, same < new.count, old[same] == new[same] { same += 1 }
        func id(at occurrence: RowMatcher.Occurrence) -> ID? {
            switch occurrence {
            case .row(let row): old[row]
            case .position(let position): new[position]
            }
        }
        var matcher = RowMatcher(firstRow: same, rowCount: old.count, count: new.count)
        for known in old[same...] {
            if let known { matcher.addRow(hash: known.tableHash) { id(at: $0) == known } } else { matcher.skipRow() }
        }
        var indices = [Int](repeating: -1, count: old.count)
        for index in 0..<same {
            indices[index] = index
            matcher.note(hash: new[index].tableHash, at: index) { id(at: $0) == new[index] }
        }
        var news: [Int] = []
        for index in same..<new.count {
            let row = matcher.takeRow(hash: new[index].tableHash, at: index) { id(at: $0) == new[index] }
            if let slot = row {
                indices[slot] = index
            } else {
                news.append(index)
            }
        }
        let repeats = matcher.repeats.compactMap { occurrence, positions in id(at: occurrence).map { ($0, positions) } }
        diagnostics.report(repeats, in: self)
        if old.count == new.count, same == 0, news.count == new.count, !new.isEmpty {
            diagnostics.checkStability(
                of: Array(before.data), before.elements, and: Array(view.data), view.elements, reporter: self)
        }
        move(to: indices, arriving: news)
    }

    private func move(to indices: [Int], arriving: [Int]) {
        let shown = rows.filter { $0.idleSince == nil }.compactMap { indices[$0.slot] >= 0 ? indices[$0.slot] : nil }
        let oldCounts = counts
        var kept: [Row] = []
        for (index, row) in rows.enumerated() {
            if indices[row.slot] < 0 {
                if row.idleSince == nil {
                    remove(row.node, tag: row.node.cast(to: RowOfData.self).id, at: index)
                } else {
                    graph.end(row.node)
                }
            } else {
                var row = row
                row.slot = indices[row.slot]
                kept.append(row)
            }
        }
        rows = kept.sorted { $0.slot < $1.slot }
        counts.move(to: indices, slots: view.data.count)
        container.cellsDidMove(
            in: self, to: oldCounts.cellIndices(movedTo: indices, in: counts), newCount: counts.total)
        // Rows inserted between visible ones appear with this change's transition; others as they scroll into sight.
        if let least = shown.min(), let most = shown.max() {
            for slot in arriving.filter({ $0 > least && $0 < most }).prefix(shown.count) {
                let row = Row(slot: slot, node: makeRow(slot))
                rows.insert(row, at: firstRow(from: slot))
                graph.noteArrival(of: row.node)
            }
        }
        structureDidChange()
        graph.orderDidChange(below: self)
    }
}

extension LazyForEachNode: PositioningNode, StructuralNode {
    func position(of child: _ViewNode) -> TreePath.Component? {
        let number = SiblingNumbers.number(of: child, below: self) { note in
            var met: [ID: Int] = [:]
            var slots: [Int: _ViewNode] = [:]
            for row in rows { slots[row.slot] = row.node }
            for (slot, id) in currentIDs().enumerated() {
                let occurrence = met[id, default: 0]
                met[id] = occurrence + 1
                if let node = slots[slot] { note(node, occurrence) }
            }
        }
        guard let occurrence = number else { return nil }
        let id = child.cast(to: RowOfData.self).id
        return .element(occurrence == 0 ? "\(id)" : "\(id), repeat \(occurrence)")
    }
}
