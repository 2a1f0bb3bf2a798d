import Drawing
import Foundation
import LayoutEngine
import Localization
import BridgedEnvironment

/// The node of a text.
final class TextNode: LeafNode {
    /// The source from which a text is written anew.
    private enum Origin {
        /// The shown text itself: it never changes, or contains one number.
        case shown
        /// The original of a text that depends on the locale, or has links.
        case kept(KeptText)
        /// The alarm of a text that updates by itself.
        case live(LiveTextAlarm)
    }

    private var typesetter: Typesetter
    /// The index among the nodes of the environment that the text reads.
    var indexInEnvironment: UInt32 = 0
    /// Where the only number stands in a text that is shown as it was written; 0 for none. See
    /// `WrittenValues.onlyNumber`.
    private var numberRange: UInt32 = 0
    private var origin = Origin.shown

    init(_ view: Text, in context: _NodeContext) {
        let (graph, scope) = (context.parent.graph, context.parent.childScope)
        let environments = graph.feature(TextEnvironments.self)
        let wording = view.wording(at: nil, in: view.asksForLocale ? environments.style(in: scope) : .root)
        let environment = environments.environment(of: wording, in: scope)
        typesetter = Typesetter(wording, in: environment)
        let item = SizedLeafLayoutNode(context: graph.layoutContext)
        super.init(item, in: context)
        item.sizer = self
        environment.add(self)
        if wording.isLive { _ = typesetter.show(goOn(with: view)) } else { keep(view, as: wording) }
    }

    override var viewType: Any.Type { Text.self }

    /// The text as it was given.
    var string: String { typesetter.others.reduce(into: typesetter.first.string) { $0 += $1.string } }

    /// The alarm of a text that updates by itself; `nil` for others.
    var live: LiveTextAlarm? { if case .live(let live) = origin { live } else { nil } }

    func update(_ view: Text) {
        if let live, live.text == view { return }
        forgetOrigin()
        show(view, in: view.asksForLocale ? graph.feature(TextEnvironments.self).style(in: scope) : .root)
    }

    /// Shows a text that may be another one than before. If it `isElsewhere`, it has to be measured in any case.
    private func show(_ view: Text, in style: LocaleStyle, isElsewhere: Bool = false) {
        var wording = view.wording(at: nil, in: style)
        if wording.isLive { wording = goOn(with: view) } else { keep(view, as: wording) }
        var change = typesetter.show(wording)
        if change != .none || live != nil || wording.readsLocale, read(environment(of: wording)) {
            change = .looks
        }
        if isElsewhere { change = .looks }
        remeasure(after: change)
    }

    // MARK: Origin

    private func forgetOrigin() {
        live?.end()
        kept?.end()
        (origin, numberRange) = (.shown, 0)
    }

    /// Keeps a text that has to be written anew in another locale.
    private func keep(_ view: Text, as wording: Text.Wording) {
        guard wording.readsLocale || wording.hasLinks else { return }
        if case .key(let key) = view.content, let number = key.onlyNumber, wording.others.isEmpty,
            wording.first.string == number.text
        {
            numberRange = number.range
        } else {
            origin = .kept(KeptText(view, hasLinks: wording.hasLinks))
        }
    }

    /// The kept original of a text that depends on the locale, or has links; `nil` for others.
    var kept: KeptText? { if case .kept(let kept) = origin { kept } else { nil } }

    /// The text that is written anew in another locale; `nil` if there is none.
    private var keptText: Text? {
        if let kept { return kept.text }
        if numberRange == 0 { return nil }
        let values = WrittenValues(onlyNumber: numberRange)
        return Text(
            LocalizedStringKey(storage: .written(typesetter.first.string, values)),
            attributes: typesetter.first.attributes)
    }

    /// Begins to follow a text that updates by itself. Returns its present wording.
    private func goOn(with text: Text) -> Text.Wording {
        let environment = EnvironmentValues(map: scope.map)
        let live = LiveTextAlarm(
            text, node: self, calendar: TextEnvironment.calendar(in: environment),
            style: text.asksForLocale ? LocaleStyle.of(environment.locale) : .root, clock: scope.map.clock)
        origin = .live(live)
        return live.write()
    }

    /// Shows the present wording of a text that updates by itself.
    func show(_ wording: Text.Wording) { remeasure(after: typesetter.show(wording)) }

    // MARK: Environment

    /// The environment that a text reads here.
    private func environment(of wording: Text.Wording) -> TextEnvironment {
        graph.feature(TextEnvironments.self).environment(of: wording, in: scope)
    }

    /// Reads from another environment from now on. Returns whether any value differs.
    private func read(_ environment: TextEnvironment) -> Bool {
        let before = typesetter.environment
        if let live {
            live.calendar = environment.calendar ?? live.calendar
            live.style = environment.style ?? live.style
        }
        if environment === before { return false }
        graph.feature(TextEnvironments.self).remove(self, from: before)
        environment.add(self)
        typesetter.environment = environment
        return before.values != environment.values
    }

    /// Called when something has changed that the environment of the text has read, and maybe its values or its locale.
    func environmentDidChange(isOther: Bool, isOtherLocale: Bool) {
        let environment = typesetter.environment
        if isOtherLocale, let text = keptText, let style = environment.style {
            forgetOrigin()
            return show(text, in: style, isElsewhere: isOther)
        }
        var change = isOther ? Typesetter.Change.looks : .none
        if let live {
            live.calendar = environment.calendar ?? live.calendar
            live.style = environment.style ?? live.style
            let words = typesetter.show(live.write())
            if change == .none { change = words }
        }
        remeasure(after: change)
    }

    private func remeasure(after change: Typesetter.Change) {
        if change == .none { return }
        if change == .words, layoutNode.isValid, typesetter.sizesStay() {
            layoutNode.sizeMayDifferInOtherMedia()
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
        forgetOrigin()
        (layoutNode as? SizedLeafLayoutNode)?.sizer = nil
    }

    // MARK: Drawing

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let layout = typesetter.layout(in: layoutNode.placedSize)
        typesetter.draw(
            layout, in: &context, frame: CGRect(origin: .zero, size: size), environment: environment,
            isMirrored: layoutDirection == .rightToLeft)
    }

    /// The address at a point of the item; `nil` where there is none.
    func link(atLocal point: CGPoint) -> URL? {
        let layout = typesetter.layout(in: layoutNode.placedSize)
        let alignment = Typesetter.alignment(
            layout, EnvironmentValues(map: scope.map), isMirrored: layoutDirection == .rightToLeft)
        let piece = layout.piece(
            at: point, in: CGRect(origin: .zero, size: layoutNode.placedSize), alignment: alignment)
        guard let piece, typesetter.parts.indices.contains(piece) else { return nil }
        return typesetter.parts[piece].attributes?.link
    }

    /// The links in the text, in order, each with all that is shown of it.
    var links: [(text: String, url: URL)] {
        guard kept?.hasLinks == true else { return [] }
        var links: [(text: String, url: URL)] = []
        var before: URL?
        for part in typesetter.parts {
            let url = part.attributes?.link
            if let url, url == before {
                links[links.count - 1].text += part.string
            } else if let url {
                links.append((part.string, url))
            }
            before = url
        }
        return links
    }

    /// The first address in the text; `nil` if there is none.
    var firstLink: URL? { typesetter.parts.lazy.compactMap { $0.attributes?.link }.first }
}

extension TextNode: @MainActor LeafSizer {
    func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize {
        typesetter.size(for: proposal, &range)
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { typesetter.baselines(in: size) }

    func exchangeSizes(_ kept: inout AnyObject?) { typesetter.exchangeSizes(&kept) }
}
