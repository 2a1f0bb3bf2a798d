import Drawing

/// A mode of blending the colours of a view with those behind it.
///
/// Blending extends back to the nearest `compositingGroup()` or other effect around the view that composes one
/// picture.
@frozen public enum BlendMode: Sendable {
    /// Draws the view in front of its backdrop.
    case normal
    /// Multiplies the colours, which darkens the result. White changes nothing.
    case multiply
    /// Multiplies the inverted colours, which brightens the result. Black changes nothing.
    case screen
    /// Multiplies where the backdrop is dark and screens where it is bright.
    case overlay
    /// Uses the darker of the two colours in each channel.
    case darken
    /// Uses the brighter of the two colours in each channel.
    case lighten
    /// Brightens the backdrop to reflect the colour of the view.
    case colorDodge
    /// Darkens the backdrop to reflect the colour of the view.
    case colorBurn
    /// Slightly darkens or brightens the backdrop, as soft light from the view would.
    case softLight
    /// Multiplies where the view is dark and screens where it is bright.
    case hardLight
    /// Uses the difference of the colours.
    case difference
    /// Uses the difference of the colours, with lower contrast.
    case exclusion
    /// Uses the hue of the view with the saturation and brightness of the backdrop.
    case hue
    /// Uses the saturation of the view with the hue and brightness of the backdrop.
    case saturation
    /// Uses the hue and saturation of the view with the brightness of the backdrop.
    case color
    /// Uses the brightness of the view with the hue and saturation of the backdrop.
    case luminosity
    /// Draws the view in front of the backdrop, and only where the backdrop is not empty.
    case sourceAtop
    /// Draws the view behind the backdrop.
    case destinationOver
    /// Erases the backdrop where the view is.
    case destinationOut
    /// Adds the colours as inks, which darkens the result. Text output shows it; in pictures, only some viewers do.
    case plusDarker
    /// Adds the colours as lights, which brightens the result. Text output shows it; in pictures, only newer viewers
    /// do.
    case plusLighter

    /// The kind as renderers know it; `nil` for the usual one.
    var kind: BlendKind? {
        switch self {
        case .normal: nil
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// The colour space for the calculations when a view is drawn as one picture.
///
/// Pictures have no pixels of their own here, and colours keep the space in which they are given.
public enum ColorRenderingMode: Sendable {
    /// Calculates with the stored values.
    case nonLinear
    /// Calculates with the amount of light.
    case linear
    /// Calculates with the amount of light, including values beyond the range of displays.
    case extendedLinear
}
