import Drawing
import Foundation
import BridgedEnvironment

/// The environment's settings for a symbol.
struct SymbolLook {
    /// The symbol in the environment's variant and weight; `nil` if there is none with the name.
    let symbol: Symbol?
    /// The font of the text beside it.
    let font: FontDescription
    let factor: Double

    /// Finds a symbol. Its reads of the environment are tracked.
    init(_ name: String, in environment: EnvironmentValues) {
        let own = environment.font ?? .body
        font = own.description(
            at: own.isDynamic ? environment.dynamicTypeSize : .large, traits: environment.textTraits
        ).shown(in: environment.textMedium)
        factor = environment.imageScale.factor
        symbol = Symbol.named(name, weight: font.weight, variant: environment.symbolVariants.drawn)
        if symbol == nil { Symbol.reportUnknown(name) }
    }

    /// The picture; an empty one for an unknown name.
    var picture: ImageRepresentation {
        guard let symbol else { return ImageRepresentation(.vector(DisplayGroup(DisplayList())), size: .zero) }
        return ImageRepresentation(symbol, font: font, factor: factor)
    }

    /// The colours in an environment, besides the primary one.
    ///
    /// Without a mode, two foreground styles or more are a palette.
    static func paint(_ own: Double?, in environment: EnvironmentValues) -> SymbolPaint {
        let pose = environment.symbolPose
        if pose.value < 0 { return restingPaint(own, in: environment) }
        var paint = restingPaint(min(pose.value, 1), in: environment)
        (paint.lightsOnePart, paint.hidesUnlit) = (pose.lightsOnePart, pose.hidesUnlit)
        return paint
    }

    private static func restingPaint(_ value: Double?, in environment: EnvironmentValues) -> SymbolPaint {
        let levels = environment.foregroundStyles?.levels.count ?? 1
        func color(_ level: Int) -> ColorComponents {
            HierarchicalShapeStyle(level: level).resolve(in: environment).components
        }
        switch environment.symbolRenderingMode?.mode {
        case nil where levels > 1, .palette:
            return SymbolPaint(levels: (0..<min(levels, 3)).map(color), value: value)
        case nil, .monochrome: return SymbolPaint(value: value)
        case .hierarchical: return .hierarchy(color(0), value: value)
        case .multicolor:
            return SymbolPaint(appearance: environment.paletteAppearance, value: value)
        }
    }
}
