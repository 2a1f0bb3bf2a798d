/// What contents in front of a blur effect are for, by which they are coloured.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// The least important text.
    case quaternaryLabel = 3
    /// Small areas.
    case fill = 4
    /// Areas of medium size.
    case secondaryFill = 5
    /// Large areas.
    case tertiaryFill = 6
    /// Lines between things.
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

/// Tints what is in the view of the effect so that it stands out from a blur effect behind it.
///
/// What is drawn in the tint colour, such as images that are templates, follows. Colours that are set stay.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    /// The tint of the contents.
    final let color: UIColor

    /// Makes an effect for primary text in front of a blur effect.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes an effect in front of a blur effect.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        color = style.color
        super.init()
    }
}
