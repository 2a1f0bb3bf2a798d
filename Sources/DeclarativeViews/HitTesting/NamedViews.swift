/// The views that respond to taps, with their names. Visits each node once, however deeply they are nested.
///
/// A label names the first view at or below it that responds to taps, otherwise the nearest around it. A view without a
/// label is named by the texts it shows, with labels in place of the texts they replace, and with the titles of ``Label``
/// views that show their icons alone.
@MainActor struct NamedViews {
    /// A text, or a label that replaces the texts of some views.
    private struct Wording {
        let text: String
        /// The index of the first wording after those that this one replaces.
        var end: Int
    }

    /// A view that responds to taps, with its name.
    private struct Named {
        let node: any ActivatableNode
        /// The wordings of the view, if it has no label.
        var wordings: Range<Int>
    }

    /// A node whose contents are being visited.
    private struct Level {
        /// The index, among the results so far, of a label that waits for the first view inside that responds to
        /// taps.
        var waiting: Int?
        /// The index of the view that responds to taps and is named by its contents.
        var named: Int?
        /// The label, in the list of wordings.
        var wording: Int?
        /// The title of a view that may show its icon alone, and the number of wordings before it.
        var title: (text: String, start: Int)?
        /// The nearest view around the contents that responds to taps.
        let activatable: (any ActivatableNode)?
        /// The nearest label between that and the contents, in the list of those.
        let label: Int?

        /// Whether there is something to record when all contents have been visited.
        var isLeft: Bool { named != nil || wording != nil || waiting != nil || title != nil }
    }

    /// A label, and the view it names.
    private struct Label {
        let text: String
        let outer: (any ActivatableNode)?
        var inner: (any ActivatableNode)?
        var target: (any ActivatableNode)? { inner ?? outer }
    }

    private enum Found {
        case label(Int)
        case shown(Named)
    }

    private var wordings: [Wording] = []
    private var labels: [Label] = []
    private var found: [Found] = []
    /// The labels that wait for a view inside them that responds to taps.
    private var waiting: [Int] = []

    init(below root: _ViewNode?) {
        enum Step {
            case enter(_ViewNode, Level)
            case leave(Level)
        }
        guard let root else { return }
        var steps: [Step] = [.enter(root, Level(activatable: nil, label: nil))]
        var children: [_ViewNode] = []
        while let step = steps.popLast() {
            switch step {
            case .leave(let level): leave(level)
            case .enter(let node, let outer):
                if node.departs || node.isUnspoken { continue }
                let level = enter(node, outer)
                if level.isLeft { steps.append(.leave(level)) }
                node.appendChildren(to: &children)
                while let child = children.popLast() { steps.append(.enter(child, level)) }
            }
        }
    }

    /// Records a node, and returns the state for its contents.
    private mutating func enter(_ node: _ViewNode, _ outer: Level) -> Level {
        let described = node as? any AccessibilityDescribing
        let activatable = (node as? any ActivatableNode).flatMap { $0.canAct ? $0 : nil }
        var waitingLabel: Int?
        var named: Int?
        var wording: Int?
        // A view that shows a text of its own may be named by it.
        let start = wordings.count
        if let text = (node as? any TextShowing)?.shownName {
            wordings.append(Wording(text: text, end: wordings.count + 1))
        }
        if let label = described?.label {
            wording = wordings.count
            wordings.append(Wording(text: label, end: wordings.count + 1))
            waitingLabel = labels.count
            waiting.append(labels.count)
            found.append(.label(labels.count))
            labels.append(Label(text: label, outer: outer.activatable))
        }
        if let activatable {
            for index in waiting { labels[index].inner = activatable }
            waiting = []
            let isLabelled = outer.label.map { labels[$0].target === activatable } ?? false
            if described == nil, !isLabelled {
                named = found.count
                found.append(.shown(Named(node: activatable, wordings: start..<start)))
            }
        }
        let title = (node.viewToSpeakOf as? any TitledView)?.titleText?.string
        return Level(
            waiting: waitingLabel, named: named, wording: wording, title: title.map { ($0, wordings.count) },
            activatable: activatable ?? outer.activatable,
            label: activatable == nil ? waitingLabel ?? outer.label : nil)
    }

    /// All below a node has been looked at.
    private mutating func leave(_ level: Level) {
        // Later results are not inside the label any more. Labels wait from the outermost to the innermost.
        if let label = level.waiting, waiting.last == label { waiting.removeLast() }
        if let title = level.title, wordings.count == title.start {
            wordings.append(Wording(text: title.text, end: wordings.count + 1))
        }
        if let index = level.wording { wordings[index].end = wordings.count }
        if let index = level.named, case .shown(var named) = found[index] {
            named.wordings = named.wordings.lowerBound..<wordings.count
            found[index] = .shown(named)
        }
    }

    /// The views that are called exactly this, in order.
    func nodes(called name: String) -> [any ActivatableNode] {
        var nodes: [any ActivatableNode] = []
        for one in found {
            switch one {
            case .label(let index):
                if labels[index].text == name, let target = labels[index].target { nodes.append(target) }
            case .shown(let named):
                if isName(name, of: named) { nodes.append(named.node) }
            }
        }
        return nodes
    }

    /// The names of the views, in order.
    var names: [String] {
        found.compactMap { one in
            switch one {
            case .label(let index): labels[index].target == nil ? nil : labels[index].text
            case .shown(let named): texts(of: named).joined(separator: ", ")
            }
        }
    }

    private func texts(of named: Named) -> [String] {
        var texts: [String] = []
        var index = named.wordings.lowerBound
        while index < named.wordings.upperBound {
            texts.append(wordings[index].text)
            index = wordings[index].end
        }
        return texts
    }

    /// Compares no more texts than the name is long.
    private func isName(_ name: String, of named: Named) -> Bool {
        var length = 0
        var texts: [String] = []
        var index = named.wordings.lowerBound
        while index < named.wordings.upperBound {
            length += wordings[index].text.utf8.count + (texts.isEmpty ? 0 : 2)
            // Equal texts may be of different lengths, as letters are composed; none is four times as long.
            if length > name.utf8.count * 4 { return false }
            texts.append(wordings[index].text)
            index = wordings[index].end
        }
        return texts.joined(separator: ", ") == name
    }
}
