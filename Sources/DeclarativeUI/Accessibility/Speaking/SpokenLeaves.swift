import AccessibilityModel

extension TextNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        let string = string
        guard !string.isEmpty, var element = walk.element(.text, at: self) else { return }
        element.label = string
        element.traits = .staticText
        walk.builder.add(element)
    }
}

extension ImageNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        guard !image.isDecorative, var element = walk.element(.image, at: self) else { return }
        element.label = image.spokenName
        element.traits = .image
        walk.builder.add(element)
    }
}

extension Image {
    /// What the image is called where no label was set; `nil` where it has no name.
    var spokenName: String? {
        switch source {
        case .symbol(let name, _): SymbolWords.words(of: name)
        case .dynamic(let image): image.base.spokenName
        }
    }
}

/// The words for symbols.
private enum SymbolWords {
    /// The name of a symbol in words, without how it is drawn.
    static func words(of name: String) -> String {
        let words = name.split(separator: ".").map(String.init)
        let spoken = words.filter { !looks.contains($0) }
        return (spoken.isEmpty ? words : spoken).joined(separator: " ")
    }

    private static let looks: Set<String> = ["fill", "circle", "square", "rectangle", "inverse", "rtl", "ltr"]
}
