import Foundation

/// Draws the symbol of a name: a base, in a shape, struck through, with a badge.
struct SymbolComposer {
    let name: SymbolName
    let design: SymbolDesign
    private var outliner: SymbolOutliner
    /// The width of the grid.
    private(set) var width: Double

    /// Composes the layers of a symbol; `nil` if its base is not known.
    init?(_ name: SymbolName, pen: Double) {
        guard let design = SymbolCatalog.design(of: name.base) else { return nil }
        self.name = name
        self.design = design
        outliner = SymbolOutliner(pen: pen)
        width = design.width
        let raise = name.badge != nil || name.isSlashed ? 1 : 0
        if let enclosure = name.enclosure {
            enclose(in: enclosure, raise: raise)
        } else {
            outliner.add(design.parts, isFilled: name.isFilled, raise: raise)
        }
        if name.isSlashed { strike(&outliner, width: width) }
        if let badge = name.badge { add(badge) }
    }

    /// The areas from back to front.
    var layers: [SymbolLayer] { outliner.layers }

    private mutating func enclose(in enclosure: SymbolName.Enclosure, raise: Int) {
        let shape = SymbolEnclosure.shape(of: enclosure)
        width = shape.width
        // Outlines have the colour of the symbol.
        let own = name.isFilled ? design.enclosureColor : nil
        let color = own.map { SymbolColor.palette(enclosure == .triangle ? .systemYellow : $0) }
        var around = SymbolOutliner(pen: outliner.pen)
        around.add(shape.parts, isFilled: name.isFilled, raise: raise + 1)
        for var layer in around.layers {
            layer.color = color
            outliner.add(layer)
        }
        var inside = SymbolOutliner(pen: outliner.pen)
        let isFilled = name.isInnerFilled || design.isFilledInside
        let transform = design.fitting(shape.room, largest: 0.66)
        inside.add(design.parts, isFilled: isFilled, transform: transform, factor: 0.95, raise: raise)
        if name.isInnerSlashed { strike(&inside, width: design.width, transform: transform) }
        if name.isFilled {
            let area = SymbolOutliner.silhouette(inside.layers)
            outliner.add(
                SymbolLayer(area: area, level: raise, color: color == nil ? nil : .white, kind: .mark))
        } else {
            for layer in inside.layers { outliner.add(layer) }
        }
    }

    /// Draws a line across, from the upper left to the lower right. It is steeper where the symbol is narrow, so that
    /// its ends stay inside.
    private func strike(
        _ outliner: inout SymbolOutliner, width: Double, transform: CGAffineTransform = .identity
    ) {
        let reach = min(9, (width - outliner.pen) / 2)
        let line = SymbolPart.line("M\(width / 2 - reach) 3L\(width / 2 + reach) 21").inFront
        outliner.add([line], isFilled: false, transform: transform)
    }

    /// Adds a mark in a disc, in the lower right corner; a point alone is in the upper one.
    private mutating func add(_ badge: SymbolName.Badge) {
        let radius = badge == .point ? 3.6 : 5
        // In a narrow symbol it is farther to the right, so that it stays inside.
        let (x, y) = (max(width - 6.2, radius), badge == .point ? 6.2 : 17.8)
        let disc = SymbolPart.solid(SymbolShape.circle(x, y, radius)).path
        outliner.clear(around: disc)
        let mark = SymbolCatalog.design(of: badge.rawValue)
        let color = mark?.enclosureColor ?? .systemRed
        outliner.add(SymbolLayer(area: disc, level: 0, color: .palette(color)))
        guard let mark else { return }
        var inside = SymbolOutliner(pen: outliner.pen)
        inside.add(
            mark.parts, isFilled: true,
            transform: mark.fitting(CGRect(x: x - 2.5, y: y - 2.7, width: 5, height: 5.4), largest: 0.5),
            factor: 0.72)
        outliner.add(
            SymbolLayer(area: SymbolOutliner.silhouette(inside.layers), level: 0, color: .white, kind: .hole))
    }
}

