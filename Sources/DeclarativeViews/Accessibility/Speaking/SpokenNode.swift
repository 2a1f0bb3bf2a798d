import AccessibilityModel

/// A node that makes its own accessibility elements.
@MainActor package protocol SpokenNode: _ViewNode {
    /// Makes its elements, after those of its descendants.
    ///
    /// - Parameter mark: The position in the gathered elements before those from below.
    func speak(from mark: Int, in walk: inout SpokenWalk)
}

/// A composed view that makes its own accessibility elements.
@MainActor protocol SpokenView {
    /// Makes its elements, after those of its parts.
    ///
    /// - Parameters:
    ///   - node: The node of the view.
    ///   - mark: The position in the gathered elements before those from below.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk)
}

/// A view that is a part of a control with one accessibility element.
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
    /// Its view, if that makes its own accessibility elements.
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
