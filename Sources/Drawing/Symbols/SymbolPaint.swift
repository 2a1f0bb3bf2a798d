/// In which colours a symbol is, besides one alone.
package struct SymbolPaint: Hashable, Sendable {
    /// The colours of the levels of the hierarchy, the last of them also for those further down; empty for the colour
    /// of the symbol.
    package var levels: [ColorComponents]
    /// The appearance in which parts have their own colours; `nil` if they have not.
    package var appearance: SystemPalette.Appearance?
    /// The value from 0 to 1 that the symbol shows, if it can.
    package var value: Double?
    /// Whether only the part in which the value lies is lit, and those that show none.
    package var lightsOnePart = false
    /// Whether parts that are not lit are invisible instead of faint.
    package var hidesUnlit = false

    /// One colour for everything, unless more is said.
    package init(
        levels: [ColorComponents] = [], appearance: SystemPalette.Appearance? = nil, value: Double? = nil
    ) {
        self.levels = levels
        self.appearance = appearance
        self.value = value
    }

    /// One colour in the opacities of a hierarchy.
    package static func hierarchy(_ color: ColorComponents, value: Double? = nil) -> SymbolPaint {
        SymbolPaint(levels: opacities.map { color.withAlpha(color.alpha * $0) }, value: value)
    }

    private static let opacities = [1, 0.5, 0.25]

    /// The opacity of parts above the value.
    private static let unlit = 0.3

    /// Returns the areas of a symbol in its grid, from back to front, with their colours.
    func fills(of symbol: Symbol, tint: ColorComponents) -> [(area: PathData, color: ColorComponents)] {
        if levels.isEmpty, appearance == nil, value == nil || !symbol.showsValue {
            return [(symbol.silhouette, tint)]
        }
        let layers =
            appearance != nil ? symbol.coloredLayers : levels.isEmpty ? symbol.plainLayers : symbol.levelLayers
        let top = lightsOnePart ? layers.compactMap(\.threshold).filter { $0 < value ?? 1 }.max() : nil
        return layers.map { layer in
            var color = levels.isEmpty ? tint : levels[min(layer.level, levels.count - 1)]
            if let appearance {
                switch layer.color {
                case nil: color = tint
                case .white: color = ColorComponents(white: 1)
                case .palette(let own): color = own.components(in: appearance)
                }
            }
            if let value, let threshold = layer.threshold, value <= threshold || top != nil && threshold != top {
                color = color.withAlpha(color.alpha * (hidesUnlit ? 0 : Self.unlit))
            }
            return (layer.area, color)
        }
    }
}
