/// An effect that lets symbols bounce once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    private func with(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect upwards.
    public var up: BounceSymbolEffect { with { $0.isDown = false } }
    /// The effect downwards.
    public var down: BounceSymbolEffect { with { $0.isDown = true } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: BounceSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        let height = isDown ? 0.15 : -0.15
        return .cycle(
            0.8, [{ ($0.y, $0.scale) = (height, 1.1) }, { $0.y = -height / 3 }, { $0.y = height / 8 }])
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that lets symbols bounce once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that turns symbols round once.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isCounterClockwise = false

    private func with(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.isCounterClockwise = false } }
    /// The effect counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.isCounterClockwise = true } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: RotateSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: RotateSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        let turn = isCounterClockwise ? -2 * Double.pi : 2 * .pi
        // Round once, a symbol is as before.
        return _SymbolMotion(
            kind: .cycle([
                _SymbolMotion.Step(pose: _SymbolMotion.pose { $0.angle = turn }, duration: 1),
                _SymbolMotion.Step(pose: SymbolPose(), duration: 0, isSudden: true),
            ]))
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns symbols round once.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves symbols to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var x = 0.0
    private var y = 0.0
    private var turn = 0.15

    private func with(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// The effect towards the left first.
    public var left: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (-0.12, 0, 0) } }
    /// The effect towards the right first.
    public var right: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (0.12, 0, 0) } }
    /// The effect upwards first.
    public var up: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (0, -0.12, 0) } }
    /// The effect downwards first.
    public var down: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (0, 0.12, 0) } }
    /// The effect towards the right first.
    public var forward: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (0.12, 0, 0) } }
    /// The effect towards the left first.
    public var backward: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (-0.12, 0, 0) } }
    /// The effect clockwise first.
    public var clockwise: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (0, 0, 0.15) } }
    /// The effect counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with { ($0.x, $0.y, $0.turn) = (0, 0, -0.15) } }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: WiggleSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion {
        func swing(_ share: Double) -> (inout SymbolPose) -> Void {
            { [x, y, turn] in ($0.x, $0.y, $0.angle) = (share * x, share * y, share * turn) }
        }
        return .cycle(0.9, [swing(1), swing(-1), swing(0.6), swing(-0.6)])
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves symbols to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
