import AccessibilityModel

/// A node of which is told in a way of its own.
@MainActor protocol SpokenNode: _ViewNode {
    /// Tells of it, once what is below it has been told of.
    ///
    /// - Parameter mark: The place in the gathered elements before those from below.
    func speak(from mark: Int, in walk: inout SpokenWalk)
}

/// A view made of others of which is told in a way of its own.
@MainActor protocol SpokenView {
    /// Tells of it, once what it is made of has been told of.
    ///
    /// - Parameters:
    ///   - node: The node of the view.
    ///   - mark: The place in the gathered elements before those from below.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk)
}

/// A view that is a part of a control of which is told as a whole.
@MainActor protocol SpokenPart: SpokenView {
    /// Which part it is.
    static var part: AccessibilityPart { get }
}

extension SpokenPart {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.note(Self.part, from: mark)
    }
}

/// A node that knows the value of its view.
@MainActor private protocol ValueNode: _ViewNode {
    var spokenView: (any SpokenView)? { get }
}

extension BodyNode: ValueNode {
    fileprivate var spokenView: (any SpokenView)? { value as? any SpokenView }
}

extension _ViewNode {
    /// Its view, if of that is told in a way of its own.
    final var viewToSpeakOf: (any SpokenView)? { (self as? any ValueNode)?.spokenView }
}

/// A view that may be a title.
@MainActor protocol TitledView {
    /// The text that it shows; `nil` where that is not known.
    var titleText: Text? { get }
}

extension Text: TitledView {
    var titleText: Text? { self }
}

extension AnyView: TitledView {
    var titleText: Text? { (storage.value as? any TitledView)?.titleText }
}
