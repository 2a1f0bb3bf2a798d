/// The origin of one value at one place: the write that set it, the boundaries it crossed, and the observers that
/// depend on it.
///
/// An explanation is a snapshot and does not follow later changes.
public struct Explanation: Hashable, Sendable {
    /// One of the two worlds, imperative and declarative.
    public enum World: String, Hashable, Sendable {
        /// The imperative world: views, controllers, windows, scenes and other objects with traits.
        case imperative
        /// The declarative world: views with a body, and their environment.
        case declarative
    }

    /// The key that was requested, as the name of its type.
    public let key: String
    /// The value, as text.
    public let value: String
    /// The place at which the value was requested.
    public let reader: TreePath
    /// The write that set the value; `nil` if nothing was set and the value is a default.
    public let write: Write?
    /// The key whose default is the value; `nil` if the value was set, or was not made from a key.
    public let defaultOf: String?
    /// The boundaries and conversions between the write and the reader, starting next to the write.
    public let crossings: [Crossing]
    /// The observers that are notified when the write changes, in the order of their places.
    ///
    /// These are the observers at or below the place of the write that have read the key or a value derived from it.
    /// Without a write, they are those that a write at the root of the tree would notify.
    public let observers: [KeyObserver]
    /// The explanations of other keys that contributed to the value: those that a bridge or a key path also read.
    public let others: [Explanation]

    /// A write that sets a value.
    public struct Write: Hashable, Sendable {
        /// The key that was written. It differs from the requested key if a bridge converts the value.
        public let key: String
        /// The value that was written, as text.
        public let value: String
        /// The place that wrote the value; `nil` for values of nodes that have never been in a window.
        public let place: TreePath?
        /// The means of the write, such as `traitOverrides` or `environment`.
        public let origin: String
        /// The source location of the write, if it is known. The callers of properties are not known.
        public let source: WriteSource?
        /// A Boolean value that indicates whether the write is staged for the next update. Reading already returns
        /// its value.
        public let isPending: Bool
    }

    /// A boundary or a conversion that a value passes on its way.
    public struct Crossing: Hashable, Sendable {
        /// The place of the boundary; the reader itself if a bridged key is read from traits.
        public let place: TreePath
        /// The world that the value enters.
        public let into: World
        /// The key before the boundary.
        public let from: String
        /// The key after the boundary. It differs if the value is converted.
        public let to: String
        /// The function that converts the value, such as `ThemeKey.read` or `ThemeKey.write`; `nil` if the value
        /// passes unchanged.
        public let conversion: String?
        /// The value after the boundary, as text.
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

    /// Code that runs again when the value changes.
    public struct KeyObserver: Hashable, Sendable {
        /// The place of the code in the tree.
        public let place: TreePath
        /// The code that runs: `body`, `update`, `trait change handler`, `layoutSubviews` or another.
        public let role: String
    }
}

extension Explanation: CustomStringConvertible {
    /// A textual representation in several lines: value, place, write, crossings and observers. It is the same in
    /// every run of the program. The places of crossings and observers omit the part they share with the place of the
    /// reader.
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
