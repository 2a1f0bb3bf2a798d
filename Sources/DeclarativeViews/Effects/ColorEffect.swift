import Drawing
import Foundation
import LayoutEngine

/// Gives a view other colours, by an amount.
struct ColorEffect: RenderEffect, Sendable {
    enum Kind: Sendable {
        case brightness, contrast, saturation, grayscale, inversion, luminanceToAlpha
        /// By an angle in radians.
        case hueRotation
    }

    let kind: Kind
    var amount: Double

    static var moves: Bool { false }

    var isInert: Bool {
        switch kind {
        case .brightness, .grayscale, .hueRotation, .inversion: amount == 0
        case .contrast, .saturation: amount == 1
        case .luminanceToAlpha: false
        }
    }

    var animatableData: Double {
        // Scaled as an angle is where it moves by itself, so that it comes to rest as exactly.
        get { kind == .hueRotation ? amount * 128 : amount }
        set { amount = kind == .hueRotation ? newValue / 128 : newValue }
    }

    var filter: ColorFilter {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .saturation(1 - amount)
        case .inversion: .inversion(amount)
        case .luminanceToAlpha: .luminanceToAlpha
        case .hueRotation: .hueRotation(amount)
        }
    }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(treatment: .colors(filter))
    }
}

extension ColorEffect {
    /// An effect by an amount; one that is not finite is reported, and the effect does nothing.
    init(_ kind: Kind, checking amount: Double) {
        let neutral: Double = kind == .contrast || kind == .saturation ? 1 : 0
        self.init(kind: kind, amount: EffectInput.checked(amount, "\(kind)", instead: neutral))
    }
}

/// Multiplies the colours of a view by another.
struct ColorMultiplyEffect: RenderEffect {
    var color: EffectColor

    init(color: Color) { self.color = EffectColor(color, otherwise: ColorComponents(white: 1)) }

    static var moves: Bool { false }
    static var readsEnvironment: Bool { true }
    var isInert: Bool { color.resolved == ColorComponents(white: 1) }

    var animatableData: Color.Resolved.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    func resolved(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        var copy = self
        copy.color.resolve(in: environment)
        return copy
    }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        color.resolved.map { DisplayGroup.Effects(treatment: .colors(.multiply($0))) }
    }
}
