import Foundation

extension TapTarget: TextLinkResponder {}

/// Links in texts are opened by taps on them.
extension TextNode: ActivatableNode {
    /// Stands for texts without links.
    private static let noTarget = TapTarget()

    /// The target of taps on links; `nil` for a text without.
    var linkTarget: TapTarget? {
        guard let kept, kept.hasLinks else { return nil }
        if let target = kept.linkResponder as? TapTarget { return target }
        let target = TapTarget()
        target.begin(self)
        kept.linkResponder = target
        return target
    }

    var target: TapTarget { linkTarget ?? Self.noTarget }
    var tapCount: Int { 1 }
    // Texts are no controls.
    var takesFocus: Bool { false }
    var isPressable: Bool { false }
    var canAct: Bool { kept?.hasLinks == true }

    func act(at point: CGPoint?) {
        let url = point.map { link(at: $0) } ?? firstLink
        if let url { EnvironmentValues(map: scope.map).openURL(url) }
    }

    func setPressed(_ pressed: Bool) {}

    /// The address at a point in the graph's area; `nil` where there is none.
    func link(at point: CGPoint) -> URL? {
        let frame = frame
        return link(atLocal: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}

extension _ViewNode {
    /// The node, if its view responds to taps. Of texts, only those with links do.
    var responder: (any ActivatableNode)? {
        if let text = self as? TextNode { return text.canAct ? text : nil }
        return self as? any ActivatableNode
    }
}
