/// An effect that fades symbols and shows them again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: PulseSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        .cycle(1.6, [{ $0.opacity = 0.35 }])
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades symbols and shows them again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that lets symbols grow and shrink smoothly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var fades = false

    private func with(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect that only changes the size.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// The effect that fades symbols, too.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: BreatheSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        .cycle(2, [{ [fades] in ($0.scale, $0.opacity) = (1.15, fades ? 0.6 : 1) }])
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that lets symbols grow and shrink smoothly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that lights the parts of symbols that can show a value, one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var lightsOne = false
    private var returns = false
    private var hides = false

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect in which parts stay lit.
    public var cumulative: VariableColorSymbolEffect { with { $0.lightsOne = false } }
    /// The effect in which one part is lit at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.lightsOne = true } }
    /// The effect that goes back as it came.
    public var reversing: VariableColorSymbolEffect { with { $0.returns = true } }
    /// The effect that begins anew at its end.
    public var nonReversing: VariableColorSymbolEffect { with { $0.returns = false } }
    /// The effect in which parts that are not lit are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
    /// The effect in which parts that are not lit are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        func lit(_ value: Double) -> SymbolPose {
            _SymbolMotion.pose { ($0.value, $0.lightsOnePart, $0.hidesUnlit) = (value, lightsOne, hides) }
        }
        var steps = [
            _SymbolMotion.Step(pose: lit(0), duration: 0, isSudden: true),
            _SymbolMotion.Step(pose: lit(1), duration: 1),
        ]
        if returns { steps.append(_SymbolMotion.Step(pose: lit(0), duration: 1)) }
        steps.append(_SymbolMotion.Step(pose: SymbolPose(), duration: 0, isSudden: true))
        return _SymbolMotion(kind: .cycle(steps))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights the parts of symbols that can show a value, one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
