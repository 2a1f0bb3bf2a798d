/// One run of code that is run again when what it read has changed, and why it ran.
public struct Evaluation: Hashable, Sendable {
    /// Where it stands.
    public let place: TreePath
    /// What ran: `body`, `update`, `row`, `trait change handler`, `layoutSubviews`, … As in ``Explanation/observers``.
    public let role: String
    /// Why, in this order: first run, value, properties in the order they were written, observed objects.
    public let causes: [Cause]

    package init(place: TreePath, role: String, causes: [Cause]) {
        self.place = place
        self.role = role
        self.causes = causes
    }

    /// What made code run.
    public enum Cause: Hashable, Sendable {
        /// The place is new: there was no run before.
        case first
        /// The view's own value differs from the one before, in these stored fields.
        case value([Change])
        /// A dynamic property changed: a state, a binding's owner, an object that published.
        case property(Change)
        /// A trait or a value of the environment changed; with where it comes from now.
        case key(Change, Explanation)
        /// An observable object changed in something that was read. The types of the object and of its property; `nil`
        /// where recording began in the middle of the update. Property names cannot be found out.
        case observed(object: String?, property: String?)
        /// The view around it ran and gave it a new closure, which may hold other values, or the room it has changed.
        case surroundings
        /// The program asked for it.
        case request
    }

    /// What became of one value, as text.
    public struct Change: Hashable, Sendable {
        /// The field, or the key.
        public let name: String
        /// The value before, if that is known.
        public let old: String?
        /// The value now, if that is known.
        public let new: String?

        package init(_ name: String, old: String? = nil, new: String? = nil) {
            self.name = name
            self.old = old
            self.new = new
        }
    }
}

extension Evaluation: CustomStringConvertible {
    /// A line for what ran and one for each cause. The same on every run.
    public var description: String {
        (["\(place): \(role)"] + causes.flatMap(\.lines).map { "  " + $0 }).joined(separator: "\n")
    }
}

extension Evaluation.Cause {
    /// A change of an observable property.
    package static func observed(_ property: ObservedRun.Property?) -> Evaluation.Cause {
        .observed(object: property.map { TypeName.of($0.object) }, property: property.map { TypeName.of($0.value) })
    }

    fileprivate var lines: [String] {
        switch self {
        case .first: ["first run"]
        case .value(let changes):
            ["the value differs" + (changes.isEmpty ? "" : ": " + changes.map(\.description).joined(separator: ", "))]
        case .property(let change): ["changed: \(change)"]
        case .key(let change, let explanation): ["changed: \(change)", "  \(explanation.writeText)"]
        case .observed(let object?, let property):
            ["observed: a property of \(object)" + (property.map { ", of type \($0)" } ?? "")]
        case .observed(nil, _): ["observed: a property, not known which"]
        case .surroundings: ["what is around it changed"]
        case .request: ["asked for"]
        }
    }
}

extension Evaluation.Change: CustomStringConvertible {
    /// `name: old → new`, as far as known.
    public var description: String {
        switch (old, new) {
        case (let old?, let new?): "\(name): \(old) → \(new)"
        case (nil, let new?): "\(name): \(new)"
        default: name
        }
    }
}
