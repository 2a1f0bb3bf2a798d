/// The purpose of content in front of a blur effect, which determines its colour.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text content.
    case label = 0
    /// Secondary text content.
    case secondaryLabel = 1
    /// Tertiary text content.
    case tertiaryLabel = 2
    /// The least important text.
    case quaternaryLabel = 3
    /// Small filled areas.
    case fill = 4
    /// Filled areas of medium size.
    case secondaryFill = 5
    /// Large filled areas.
    case tertiaryFill = 6
    /// Separator lines between items.
    case separator = 7

    fileprivate var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// A visual effect that tints the content of its view so that it stands out from a blur effect behind it.
///
/// Content in the tint colour, such as template images, takes the effect's colour. Explicit colours stay unchanged.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    /// The tint of the contents.
    final let color: UIColor

    /// Creates an effect for primary text in front of a blur effect.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates an effect with a style for content in front of a blur effect.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        color = style.color
        super.init()
    }
}
