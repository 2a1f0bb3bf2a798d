import Foundation
import Foundations

/// A symbol that is ready to be drawn at any size: areas on a grid that is 24 units high.
///
/// Symbols are kept, so that the same object stands for the same name and weight for as long as there are not too many.
package final class Symbol: Sendable {
    /// The name, with variants of the environment added.
    package let name: String
    /// The width on the grid.
    let width: Double
    /// Everything in one colour.
    let silhouette: PathData
    /// The areas from back to front, with nothing on top of another.
    let plainLayers: [SymbolLayer]
    /// The same for a hierarchy of colours, with marks on filled areas.
    let levelLayers: [SymbolLayer]
    /// The same for a symbol in its own colours.
    let coloredLayers: [SymbolLayer]
    /// One or two cells of text of like meaning.
    let text: String
    /// The same in right-to-left layout.
    let mirroredText: String
    /// Whether the symbol is mirrored in right-to-left layout.
    package let isMirroredRightToLeft: Bool

    /// The height of the grid.
    package static let height = 24.0

    /// The width of a symbol whose height is 1.
    package var aspect: Double { width / Self.height }

    /// Whether parts of the symbol depend on a value.
    package var showsValue: Bool { plainLayers.contains { $0.threshold != nil } }

    private init?(_ name: SymbolName, weight: FontDescription.Weight) {
        guard let composer = SymbolComposer(name, pen: Self.pen(weight)) else { return nil }
        self.name = name.description
        width = composer.width
        let tolerance = 0.015
        func thinned(_ layers: [SymbolLayer]) -> [SymbolLayer] {
            layers.compactMap { layer in
                var layer = layer
                layer.area = layer.area.normalized(rule: .winding).simplified(within: tolerance)
                // The rest that a badge or a line leaves of a part may be too small to be visible.
                return layer.area.isEmpty ? nil : layer
            }
        }
        let layers = composer.layers
        let silhouette = SymbolOutliner.silhouette(layers).simplified(within: tolerance)
        self.silhouette = silhouette
        if layers.count == 1 {
            var whole = layers[0]
            whole.area = silhouette
            (plainLayers, levelLayers, coloredLayers) = ([whole], [whole], [whole])
        } else {
            let plain = thinned(SymbolOutliner.painting(layers) { _ in false })
            let hasMarks = layers.contains { $0.kind != .area }
            plainLayers = plain
            levelLayers = hasMarks ? thinned(SymbolOutliner.painting(layers) { $0.kind == .mark }) : plain
            coloredLayers = hasMarks ? thinned(SymbolOutliner.painting(layers) { $0.color != nil }) : plain
        }
        (text, mirroredText) = name.text(of: composer.design)
        isMirroredRightToLeft = composer.design.isMirroredRightToLeft
    }

    /// The width of the pen for a weight, in units of the grid.
    static func pen(_ weight: FontDescription.Weight) -> Double {
        switch weight {
        case .ultraLight: 0.55
        case .thin: 0.9
        case .light: 1.35
        case .regular: 1.65
        case .medium: 1.95
        case .semibold: 2.3
        case .bold: 2.7
        case .heavy: 3.05
        case .black: 3.4
        }
    }

    /// Returns the outline of everything, scaled to a rectangle.
    package func outline(in frame: CGRect, isMirrored: Bool) -> PathData {
        silhouette.applying(PlacedSymbol.placement(of: self, in: frame, isMirrored: isMirrored))
    }

    // MARK: Finding

    private struct Key: Hashable {
        var name: String
        var variant: SymbolVariant
        var weight: FontDescription.Weight
    }

    private static let known = Locked<[Key: Symbol]>([:])

    /// The largest number of symbols that are kept. A program shows fewer; one that makes up names has them forgotten.
    private static let limit = 2048

    /// Returns the symbol of a name; `nil` if there is none.
    ///
    /// The first time its outlines are computed; after that it is looked up.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - weight: The weight of its lines.
    ///   - variant: The variant added to the name, as far as there is a symbol for it.
    package static func named(
        _ name: String, weight: FontDescription.Weight = .regular, variant: SymbolVariant = SymbolVariant()
    ) -> Symbol? {
        // A long text need not be hashed to know that it is none.
        guard name.utf8.count <= SymbolName.limit else { return nil }
        let key = Key(name: name, variant: variant, weight: weight)
        if let found = known.withLock({ $0[key] }) { return found }
        guard let read = SymbolName(name), let made = Symbol(read.adding(variant), weight: weight) else { return nil }
        return known.withLock { known in
            // Another thread may have been first.
            if let found = known[key] { return found }
            if known.count >= limit { known.removeAll() }
            known[key] = made
            return made
        }
    }
}

extension Symbol: Hashable {
    /// Whether both are the same drawing.
    package static func == (one: Symbol, other: Symbol) -> Bool {
        one === other || one.name == other.name && one.silhouette == other.silhouette
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
