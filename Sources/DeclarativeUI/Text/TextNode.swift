import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The node of a text.
final class TextNode: LeafNode {
    private let typesetter: Typesetter
    private let environmentObserver = EnvironmentObserver()
    /// What a text that goes on by itself takes; `nil` for others.
    private(set) var live: LiveTextAlarm?

    init(_ view: Text, in context: _NodeContext) {
        let wording = view.wording(at: nil)
        typesetter = Typesetter(wording)
        super.init(sizing: .fixed(.zero), in: context)
        typesetter.node = self
        if wording.isLive { typesetter.show(goOn(with: view)) }
        readEnvironment()
        environmentObserver.keysChanged = { [weak self] in self?.environmentDidChange() }
        environmentObserver.runs(.measuring, of: self)
        layoutNode.sizing = .custom { [typesetter] in typesetter.size($0) }
        layoutNode.baselines = { [typesetter] _, size in typesetter.baselines(size) }
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
        let isOther = typesetter.show(wording)
        if isOther || live != nil { readEnvironment() }
        if isOther { remeasure() }
    }

    /// Begins to follow a text that goes on by itself. Returns what it says now.
    private func goOn(with text: Text) -> Text.Wording {
        let calendar = Self.calendar(in: EnvironmentValues(map: scope.map))
        let live = LiveTextAlarm(text, node: self, calendar: calendar)
        self.live = live
        return live.write()
    }

    /// Shows what a text that goes on by itself says now.
    func show(_ wording: Text.Wording) {
        if typesetter.show(wording) { remeasure() }
    }

    // MARK: Environment

    /// The environment the node stands in, with a tracker.
    private func values(_ tracker: ReadTracker) -> EnvironmentValues {
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        return values
    }

    /// Reads what the lines are made of. Returns whether anything is new.
    @discardableResult
    private func readEnvironment() -> Bool {
        let tracker = ReadTracker()
        let values = values(tracker)
        let traits = values.textTraits
        let font = Self.font(typesetter.first.attributes, traits, in: values)
        var others: [FontDescription] = []
        for part in typesetter.others { others.append(Self.font(part.attributes, traits, in: values)) }
        let settings = Typesetter.Settings(
            letters: values.textCase, lineLimit: values.lineLimit, leastLines: max(0, traits.leastLines ?? 0))
        let wrapping = typesetter.wrapping == nil ? nil : Self.wrapping(in: values)
        live?.calendar = Self.calendar(in: values)
        tracker.finish()
        environmentObserver.file(in: scope, keys: tracker.keys)
        if font == typesetter.font, others == typesetter.otherFonts, settings == typesetter.settings,
            wrapping == typesetter.wrapping
        {
            return false
        }
        (typesetter.font, typesetter.otherFonts) = (font, others)
        typesetter.settings = settings
        typesetter.wrapping = wrapping
        return true
    }

    private static func font(
        _ attributes: TextAttributes?, _ traits: TextTraits, in values: EnvironmentValues
    ) -> FontDescription {
        let font = attributes?.font ?? values.font ?? .body
        return font.description(
            at: font.isDynamic ? values.dynamicTypeSize : .large, traits: attributes?.traits.over(traits) ?? traits)
    }

    private static func wrapping(in values: EnvironmentValues) -> Typesetter.Wrapping {
        Typesetter.Wrapping(
            lineSpacing: values.lineSpacing, smallestScale: values.minimumScaleFactor, mode: values.truncationMode)
    }

    /// How days, months and years are counted.
    private static func calendar(in values: EnvironmentValues) -> Calendar {
        var calendar = values.calendar
        calendar.timeZone = values.timeZone
        return calendar
    }

    /// Reads what only texts with several lines need, and has it watched from now on.
    func readWrapping() -> Typesetter.Wrapping {
        let tracker = ReadTracker()
        let wrapping = Self.wrapping(in: values(tracker))
        tracker.finish()
        environmentObserver.file(in: scope, keys: environmentObserver.keys + tracker.keys)
        return wrapping
    }

    private func environmentDidChange() {
        var isOther = readEnvironment()
        if let live, typesetter.show(live.write()) { isOther = true }
        if isOther { remeasure() }
    }

    private func remeasure() {
        sizeDidChange()
        drawingDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func willTearDown() {
        environmentObserver.unfile()
        live?.end()
        live = nil
        typesetter.node = nil
    }

    // MARK: Drawing

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let layout = typesetter.layout(in: layoutNode.placedSize)
        if layout.lines.isEmpty { return }
        let frame = CGRect(origin: .zero, size: size)
        let traits = environment.textTraits
        var inks: [StyledTextLayout.Ink] = []
        var shadows: [DisplayGroup.Effects.Shadow] = []
        for part in typesetter.parts {
            let style = part.attributes?.foreground ?? AnyShapeStyle(ForegroundStyle())
            var area = _StyledArea(environment: environment, bounds: frame, paint: nil)
            style._apply(to: &area)
            // The parts stand side by side and throw one shadow, that of the first.
            if inks.isEmpty { shadows = area.shadows }
            let own = part.attributes?.traits.over(traits) ?? traits
            var ink = StyledTextLayout.Ink(area.paint ?? .color(ColorComponents(white: 0, alpha: 0)))
            let lines: [(TextRun.Decoration, Text.LineStyle??)] = [
                (.underline, own.underline), (.strikethrough, own.strikethrough),
            ]
            for case (let place, let line??) in lines {
                ink.decoration.insert(place)
                if let look = line.look(of: place, in: environment) { ink.lineLooks.append(look) }
            }
            inks.append(ink)
        }
        for shadow in shadows { context.beginGroup(shadow: shadow) }
        layout.draw(in: &context, frame: frame, alignment: alignment(layout, environment), inks: inks)
        for _ in shadows { context.restore() }
    }

    private func alignment(_ layout: StyledTextLayout, _ environment: EnvironmentValues) -> TextRun.Alignment {
        let isMirrored = layoutDirection == .rightToLeft
        // A single line fills its frame, so that only the side it keeps to in other fonts is left to choose.
        if layout.lines.count < 2 { return isMirrored ? .right : .left }
        switch environment.multilineTextAlignment {
        case .leading: return isMirrored ? .right : .left
        case .center: return .center
        case .trailing: return isMirrored ? .left : .right
        }
    }
}
