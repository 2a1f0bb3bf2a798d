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

    /// The plain symbol, without a variant.
    public static let none = SymbolVariants()
    /// The variant enclosed in a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// The variant enclosed in a square.
    public static let square = SymbolVariants(shape: .square)
    /// The variant enclosed in a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// The variant whose outline is filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// The variant with a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// This variant, enclosed in a circle.
    public var circle: SymbolVariants { with { $0.shape = .circle } }
    /// This variant, enclosed in a square.
    public var square: SymbolVariants { with { $0.shape = .square } }
    /// This variant, enclosed in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    /// The filled version of this variant.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This variant, with a slash.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns a Boolean value that indicates whether this variant includes `other`.
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

/// The ways the layers of a symbol are rendered.
public struct SymbolRenderingMode: Sendable, Equatable {
    enum Mode { case monochrome, multicolor, hierarchical, palette }
    let mode: Mode

    /// Renders all layers in one colour.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// Renders the layers in the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// Renders the layers in one colour with different opacities.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// Renders each layer in one of the foreground styles.
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

    /// The rendering mode of symbols; `nil`, the default, for the mode that suits the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Adds a variant to the symbols in this view. `.none` removes the variants set by enclosing views. If two
    /// variants have shapes, the nearer one wins.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : variant.joined(with: $0) }
    }

    /// Sets the rendering mode of symbols; `nil` for the mode that suits the symbol.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
