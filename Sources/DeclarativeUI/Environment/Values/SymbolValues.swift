import Drawing

/// A variant of a symbol: filled, enclosed in a shape, slashed, or several of these.
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: Hashable { case circle, square, rectangle }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The plain symbol.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// In a square.
    public static let square = SymbolVariants(shape: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Struck through.
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// This variant, in a circle.
    public var circle: SymbolVariants { with { $0.shape = .circle } }
    /// This variant, in a square.
    public var square: SymbolVariants { with { $0.shape = .square } }
    /// This variant, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    /// This variant, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This variant, struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether this variant includes `other`.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    /// The same as it is drawn.
    var drawn: SymbolVariant {
        let drawnShape: SymbolVariant.Shape? =
            switch shape {
            case nil: nil
            case .circle: .circle
            case .square: .square
            case .rectangle: .rectangle
            }
        return SymbolVariant(shape: drawnShape, isFilled: isFilled, isSlashed: isSlashed)
    }

    fileprivate func joined(with outer: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: shape ?? outer.shape, isFilled: isFilled || outer.isFilled, isSlashed: isSlashed || outer.isSlashed)
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable, Equatable {
    enum Mode { case monochrome, multicolor, hierarchical, palette }
    let mode: Mode

    /// In one colour.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// In its own colours.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// In one colour with several opacities.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// In the foreground styles, one per layer.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The variant of symbols; `.none` by default.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How the layers of symbols are coloured; `nil`, the default, for what suits the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Adds to the variant of symbols. `.none` removes variants set further out. Of two shapes, the one set nearer
    /// wins.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : variant.joined(with: $0) }
    }

    /// Sets how the layers of symbols are coloured; `nil` for what suits the symbol.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
