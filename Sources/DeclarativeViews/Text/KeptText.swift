/// A text that a node has to write anew.
@MainActor final class KeptText {
    let text: Text
    let hasLinks: Bool
    /// The responder of the links, made when it is first asked for.
    var linkResponder: (any TextLinkResponder)?

    init(_ text: Text, hasLinks: Bool) { (self.text, self.hasLinks) = (text, hasLinks) }

    /// The node shows another text, or its life ends.
    func end() { linkResponder?.end() }
}

/// A responder to taps on the links of a text.
@MainActor protocol TextLinkResponder: AnyObject {
    /// Called when the node shows another text, or its life ends.
    func end()
}
