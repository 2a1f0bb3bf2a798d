import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The node of a text.
final class TextNode: LeafNode {
    private var typesetter: Typesetter
    /// The place among the nodes of the environment that the text reads.
    var placeInEnvironment: UInt32 = 0
    /// What a text that goes on by itself takes; `nil` for others.
    private(set) var live: LiveTextAlarm?

    init(_ view: Text, in context: _NodeContext) {
        let wording = view.wording(at: nil)
        let (graph, scope) = (context.parent.graph, context.parent.childScope)
        let environment = graph.feature(TextEnvironments.self).environment(of: wording, in: scope)
        typesetter = Typesetter(wording, in: environment)
        let item = SizedLeafLayoutNode(context: graph.layoutContext)
        super.init(item, in: context)
        item.sizer = self
        environment.add(self)
        if wording.isLive { _ = typesetter.show(goOn(with: view)) }
    }

    override var viewType: Any.Type { Text.self }

    /// The text as it was given.
    var string: String { typesetter.others.reduce(into: typesetter.first.string) { $0 += $1.string } }

    func update(_ view: Text) {
        if let live, live.text == view { return }
        live?.end()
        live = nil
        var wording = view.wording(at: nil)
        if wording.isLive { wording = goOn(with: view) }
        var change = typesetter.show(wording)
        if change != .none || live != nil, read(environment(of: wording)) {
            change = .looks
        }
        remeasure(after: change)
    }

    /// Begins to follow a text that goes on by itself. Returns what it says now.
    private func goOn(with text: Text) -> Text.Wording {
        let calendar = TextEnvironment.calendar(in: EnvironmentValues(map: scope.map))
        let live = LiveTextAlarm(text, node: self, calendar: calendar)
        self.live = live
        return live.write()
    }

    /// Shows what a text that goes on by itself says now.
    func show(_ wording: Text.Wording) { remeasure(after: typesetter.show(wording)) }

    // MARK: Environment

    /// The environment that a text reads here.
    private func environment(of wording: Text.Wording) -> TextEnvironment {
        graph.feature(TextEnvironments.self).environment(of: wording, in: scope)
    }

    /// Has the text read an environment from now on. Returns whether anything is new that was read before.
    private func read(_ environment: TextEnvironment) -> Bool {
        let before = typesetter.environment
        if let calendar = environment.calendar { live?.calendar = calendar }
        if environment === before { return false }
        graph.feature(TextEnvironments.self).remove(self, from: before)
        environment.add(self)
        typesetter.environment = environment
        return before.values != environment.values
    }

    /// Called when something has changed that the environment of the text has read, and maybe its values.
    func environmentDidChange(isOther: Bool) {
        var change = isOther ? Typesetter.Change.looks : .none
        if let live {
            live.calendar = typesetter.environment.calendar ?? live.calendar
            let words = typesetter.show(live.write())
            if change == .none { change = words }
        }
        remeasure(after: change)
    }

    private func remeasure(after change: Typesetter.Change) {
        if change == .none { return }
        if change == .words, layoutNode.isValid, typesetter.sizesStay() {
            graph.layoutDidChange()
        } else {
            typesetter.forgetSizes()
            sizeDidChange()
        }
        drawingDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func willTearDown() {
        graph.feature(TextEnvironments.self).remove(self, from: typesetter.environment)
        live?.end()
        live = nil
        (layoutNode as? SizedLeafLayoutNode)?.sizer = nil
    }

    // MARK: Drawing

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let layout = typesetter.layout(in: layoutNode.placedSize)
        typesetter.draw(
            layout, in: &context, frame: CGRect(origin: .zero, size: size), environment: environment,
            isMirrored: layoutDirection == .rightToLeft)
    }
}

extension TextNode: @MainActor LeafSizer {
    func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize {
        typesetter.size(for: proposal, &range)
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { typesetter.baselines(in: size) }
}
