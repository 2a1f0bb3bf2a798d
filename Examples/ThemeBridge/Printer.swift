import DeclarativeUI

/// Prints a tree of both worlds: in colour on a terminal, plain elsewhere.
struct Printer {
    private let isColoured: Bool

    init(plain: Bool) { isColoured = !plain && isatty(1) == 1 }

    @MainActor func show(_ title: String, _ tree: MixedTree) {
        print("\n" + paint("1", title))
        for node in tree.nodes {
            let indent = String(repeating: "  ", count: node.depth)
            let name = indent + node.name
            let source = node.setsValue ? "set here" : node.source.map { "from \($0)" } ?? "default"
            let world = node.world == .imperative ? "36" : "35"
            let padding = String(repeating: " ", count: max(1, 44 - name.count))
            let value = node.value + String(repeating: " ", count: max(1, 12 - node.value.count))
            print(paint(world, name) + padding + paint(colour(of: node.value), value) + paint("2", source))
        }
    }

    @MainActor func titles(of gallery: GalleryController) {
        for child in gallery.settings.children { print("title: \(child.title ?? "none")") }
    }

    private func colour(of theme: String) -> String {
        switch theme {
        case "pastel": "35"
        case "bold": "31"
        case "monochrome": "37"
        default: "34"
        }
    }

    private func paint(_ code: String, _ text: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
