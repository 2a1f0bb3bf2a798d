import Foundation
import LayoutEngine

// The menu of a text that can be copied.
extension TextNode: MenuOpeningNode {
    package var menuFrame: CGRect? { LayoutNode.absoluteFrame(around: [layoutNode]) }

    /// Whether the user can copy the text. Text that is not displayed as it is cannot be copied.
    var canBeCopied: Bool {
        if isTornDown || isLeaving { return false }
        let environment = EnvironmentValues(map: scope.map)
        return environment.allowsTextSelection && environment.redactionReasons.isEmpty && !string.isEmpty
    }

    /// Opens the menu. Returns whether there is one.
    func openCopyMenu(at point: CGPoint) -> Bool {
        guard canBeCopied, let delegate = graph.delegate as? any GraphMenuDelegate else { return false }
        return delegate.openMenu(AnyView(CopyButton(text: self)), of: self, preview: nil, at: point) != nil
    }

    fileprivate func copy() { graph.feature(GraphFocus.self).delegate?.boardText = string }
}

private struct CopyButton: View {
    let text: TextNode

    var body: some View { Button(action: { text.copy() }) { Text(verbatim: "Copy") } }
}

extension GraphInteraction {
    /// Returns the text at a point that can be copied.
    func copiedText(at point: CGPoint) -> TextNode? {
        guard let text = (item(at: point) as? SizedLeafLayoutNode)?.sizer as? TextNode, text.canBeCopied else {
            return nil
        }
        return text
    }

    /// Whether the view at a point has a menu.
    ///
    /// - Parameters:
    ///   - point: A point of the area of the last layout.
    ///   - represented: The item of the represented view that is there; `nil` for none.
    package func hasMenu(at point: CGPoint, in represented: LayoutNode?) -> Bool {
        (represented == nil && copiedText(at: point) != nil) || menuAnchor(at: point, in: represented) != nil
    }
}
