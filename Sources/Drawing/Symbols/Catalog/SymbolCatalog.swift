/// The bases of all symbols, by name.
enum SymbolCatalog {
    /// The themes.
    private static let themes: [[String: SymbolDesign]] = [
        arrows, chevrons, marks, shapes, people, faces, communication, waves, media, music, time, tools, documents,
        lists, text, charts, containers, security, places, transport, devices, energy, weather, living, food, things,
        glyphs, skies, layouts, moreArrows, bodies, gear, papers,
        belongings,
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
        "icloud": "cloud",
        "thermometer": "thermometer.medium",
        "thermometer.high": "thermometer.medium",
        "thermometer.low": "thermometer.medium",
        "document": "doc",
        "document.on.document": "doc.on.doc",
        "text.document": "doc.text",
        "text.page": "doc.text",
        "arrow.right.doc.on.clipboard": "doc.on.clipboard",
        "mail": "envelope",
        "sidebar.leading": "sidebar.left",
        "sidebar.trailing": "sidebar.right",
        "sidebar.squares.left": "sidebar.left",
        "circle.lefthalf.fill": "circle.lefthalf.filled",
        "circle.righthalf.fill": "circle.righthalf.filled",
        "circle.tophalf.fill": "circle.tophalf.filled",
        "circle.bottomhalf.fill": "circle.bottomhalf.filled",
        "star.lefthalf.fill": "star.leadinghalf.filled",
        "smallcircle.fill.circle": "smallcircle.filled.circle",
        "dot.circle": "smallcircle.filled.circle",
        "inset.filled.rectangle": "rectangle.inset.filled",
        "rectangle.center.inset.filled": "rectangle.inset.filled",
        "rectangle.fill.on.rectangle": "rectangle.on.rectangle",
        "square.fill.on.circle": "square.on.circle",
        "square.3.layers.3d": "square.stack.3d.up",
        "square.2.layers.3d": "square.stack.3d.up",
        "square.stack.3d.down.right": "square.stack.3d.up",
        "squareshape": "square",
        "squareshape.split.2x2": "square.split.2x2",
        "rhombus": "diamond",
        "app.dashed": "square.dashed",
        "suit.heart": "heart",
        "cube.box": "shippingbox",
        "cube.transparent": "cube",
        "memories": "gobackward",
        "restart": "arrow.counterclockwise",
        "arrow.rectanglepath": "arrow.2.squarepath",
        "arrow.triangle.capsulepath": "arrow.2.squarepath",
        "branch": "arrow.triangle.branch",
        "arrowtriangle.forward": "arrowtriangle.right",
        "arrowtriangle.backward": "arrowtriangle.left",
        "delete.backward": "delete.left",
        "delete.forward": "delete.right",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
        "wand.and.rays": "wand.and.stars",
        "wand.and.sparkles": "wand.and.stars",
        "eyedropper.halffull": "eyedropper",
        "puzzlepiece.extension": "puzzlepiece",
        "gauge": "gauge.with.needle",
        "gauge.with.dots.needle.bottom.50percent": "gauge.with.dots.needle.50percent",
        "gauge.medium": "gauge.with.dots.needle.50percent",
        "dial.min": "dial.low",
        "dial.medium": "dial.low",
        "dial.max": "dial.high",
        "die.face.5": "dice",
        "table": "tablecells",
        "case": "briefcase",
        "latch.2.case": "briefcase",
        "apple.terminal": "terminal",
        "brain.head.profile": "brain",
        "hand.draw": "hand.point.up.left",
        "door.right.hand.open": "door.left.hand.open",
        "door.right.hand.closed": "door.left.hand.closed",
        "wave.3.forward": "wave.3.right",
        "wave.3.backward": "wave.3.left",
        "globe.central.south.asia": "globe.asia.australia",
        "iphone.gen3": "iphone",
        "iphone.gen2": "iphone",
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
