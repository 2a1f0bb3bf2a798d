import Localization
import BridgedEnvironment

/// The environments of the texts of a graph that share theirs.
@MainActor final class TextEnvironments: GraphFeature {
    static let slot = GraphFeatureSlot()

    private var shared: [TextEnvironment.Kind: TextEnvironment] = [:]

    /// The locale read last, and the properties it was read from.
    private var lastStyle: (map: PropertyMap, style: LocaleStyle)?

    init(of graph: ViewGraph) {}

    /// Returns the locale in a scope. The caller is not notified when it changes.
    func style(in scope: Scope) -> LocaleStyle {
        let map = scope.map
        if let lastStyle, lastStyle.map.isIdentical(to: map) { return lastStyle.style }
        let style = LocaleStyle.of(EnvironmentValues(map: map).locale)
        lastStyle = (map, style)
        return style
    }

    /// The environment of a text in a scope, into which the caller puts the node of the text.
    func environment(of wording: Text.Wording, in outer: Scope) -> TextEnvironment {
        // A colour decides about no size, so the labels of buttons read the same as the texts around.
        let scope = outer.scope(passing: .foregroundStyle)
        let first = wording.first.attributes.flatMap { $0.concernsFont ? $0 : nil }
        guard wording.others.isEmpty, first?.isShared ?? true else {
            return TextEnvironment(nil, in: scope, first: wording.first.attributes, wording: wording)
        }
        let kind = TextEnvironment.Kind(
            scope: ObjectIdentifier(scope), attributes: first.map { ObjectIdentifier($0) }, isLive: wording.isLive,
            readsLocale: wording.readsLocale)
        // An environment that was not notified of a change yet keeps its texts until it is.
        if let found = shared[kind], found.isCurrent() { return found }
        let made = TextEnvironment(kind, in: scope, first: first, wording: wording)
        shared[kind] = made
        return made
    }

    /// Takes a node out of an environment, which ends with its last one.
    func remove(_ node: TextNode, from environment: TextEnvironment) {
        guard environment.remove(node), let kind = environment.kind else { return }
        if shared[kind] === environment { shared[kind] = nil }
    }

    func checkInvariants() {
        for (kind, environment) in shared {
            precondition(environment.kind == kind, "An environment of texts is kept under another kind.")
            precondition(!environment.readers.isEmpty, "An environment without texts is kept.")
        }
    }
}