extension SymbolDesign {
    /// Returns the transform that puts the middle of the drawing in that of a rectangle, as large as fits.
    fileprivate func fitting(_ room: CGRect, largest: Double) -> CGAffineTransform {
        let bounds = parts.reduce(CGRect.null) { $0.union($1.path.bounds) }
        guard !bounds.isNull else { return .identity }
        let scale = min(
            largest, bounds.width > 0 ? room.width / bounds.width : largest,
            bounds.height > 0 ? room.height / bounds.height : largest)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: room.midX - bounds.midX * scale, ty: room.midY - bounds.midY * scale)
    }
}

/// The shapes in which symbols are.
enum SymbolEnclosure {
    struct Shape: Sendable {
        var width = 24.0
        var parts: [SymbolPart]
        /// Where the base is.
        var room: CGRect

        init(_ path: String, width: Double = 24, room: CGRect) {
            self.width = width
            parts = [.body(path)]
            self.room = room
        }
    }

    private static let shapes: [SymbolName.Enclosure: Shape] = [
        .circle: Shape(SymbolShape.circle(12, 12, 10), room: CGRect(x: 6.7, y: 6.7, width: 10.6, height: 10.6)),
        .square: Shape(
            SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4), room: CGRect(x: 6.5, y: 6.5, width: 11, height: 11)),
        .app: Shape(
            SymbolShape.box(2.8, 2.8, 21.2, 21.2, 5.6), room: CGRect(x: 6.5, y: 6.5, width: 11, height: 11)),
        .rectangle: Shape(
            SymbolShape.box(2, 3.8, 26, 20.2, 3.2), width: 28, room: CGRect(x: 7, y: 7.2, width: 14, height: 9.6)),
        .triangle: Shape(
            "M10.2 4.2a2.1 2.1 0 0 1 3.6 0L21.6 17.7a2.1 2.1 0 0 1-1.8 3.1H4.2a2.1 2.1 0 0 1-1.8-3.1Z",
            room: CGRect(x: 8.4, y: 8.6, width: 7.2, height: 8.8)),
        .diamond: Shape(
            "M10.4 2.7a2.3 2.3 0 0 1 3.2 0L21.3 10.4a2.3 2.3 0 0 1 0 3.2L13.6 21.3a2.3 2.3 0 0 1-3.2 0"
                + "L2.7 13.6a2.3 2.3 0 0 1 0-3.2Z", room: CGRect(x: 7.5, y: 7.5, width: 9, height: 9)),
        .hexagon: Shape(
            SymbolShape.star(12, 12, corners: 6, 10), room: CGRect(x: 7, y: 7, width: 10, height: 10)),
        .octagon: Shape(
            SymbolShape.star(12, 12, corners: 8, 10.2, from: -67.5), room: CGRect(x: 7, y: 7, width: 10, height: 10)),
        .seal: Shape(
            SymbolShape.scallop(12, 12, bumps: 10, radius: 8.8, bump: 2.9),
            room: CGRect(x: 7.2, y: 7.2, width: 9.6, height: 9.6)),
        .shield: Shape(
            "M12 2.2C14.6 4 17.4 4.9 20.4 5.2V11.6C20.4 16.4 17.2 19.9 12 21.8C6.8 19.9 3.6 16.4 3.6 11.6V5.2"
                + "C6.6 4.9 9.4 4 12 2.2Z", room: CGRect(x: 7.4, y: 7.2, width: 9.2, height: 9.2)),
        .bubble: Shape(SymbolEnclosure.bubble, room: CGRect(x: 6.3, y: 6, width: 11.4, height: 8.8)),
        .bin: Shape(
            "M2.6 5.2H21.4V8.4H2.6ZM4.2 8.4L5.4 19.4A2 2 0 0 0 7.4 21.2H16.6A2 2 0 0 0 18.6 19.4L19.8 8.4",
            room: CGRect(x: 8.2, y: 11, width: 7.6, height: 7.6)),
    ]

    /// A speech bubble with its tail at the lower left.
    static let bubble =
        "M5.8 3H18.2A3.6 3.6 0 0 1 21.8 6.6V14A3.6 3.6 0 0 1 18.2 17.6H11.6L7 21.6V17.6H5.8A3.6 3.6 0 0 1 2.2 14"
        + "V6.6A3.6 3.6 0 0 1 5.8 3Z"

    /// Returns a shape.
    static func shape(of enclosure: SymbolName.Enclosure) -> Shape {
        guard let shape = shapes[enclosure] else { fatalError("The shape “\(enclosure)” has no drawing.") }
        return shape
    }
}
