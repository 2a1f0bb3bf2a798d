import Foundation
import LayoutEngine

/// How effects change the drawing of symbols at a moment.
struct SymbolPose: Equatable, Sendable {
    var scale = 1.0
    /// In shares of the symbol's size, positive towards the right and down.
    var x = 0.0
    var y = 0.0
    /// In radians, clockwise.
    var angle = 0.0
    var opacity = 1.0
    /// The value that the symbol shows instead of its own, from 0 to 1; below 0 for its own.
    var value = -1.0
    /// Whether only the part in which the value lies is lit.
    var lightsOnePart = false
    /// Whether parts that are not lit are invisible.
    var hidesUnlit = false

    /// Adds the changes of an effect further inside.
    mutating func add(_ inner: SymbolPose) {
        scale *= inner.scale
        x += inner.x
        y += inner.y
        angle += inner.angle
        opacity *= inner.opacity
        guard inner.value >= 0 else { return }
        (value, lightsOnePart, hidesUnlit) = (inner.value, inner.lightsOnePart, inner.hidesUnlit)
    }
}

extension SymbolPose: Animatable {
    typealias AnimatableData = AnimatablePair<
        AnimatablePair<Double, AnimatablePair<Double, Double>>, AnimatablePair<Double, AnimatablePair<Double, Double>>
    >

    var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(scale, AnimatablePair(x, y)), AnimatablePair(angle, AnimatablePair(opacity, value)))
        }
        set {
            scale = newValue.first.first
            (x, y) = (newValue.first.second.first, newValue.first.second.second)
            angle = newValue.second.first
            (opacity, value) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

private enum SymbolPoseKey: EnvironmentKey {
    static var defaultValue: SymbolPose { SymbolPose() }
}

extension EnvironmentValues {
    /// How effects change the drawing of symbols now.
    var symbolPose: SymbolPose {
        get { self[SymbolPoseKey.self] }
        set { self[SymbolPoseKey.self] = newValue }
    }
}
