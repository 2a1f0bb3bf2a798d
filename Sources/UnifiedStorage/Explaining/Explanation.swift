/// Where one value at one place comes from: who wrote it, across which boundaries it came, and who depends on it.
///
/// A snapshot: it does not follow later changes.
public struct Explanation: Hashable, Sendable {
    /// The two worlds.
    public enum World: String, Hashable, Sendable {
        /// Views, controllers, windows, scenes and whatever else has traits.
        case imperative
        /// Views with a body, and their environment.
        case declarative
    }

    /// The key asked for: the type's name.
    public let key: String
    /// The value, as text.
    public let value: String
    /// Where it was asked for.
    public let reader: TreePath
    /// The write that set it; `nil` where nothing was set and a default shows.
    public let write: Write?
    /// The key whose default shows, where nothing was set; `nil` else, and where the value was made of no key.
    public let defaultOf: String?
    /// The boundaries and conversions between the write and the reader, the one next to the write first.
    public let crossings: [Crossing]
    /// Who is told when the write changes: who read the key, or what is made of it, at or below the place of the write.
    /// Without a write, who would be told of one at the top of the tree. In the order of their places.
    public let observers: [KeyObserver]
    /// Other keys that had a part in the value: those a bridge or a key path read besides.
    public let others: [Explanation]

    /// A write of a value.
    public struct Write: Hashable, Sendable {
        /// The key written, which is another than the one asked for where a bridge converts.
        public let key: String
        /// The value written, as text.
        public let value: String
        /// Who wrote it; `nil` for the values of nodes that have never been in a window.
        public let place: TreePath?
        /// By what: `traitOverrides`, `environment`, …
        public let origin: String
        /// Where in the program, where that is known: properties cannot tell their callers.
        public let source: WriteSource?
        /// Whether the write is staged for the next update; the reader returns its value already.
        public let isPending: Bool
    }

    /// What a value passes on its way.
    public struct Crossing: Hashable, Sendable {
        /// The boundary; the reader itself where a bridged key is read from traits.
        public let place: TreePath
        /// The world behind the boundary.
        public let into: World
        /// The key before.
        public let from: String
        /// The key after: another where the value is converted.
        public let to: String
        /// What converts: `ThemeKey.read` or `ThemeKey.write`; `nil` where the value passes as it is.
        public let conversion: String?
        /// The value after, as text.
        public let value: String

        package init(place: TreePath, into: World, from: String, to: String, conversion: String?, value: String) {
            self.place = place
            self.into = into
            self.from = from
            self.to = to
            self.conversion = conversion
            self.value = value
        }
    }

    /// Something that runs again when the value changes.
    public struct KeyObserver: Hashable, Sendable {
        /// Where it stands.
        public let place: TreePath
        /// What runs: `body`, `update`, `trait change handler`, `layoutSubviews`, …
        public let role: String
    }
}

extension Explanation: CustomStringConvertible {
    /// Several lines: value, place, write, crossings, observers. The same on every run. Of the places in crossings and
    /// observers, what they share with the reader's is left out.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        var lines = ["\(key) = \(value)", "  read at \(reader)", "  \(writeText)"]
        lines += crossings.map { "  through \($0.place.text(asSeenFrom: reader)), \($0.text)" }
        lines += observers.map { "  wakes \($0.place.text(asSeenFrom: reader)): \($0.role)" }
        for other in others { lines += other.lines.map { "  " + $0 } }
        return lines
    }

    /// How the value came to be set, in one line.
    var writeText: String {
        guard let write else {
            if let defaultOf { return "not set: default of \(defaultOf)" }
            return others.isEmpty ? "made of no key" : "made of what follows"
        }
        let what = write.key == key ? "" : "\(write.key) = \(write.value) "
        let place = write.place.map { " of \($0)" } ?? ""
        let source = write.source.map { "at \($0)" } ?? "line not known"
        return "set: \(what)by \(write.origin)\(place), \(source)\(write.isPending ? ", pending" : "")"
    }
}

extension Explanation.Crossing {
    fileprivate var text: String {
        guard let conversion else { return "into the \(into.rawValue) world: \(from) as it is" }
        let origin = from.isEmpty ? "no trait" : from
        return "into the \(into.rawValue) world: \(conversion) makes \(to) = \(value) of \(origin)"
    }
}
