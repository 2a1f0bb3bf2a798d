import AccessibilityModel
import Foundation

extension TextNode: SpokenNode {
    // A text that is one link is that link. The links in others follow the text, to be used by their names.
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        let string = string
        guard !string.isEmpty, var element = walk.element(.text, at: self) else { return }
        element.label = string
        let links = links
        if links.count == 1, links[0].text == string {
            return walk.builder.add(element.leading(to: links[0].url, at: self))
        }
        element.traits = .staticText
        walk.builder.add(element)
        for link in links {
            guard var piece = walk.element(.link, at: self)?.leading(to: link.url, at: self) else { continue }
            piece.label = link.text
            piece.part = .piece
            walk.builder.add(piece)
        }
    }
}

extension AccessibilityElement {
    /// The element as a link that leads to an address.
    fileprivate func leading(to url: URL, at node: TextNode) -> AccessibilityElement {
        var link = self
        (link.role, link.traits, link.abilities) = (.link, .link, .activates)
        link.handlers = [
            SpokenWalk.handler(node) { [weak node] command in
                guard command == .activate, let node else { return false }
                EnvironmentValues(map: node.scope.map).openURL(url)
                return true
            }
        ]
        SpokenWalk.dim(&link, by: node)
        return link
    }
}
