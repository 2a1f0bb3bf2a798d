import LayoutEngine
import UnifiedStorage

/// The node of a `ForEach` whose rows are made as they scroll into sight.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode {
    private typealias RowOfData = RowNode<Data, ID, Content>

    private var view: ForEach<Data, ID, Content> {
        didSet { content = RowContent(view.content) }
    }
    private var content: RowContent<Data.Element, Content>
    private var ids: [ID] = [] {
        didSet { (places, searched) = (nil, 0) }
    }
    /// Made when rows are looked for again and again.
    private var places: ElementPlaces<ID>?
    /// The number of IDs that were compared to find rows.
    private var searched = 0
    private var diagnostics = ForEachDiagnostics<ID>()

    init(_ view: ForEach<Data, ID, Content>, container: LazyContainerNode, in context: _NodeContext) {
        self.view = view
        content = RowContent(view.content)
        super.init(container: container, in: context)
        // What is read here counts as read by the view that made this one.
        GraphActivity.begin()
        defer { GraphActivity.end() }
        ids = view.data.map(view.elements.id)
        counts = SlotCounts(slots: ids.count)
        // The numbers in a range are all different.
        if view.kind != .constantRange { reportRepeats() }
    }

    override var viewType: Any.Type { ForEach<Data, ID, Content>.self }

    private func reportRepeats() {
        var matcher = RowMatcher(firstRow: 0, rowCount: 0, count: ids.count)
        for (position, id) in ids.enumerated() {
            matcher.note(hash: id.tableHash, at: position) { self.id(at: $0, before: []) == id }
        }
        report(matcher, before: [])
    }

    /// Returns the ID at a place, given the IDs before the change that is going on.
    private func id(at place: RowMatcher.Occurrence, before old: [ID]) -> ID {
        switch place {
        case .row(let row): old[row]
        case .position(let position): ids[position]
        }
    }

    private func report(_ matcher: RowMatcher, before old: [ID]) {
        diagnostics.report(matcher.repeats.map { (id(at: $0.origin, before: old), $0.positions) }, in: self)
    }

    private func element(_ slot: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: slot)]
    }

    override func makeRow(_ slot: Int) -> _ViewNode {
        GraphActivity.begin()
        defer { GraphActivity.end() }
        let element = element(slot)
        if let back = reclaim(ids[slot]) {
            back.cast(to: RowOfData.self).update(element, content)
            return back
        }
        return RowOfData(element, id: ids[slot], content: content, in: self)
    }

    override func tag(of slot: Int) -> AnyHashable { ids[slot] }

    override func slot<Other: Hashable>(of id: Other) -> Int? {
        if let id = id as? ID, Other.self == ID.self {
            return place(of: id)
        }
        guard Other.self == AnyHashable.self || ID.self == AnyHashable.self else { return nil }
        return ids.firstIndex { isSameID($0, id) }
    }

    private func place(of id: ID) -> Int? {
        // Places cost as much to note as it does to search all of them so many times.
        if places == nil, searched > 16 * ids.count { places = ElementPlaces(ids) }
        if let places { return places.place(of: id, in: ids) }
        let found = ids.firstIndex(of: id)
        searched += (found ?? ids.count) + 1
        return found
    }

    override func slot<Other: Hashable>(containing id: Other, before limit: Int?) -> Int? {
        if !NamedContents.mayName(Content.self) { return nil }
        let end = min(limit ?? ids.count, ids.count)
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
            let newIDs = new.data.map(new.elements.id)
            view = new
            if newIDs != ids { exchange(newIDs, before: before) }
        }
        for row in rows { row.node.cast(to: RowOfData.self).update(element(row.slot), content) }
        // Rows without cells may have some now, which is found out when they are made.
        counts.doubtEmptyRows()
        if counts.total == 0 { graph.layoutDidChange() }
    }

    /// Replaces the elements: rows follow their IDs.
    private func exchange(_ new: [ID], before: ForEach<Data, ID, Content>) {
        let old = ids
        ids = new
        var same = 0
        while same < old.count, same < new.count, old[same] == new[same] { same += 1 }
        var matcher = RowMatcher(firstRow: same, rowCount: old.count, count: new.count)
        for id in old[same...] { matcher.addRow(hash: id.tableHash) { self.id(at: $0, before: old) == id } }
        var places = [Int](repeating: -1, count: old.count)
        for place in 0..<same {
            places[place] = place
            matcher.note(hash: old[place].tableHash, at: place) { id(at: $0, before: old) == old[place] }
        }
        var news: [Int] = []
        for place in same..<new.count {
            let row = matcher.takeRow(hash: new[place].tableHash, at: place) { id(at: $0, before: old) == new[place] }
            if let slot = row {
                places[slot] = place
            } else {
                news.append(place)
            }
        }
        report(matcher, before: old)
        if old.count == new.count, same == 0, news.count == new.count, !new.isEmpty {
            diagnostics.checkStability(
                of: Array(before.data), before.elements, and: Array(view.data), view.elements, reporter: self)
        }
        move(to: places, old: old, arriving: news)
    }

    private func move(to places: [Int], old: [ID], arriving: [Int]) {
        let shown = rows.filter { $0.idleSince == nil }.compactMap { places[$0.slot] >= 0 ? places[$0.slot] : nil }
        let oldCounts = counts
        var kept: [Row] = []
        for (index, row) in rows.enumerated() {
            if places[row.slot] < 0 {
                if row.idleSince == nil {
                    remove(row.node, tag: old[row.slot], at: index)
                } else {
                    graph.end(row.node)
                }
            } else {
                var row = row
                row.slot = places[row.slot]
                kept.append(row)
            }
        }
        rows = kept.sorted { $0.slot < $1.slot }
        counts.move(to: places, slots: ids.count)
        container.cellsDidMove(
            in: self, to: oldCounts.cellPlaces(movedTo: places, in: counts), newCount: counts.total)
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
        guard let row = rows.first(where: { $0.node === child }) else { return nil }
        let id = ids[row.slot]
        let occurrence = ids[..<row.slot].filter { $0 == id }.count
        return .element(occurrence == 0 ? "\(id)" : "\(id), repeat \(occurrence)")
    }
}
