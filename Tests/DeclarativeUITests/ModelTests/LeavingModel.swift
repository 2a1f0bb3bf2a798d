/// What rows of views must look like while some come and others leave, worked out step by step.
///
/// A row may hold a view, which has a version: its id. What leaves changes no more, and comes back as it was.
struct LeavingModel {
    /// A view with a state.
    struct Probe: Equatable {
        let version: Int
        var state = 0
        var hasAppeared = false
        /// When it will have gone, if it leaves by itself.
        var end: Double?
    }

    /// What a row may hold: one view that is there, behind those it replaced.
    struct Slot: Equatable {
        var leaving: [Probe] = []
        var probe: Probe
        var end: Double?
    }

    struct Row: Equatable {
        let id: Int
        var slot: Slot?
        var end: Double?
    }

    /// What the views are made from: rows by id, with the version of what each holds.
    struct Input: Equatable {
        var rows: [Int] = []
        var versions: [Int: Int] = [:]
    }

    private(set) var rows: [Row] = []
    private(set) var time = 0.0
    var isVisible = true
    /// What is told in the step in progress.
    var appeared: [String] = []
    var gone: [String] = []

    // MARK: Steps

    mutating func show(_ input: Input, animated: Bool) {
        let end: Double? = animated && isVisible ? time + 1 : nil
        var kept: [Int: Row] = [:]
        var behind: [Int: [Row]] = [:]
        var anchor = -1
        for var row in rows {
            let stays = input.rows.contains(row.id)
            if row.end == nil, stays {
                anchor = row.id
                kept[row.id] = row
            } else if stays {
                row.end = nil
                kept[row.id] = row
            } else if row.end != nil {
                behind[anchor, default: []].append(row)
            } else if let end, row.slot != nil, row.slot?.end == nil {
                row.end = end
                behind[anchor, default: []].append(row)
            } else {
                finish(row)
            }
        }
        rows = behind[-1] ?? []
        for id in input.rows {
            var row = kept[id] ?? Row(id: id)
            update(&row, input.versions[id], end)
            rows.append(row)
            rows += behind[id] ?? []
        }
        tellAppearances()
    }

    private mutating func update(_ row: inout Row, _ version: Int?, _ end: Double?) {
        guard let version else {
            guard var slot = row.slot, slot.end == nil else { return }
            slot.end = end
            if end == nil { finish(slot, row.id) }
            row.slot = end == nil ? nil : slot
            return
        }
        guard var slot = row.slot else {
            row.slot = Slot(probe: Probe(version: version))
            return
        }
        slot.end = nil
        if slot.probe.version != version {
            var old = slot.probe
            old.end = end
            if end == nil { finish(old, row.id) } else { slot.leaving.append(old) }
            if let index = slot.leaving.firstIndex(where: { $0.version == version }) {
                slot.probe = slot.leaving.remove(at: index)
                slot.probe.end = nil
            } else {
                slot.probe = Probe(version: version)
            }
        }
        row.slot = slot
    }

    mutating func advance(by seconds: Double) {
        time += seconds
        let before = rows
        rows = []
        for var row in before {
            if let end = row.end, end <= time {
                finish(row)
                continue
            }
            if var slot = row.slot {
                if let end = slot.end, end <= time {
                    finish(slot, row.id)
                    row.slot = nil
                } else {
                    for probe in slot.leaving where (probe.end ?? .infinity) <= time { finish(probe, row.id) }
                    slot.leaving.removeAll { ($0.end ?? .infinity) <= time }
                    row.slot = slot
                }
            }
            rows.append(row)
        }
    }

    mutating func write(_ value: Int, to name: String) {
        change { if $0 == name { $1.state = value } }
    }

    mutating func setVisible(_ visible: Bool) {
        isVisible = visible
        if visible { return tellAppearances() }
        var hidden: [String] = []
        change { name, probe in
            if probe.hasAppeared { hidden.append("-\(name)") }
            probe.hasAppeared = false
        }
        gone += hidden
    }

    // MARK: Expectations

    /// The views in order, those on their way out in parentheses.
    var output: [String] {
        rows.flatMap { row in
            guard let slot = row.slot else { return [String]() }
            let isLeaving = row.end != nil || slot.end != nil
            return slot.leaving.map { "(\(row.id).\($0.version)=\($0.state))" }
                + [isLeaving ? "(\(text(row, slot)))" : text(row, slot)]
        }
    }

    private func text(_ row: Row, _ slot: Slot) -> String { "\(row.id).\(slot.probe.version)=\(slot.probe.state)" }

    /// How many views take part in the layout.
    var livingCount: Int { rows.filter { $0.end == nil && $0.slot != nil && $0.slot?.end == nil }.count }

    /// The names of all views, with their states.
    var names: [String: Int] {
        var names: [String: Int] = [:]
        var copy = self
        copy.change { names[$0] = $1.state }
        return names
    }

    // MARK: Parts

    private mutating func tellAppearances() {
        if !isVisible { return }
        for index in rows.indices where rows[index].end == nil && rows[index].slot?.end == nil {
            guard let probe = rows[index].slot?.probe, !probe.hasAppeared else { continue }
            rows[index].slot?.probe.hasAppeared = true
            appeared.append("+\(rows[index].id).\(probe.version)")
        }
    }

    private mutating func change(_ body: (String, inout Probe) -> Void) {
        for row in rows.indices {
            guard var slot = rows[row].slot else { continue }
            for index in slot.leaving.indices {
                body("\(rows[row].id).\(slot.leaving[index].version)", &slot.leaving[index])
            }
            body("\(rows[row].id).\(slot.probe.version)", &slot.probe)
            rows[row].slot = slot
        }
    }

    private mutating func finish(_ row: Row) {
        if let slot = row.slot { finish(slot, row.id) }
    }

    private mutating func finish(_ slot: Slot, _ row: Int) {
        for probe in slot.leaving + [slot.probe] { finish(probe, row) }
    }

    private mutating func finish(_ probe: Probe, _ row: Int) {
        if probe.hasAppeared { gone.append("-\(row).\(probe.version)") }
    }
}
