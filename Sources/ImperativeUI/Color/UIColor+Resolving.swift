import Drawing
import Foundation
import BridgedEnvironment

extension UIColor {
    /// Whether the colour depends on a trait collection.
    package var isDynamic: Bool {
        if case .fixed = source { false } else { true }
    }

    /// Returns the fixed colour to which this one resolves under a trait collection. A fixed colour returns itself.
    ///
    /// `UITraitCollection.current` has no influence. A chain of more than 100 providers is reported as a runtime
    /// issue, and the result is clear.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(cgColor: resolvedCGColor(with: traitCollection)) : self
    }

    /// The fixed colour to which this one resolves under `UITraitCollection.current`. It does not follow later
    /// changes.
    public var cgColor: CGColor {
        if case .fixed(let color) = source { return color }
        return resolvedCGColor(with: .current)
    }

    /// Returns the colour with another opacity, clamped to 0...1. The result for a dynamic colour is dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: CGColor(color.value.withAlpha(alpha), isGray: color.isGray))
        case .faded(let base, _): UIColor(source: .faded(base, alpha: alpha))
        case .palette, .provider, .asset: UIColor(source: .faded(self, alpha: alpha))
        }
    }

    /// The fixed colour that this one is under a trait collection.
    package func resolvedCGColor(with traitCollection: UITraitCollection) -> CGColor {
        var color = self
        var alpha: CGFloat?
        var providers = SettlingCounter(.indirections)
        while true {
            switch color.source {
            case .fixed(let fixed):
                guard let alpha else { return fixed }
                return CGColor(fixed.value.withAlpha(alpha), isGray: fixed.isGray)
            case .palette(let palette):
                let components = palette.components(in: SystemPalette.Appearance(traitCollection))
                return CGColor(alpha.map { components.withAlpha($0) } ?? components)
            case .asset(let asset):
                let components = asset.components(in: traitCollection)
                return CGColor(alpha.map { components.withAlpha($0) } ?? components)
            case .faded(let base, let replacement):
                // The opacity that was asked for last is the outermost one, which is met first.
                alpha = alpha ?? replacement
                color = base
            case .provider(let provider):
                if providers.rounds == 0 { traitCollection.noteColorResolution() }
                guard providers.begin() else {
                    RuntimeIssue.report(
                        "dynamic-color", unsettled: "A dynamic colour", outcome: "it counts as clear",
                        course: "\(self) led through \(SettlingLimit.indirections.rounds) dynamic providers, the last "
                            + "of which returned \(color)",
                        advice: "Return a fixed colour from the provider")
                    return .clear
                }
                var provided = color
                traitCollection.performAsCurrent { provided = provider(traitCollection) }
                color = provided
            }
        }
    }
}

extension SystemPalette.Appearance {
    /// The adaptation of the palette's colours to a trait collection. Unspecified traits count as light, of normal
    /// contrast and on the base level.
    init(_ traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        self.init(
            isDark: isDark,
            isHighContrast: traits.accessibilityContrast == .high,
            // In light style nothing depends on the level, so it is not read and no dependency on it arises.
            isElevated: isDark && traits.userInterfaceLevel == .elevated)
    }
}

extension ColorAsset {
    /// The colour under a trait collection; clear where the set has none.
    package func components(in traits: UITraitCollection) -> ColorComponents {
        switch value(for: AssetTraits(traits, reading: aspects), report: AssetLibrary.report) {
        case .fixed(let color): color
        case .palette(let color): color.components(in: SystemPalette.Appearance(traits))
        case nil: ColorComponents(white: 0, alpha: 0)
        }
    }
}
