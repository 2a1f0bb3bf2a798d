import Drawing
import Foundation
import Localization
@_spi(Store) import BridgedEnvironment

/// The environment of texts in one place: their fonts and how their lines break.
///
/// Most texts in a scope read the same values and share one of these, so that a font is resolved once for each value
/// of the environment, and one observer notifies all of them of changes.
@MainActor final class TextEnvironment: KeyObserver {
    /// The properties that texts must share to use one environment.
    struct Kind: Hashable {
        let scope: ObjectIdentifier
        /// The attributes that concern the font.
        let attributes: ObjectIdentifier?
        /// Whether the texts go on by themselves, and so need a calendar.
        let isLive: Bool
        /// Whether they may say something else in another locale.
        let readsLocale: Bool
    }

    /// The values read for texts.
    struct Values: Equatable {
        var font = FontDescription.body
        /// The fonts of the parts behind the first one.
        var otherFonts: [FontDescription] = []
        var settings = Typesetter.Settings()

        /// The same, shown in a medium.
        func shown(in medium: TextMedium) -> Values {
            Values(
                font: font.shown(in: medium), otherFonts: otherFonts.map { $0.shown(in: medium) }, settings: settings)
        }
    }

    /// `nil` if the texts of other nodes have to read for themselves.
    let kind: Kind?
    private let scope: Scope
    private let first: TextAttributes?
    private let others: [TextAttributes?]
    private let isLive: Bool
    private let readsLocale: Bool
    private(set) var values = Values()
    /// How days, months and years are counted; `nil` for texts that do not go on by themselves.
    private(set) var calendar: Calendar?
    /// The locale for which texts are translated; `nil` for texts that say the same in all.
    private(set) var style: LocaleStyle?
    /// The properties that were read.
    private var map = PropertyMap.empty
    private var nodes = EnvironmentSharers<TextNode>()

    /// Reads the values for a text whose first part and others have attributes.
    init(_ kind: Kind?, in scope: Scope, first: TextAttributes?, wording: Text.Wording) {
        self.kind = kind
        self.scope = scope
        (self.first, others) = (first, wording.others.map(\.attributes))
        (isLive, readsLocale) = (wording.isLive, wording.readsLocale)
        super.init()
        read()
    }

    /// Reads the values once for a text that no node shows. Reads are recorded by the tracker of `values`.
    init(for wording: Text.Wording, in scope: Scope, reading values: EnvironmentValues) {
        kind = nil
        self.scope = scope
        first = wording.first.attributes
        others = wording.others.map(\.attributes)
        (isLive, readsLocale) = (wording.isLive, wording.readsLocale)
        super.init()
        self.values = readValues(values)
    }

    // MARK: Reading

    /// Reads everything anew. Returns whether a value differs.
    @discardableResult
    private func read() -> Bool {
        map = scope.map
        let new = read(scope, readValues)
        if new == values { return false }
        values = new
        return true
    }

    private func readValues(_ environment: EnvironmentValues) -> Values {
        let traits = environment.textTraits
        var read = Values()
        read.font = Self.font(first, traits, in: environment)
        for attributes in others { read.otherFonts.append(Self.font(attributes, traits, in: environment)) }
        read.settings = Typesetter.Settings(
            letters: environment.textCase, lineLimit: environment.lineLimit,
            leastLines: max(0, traits.leastLines ?? 0), lineSpacing: environment.lineSpacing,
            smallestScale: environment.minimumScaleFactor, truncation: environment.truncationMode)
        if isLive { calendar = Self.calendar(in: environment) }
        if readsLocale { style = LocaleStyle.of(environment.locale) }
        return read
    }

    private static func font(
        _ attributes: TextAttributes?, _ traits: TextTraits, in values: EnvironmentValues
    ) -> FontDescription {
        let font = attributes?.font ?? values.font ?? .body
        return font.description(
            at: font.isDynamic ? values.dynamicTypeSize : .large, traits: attributes?.traits.over(traits) ?? traits
        ).shown(in: values.textMedium)
    }

    /// How days, months and years are counted.
    static func calendar(in values: EnvironmentValues) -> Calendar {
        var calendar = values.calendar
        calendar.timeZone = values.timeZone
        return calendar
    }

    /// Whether a new text would read the same values. Changes that it was not notified of yet count.
    func isCurrent() -> Bool {
        if map.isIdentical(to: scope.map) { return true }
        let before = (map, values, calendar, style)
        if !read(), calendar == before.2, style === before.3 { return true }
        (map, values, calendar, style) = before
        return false
    }

    // MARK: Nodes

    func add(_ node: TextNode) {
        node.indexInEnvironment = nodes.add(node)
    }

    /// Takes a node out, at the latest when its life ends. Returns whether there are no others.
    func remove(_ node: TextNode) -> Bool {
        let index = node.indexInEnvironment
        nodes.remove(at: index)?.indexInEnvironment = index
        if nodes.isEmpty { unfile() }
        return nodes.isEmpty
    }

    /// Whether the texts are measured for a medium for which the graph is not laid out.
    private var isElsewhere = false

    /// Returns whether only the medium differs, for which the graph has a layout of its own.
    private func followsGraph(since before: (values: Values, calendar: Calendar?, style: LocaleStyle?)) -> Bool {
        guard let graph = nodes.first?.graph, before.style === style, before.calendar == calendar,
            before.values.font.medium.kind != values.font.medium.kind,
            before.values.shown(in: values.font.medium) == values
        else { return false }
        let wasElsewhere = isElsewhere
        isElsewhere = graph.layoutContext.medium != values.font.medium.kind.rawValue
        return !wasElsewhere && !isElsewhere
    }

    override func keysDidChange(_ changes: KeyChanges) {
        let (before, calendarBefore, valuesBefore) = (style, calendar, values)
        let isOther = read()
        if isOther, followsGraph(since: (valuesBefore, calendarBefore, before)) { return }
        // Nodes may leave for another environment when they are notified, but none ends.
        for node in nodes.all { node.environmentDidChange(isOther: isOther, isOtherLocale: style !== before) }
    }

    override var updateLabel: String {
        guard let node = nodes.first else { return "environment of a text" }
        return "measuring of \(node.viewType), which reads \(keyNames)"
    }
}

extension TextEnvironment: ExplainableObserver {
    var reader: ObserverDescription? { readers.first }

    var readers: [ObserverDescription] {
        nodes.all.map { ObserverDescription($0, role: "measuring") }
    }
}
