import BridgedEnvironment
import Foundation
import Foundations
import ImperativeUI

/// The inspector of a tab: both worlds' nodes, the values at the selected one, where these come from, and what ran at
/// the last change.
@MainActor final class TabInspector {
    /// The most runs of a change that are listed.
    private static let runLimit = 200

    private let inspection: Inspection
    /// Records runs while the panel is open.
    private var recorder: EvaluationRecorder?
    private var nodes: [InspectedNode] = []
    /// Whether the panel was told of no nodes since it was opened.
    private var isNew = true
    private var selected = 0
    private var explained: Int?
    private var marked = 0
    /// What the panel shows.
    private var shown = InspectorUpdate()

    init(_ scene: UIWindowScene) { inspection = Inspection(below: scene) }

    /// Forgets what the panel shows: the page was loaded again, or another one shows the scene.
    func forget() {
        recorder = nil
        (nodes, shown, isNew) = ([], InspectorUpdate(), true)
    }

    func perform(_ command: InspectorCommand) {
        switch command {
        case .open:
            forget()
            recorder = EvaluationRecorder(limit: Self.runLimit)
        case .close: forget()
        case .select(let id): select(id)
        case .pick(let point): select(inspection.node(at: point, among: nodes) ?? 0)
        case .look(let point): marked = inspection.node(at: point, among: nodes) ?? 0
        case .mark(let id): marked = id
        case .explain(let key): explained = key
        case .override(let key, let text): inspection.override(key, with: text, at: selected)
        case .restore(let key): inspection.endOverride(key, at: selected)
        case .restoreAll: inspection.endOverrides()
        }
    }

    private func select(_ id: Int) {
        if id == selected { return }
        (selected, explained) = (id, nil)
    }

    /// Returns what the panel is to be told; `nil` if nothing has changed, or it is not shown.
    func update() -> InspectorUpdate? {
        guard let recorder else { return nil }
        var update = InspectorUpdate()
        let new = inspection.nodes()
        let ranges = nodes.changedRanges(to: new, isSame: ==)
        if !ranges.old.isEmpty || !ranges.new.isEmpty {
            update.nodes = InspectorUpdate.Nodes(
                start: ranges.old.lowerBound, count: ranges.old.count,
                nodes: new[ranges.new].map(InspectorUpdate.Node.init), isWhole: isNew)
        }
        (nodes, isNew) = (new, false)
        update.set(\.selection, to: selection, over: &shown)
        let explanation = explained.flatMap { inspection.explain($0, at: selected) }
        let lines = explanation?.description.split(separator: "\n").map(String.init) ?? []
        update.set(\.explanation, to: lines, over: &shown)
        let runs = recorder.takeEvaluations()
        if !runs.isEmpty {
            let runs = InspectorUpdate.Run.together(runs.map(InspectorUpdate.Run.init))
            update.runs = Array(runs.suffix(Self.runLimit))
        }
        let frame = inspection.frame(of: marked == 0 ? selected : marked)
        update.set(\.mark, to: frame?.pageNumbers ?? [], over: &shown)
        return update.isEmpty ? nil : update
    }

    private var selection: InspectorUpdate.Selection {
        guard let path = inspection.path(of: selected) else { return InspectorUpdate.Selection() }
        return InspectorUpdate.Selection(
            id: selected, path: path.description,
            values: inspection.values(at: selected).map(InspectorUpdate.Value.init))
    }
}
