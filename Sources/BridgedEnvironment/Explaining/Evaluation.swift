/// One run of code that runs again when values it has read change, and the causes of the run.
public struct Evaluation: Hashable, Sendable {
    /// The place of the code in the tree.
    public let place: TreePath
    /// The code that ran: `body`, `update`, `row`, `trait change handler`, `layoutSubviews` or another, as in
    /// ``Explanation/observers``.
    public let role: String
    /// The causes of the run, in this order: first run, value, properties in the order in which they were written,
    /// observed objects.
    public let causes: [Cause]

    package init(place: TreePath, role: String, causes: [Cause]) {
        self.place = place
        self.role = role
        self.causes = causes
    }

    /// A cause for code to run.
    public enum Cause: Hashable, Sendable {
        /// The place is new, so this is the first run.
        case first
        /// The view's value differs from the previous one in these stored properties.
        case value([Change])
        /// A dynamic property changed: a state, the owner of a binding, or an object that published a change.
        case property(Change)
        /// A trait or an environment value changed. The explanation describes its current origin.
        case key(Change, Explanation)
        /// An observable object changed in a property that was read.
        ///
        /// The values are the types of the object and of its property; they are `nil` if recording began during the
        /// update. The name of the property is not available.
        case observed(object: String?, property: String?)
        /// The surrounding view ran and passed a new closure, which may have captured other values, or the available
        /// space changed.
        case surroundings
        /// The program requested the run.
        case request
    }

    /// A change of one value, as text.
    public struct Change: Hashable, Sendable {
        /// The name of the stored property or the key.
        public let name: String
        /// The previous value, if it is known.
        public let old: String?
        /// The new value, if it is known.
        public let new: String?

        package init(_ name: String, old: String? = nil, new: String? = nil) {
            self.name = name
            self.old = old
            self.new = new
        }
    }
}

extension Evaluation: CustomStringConvertible {
    /// A textual representation with a line for the code that ran and one for each cause. It is the same in every run
    /// of the program.
    public var description: String {
        (["\(place): \(role)"] + causes.flatMap(\.lines).map { "  " + $0 }).joined(separator: "\n")
    }
}

extension Evaluation.Cause {
    /// A change of an observable property.
    package static func observed(_ property: ObservedRun.Property?) -> Evaluation.Cause {
        .observed(object: property.map { TypeName.of($0.object) }, property: property.map { TypeName.of($0.value) })
    }

    /// The lines of text that describe it.
    package var lines: [String] {
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
    /// A textual representation, `name: old → new`, without the values that are not known.
    public var description: String {
        switch (old, new) {
        case (let old?, let new?): "\(name): \(old) → \(new)"
        case (nil, let new?): "\(name): \(new)"
        default: name
        }
    }
}
