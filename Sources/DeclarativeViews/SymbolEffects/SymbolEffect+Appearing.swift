/// An effect that lets symbols appear.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    private func with(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect upwards.
    public var up: AppearSymbolEffect { with { $0.isDown = false } }
    /// The effect downwards.
    public var down: AppearSymbolEffect { with { $0.isDown = true } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: AppearSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        let height = isDown ? -0.2 : 0.2
        return _SymbolMotion(
            kind: .poseBefore(_SymbolMotion.pose { ($0.y, $0.scale, $0.opacity) = (height, 0.6, 0) }))
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that lets symbols appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that lets symbols disappear. They keep their room.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    private func with(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect upwards.
    public var up: DisappearSymbolEffect { with { $0.isDown = false } }
    /// The effect downwards.
    public var down: DisappearSymbolEffect { with { $0.isDown = true } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: DisappearSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        let height = isDown ? 0.2 : -0.2
        return _SymbolMotion(kind: .pose(_SymbolMotion.pose { ($0.y, $0.scale, $0.opacity) = (height, 0.6, 0) }))
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that lets symbols disappear. They keep their room.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that makes symbols larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    private func with(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect that makes symbols larger.
    public var up: ScaleSymbolEffect { with { $0.isDown = false } }
    /// The effect that makes symbols smaller.
    public var down: ScaleSymbolEffect { with { $0.isDown = true } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: ScaleSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        _SymbolMotion(kind: .pose(_SymbolMotion.pose { $0.scale = isDown ? 0.8 : 1.25 }))
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes symbols larger or smaller while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
