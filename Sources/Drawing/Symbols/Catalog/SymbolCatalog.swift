/// The bases of all symbols, by name.
enum SymbolCatalog {
    /// The themes.
    private static let themes: [[String: SymbolDesign]] = [
        arrows, chevrons, marks, shapes, people, faces, communication, waves, media, music, time, tools, documents,
        lists, text, charts, containers, security, places, transport, devices, energy, weather, living, food, things,
        glyphs,
    ]

    private static let designs: [String: SymbolDesign] = themes.reduce(into: [:]) { all, theme in
        all.merge(theme) { _, _ in fatalError("Two themes of symbols have a base of the same name.") }
    }

    /// Other names for the same base.
    private static let aliases: [String: String] = [
        "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "hourglass.tophalf.fill": "hourglass.tophalf.filled",
        "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
        "battery.100percent": "battery.100",
        "battery.75percent": "battery.75",
        "battery.50percent": "battery.50",
        "battery.25percent": "battery.25",
        "battery.0percent": "battery.0",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "bubble.left": "bubble",
        "text.justify.left": "text.alignleft",
    ]

    /// All names of bases, in alphabetical order.
    static var names: [String] { designs.keys.sorted() }

    /// Returns the name by which a base is kept.
    static func base(named name: String) -> String? {
        if designs[name] != nil { return name }
        return aliases[name]
    }

    static func design(of base: String) -> SymbolDesign? { designs[base] }
}
