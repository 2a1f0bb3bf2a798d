import Drawing
import Foundation
import LayoutEngine

/// Something done to the items of a view when they are drawn.
protocol RenderEffect: Animatable, Equatable {
    /// Whether nothing is done at all.
    var isInert: Bool { get }
    /// Whether the effect moves the view.
    static var moves: Bool { get }
    /// Whether something of it follows from the environment.
    static var readsEnvironment: Bool { get }
    /// Returns the effect with its values from the environment, whose reads are observed.
    func resolved(in environment: EnvironmentValues) -> Self
    /// Adds the effect to how an item of a size is drawn.
    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool)
    /// Returns the effects on the drawing as a whole; `nil` for an effect on the appearance.
    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects?
}

extension RenderEffect {
    static var readsEnvironment: Bool { false }
    func resolved(in environment: EnvironmentValues) -> Self { self }
    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {}
    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? { nil }
}

/// Makes a view more or less opaque.
struct OpacityEffect: RenderEffect, Sendable {
    var opacity: Double

    static var moves: Bool { false }
    var isInert: Bool { opacity == 1 }

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        appearance.opacity *= min(max(opacity, 0), 1)
    }
}

/// Makes a view larger or smaller around a point of it.
struct ScaleEffect: RenderEffect, Sendable {
    var scale: CGSize
    var anchor: UnitPoint

    static var moves: Bool { false }
    var isInert: Bool { scale == CGSize(width: 1, height: 1) }

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        let x = isMirrored ? 1 - anchor.x : anchor.x
        appearance.scale(by: scale, around: CGPoint(x: x * size.width, y: anchor.y * size.height))
    }
}

/// Moves a view by points.
struct OffsetEffect: RenderEffect, Sendable {
    var offset: CGSize

    static var moves: Bool { true }
    var isInert: Bool { offset == .zero }

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        appearance.move(by: CGSize(width: isMirrored ? -offset.width : offset.width, height: offset.height))
    }
}

/// Moves a view by shares of its own size.
struct MoveEffect: RenderEffect {
    var share: CGSize

    static var moves: Bool { true }
    var isInert: Bool { share == .zero }

    var animatableData: CGSize.AnimatableData {
        get { share.animatableData }
        set { share.animatableData = newValue }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        let x = share.width * size.width
        appearance.move(by: CGSize(width: isMirrored ? -x : x, height: share.height * size.height))
    }
}

/// An effect with its numbers, as items have it.
final class TypedItemEffect<Effect: RenderEffect>: ItemEffect {
    var effect: Effect

    init(_ effect: Effect, depth: Int) {
        self.effect = effect
        super.init(depth: depth)
    }

    override func apply(to appearance: inout ItemAppearance, size: CGSize) {
        effect.apply(to: &appearance, size: size, isMirrored: isMirrored)
    }

    override func displayEffects(size: CGSize) -> DisplayGroup.Effects? {
        effect.displayEffects(size: size, isMirrored: isMirrored)
    }
}
