import Drawing

/// How the colours of a view and of what is behind it become one.
///
/// It reaches back as far as the nearest `compositingGroup()`, or other effect that takes the view around as one
/// picture.
@frozen public enum BlendMode: Sendable {
    /// In front of what is behind.
    case normal
    /// Darker, by the product of both; white changes nothing.
    case multiply
    /// Lighter, by the product of what both lack; black changes nothing.
    case screen
    /// Multiplied where it is dark behind, screened where it is light.
    case overlay
    /// The darker of both, channel by channel.
    case darken
    /// The lighter of both, channel by channel.
    case lighten
    /// What is behind made lighter, to show the colour in front.
    case colorDodge
    /// What is behind made darker, to show the colour in front.
    case colorBurn
    /// Slightly darker or lighter, as light in front would make it.
    case softLight
    /// Multiplied where the view is dark, screened where it is light.
    case hardLight
    /// The difference of both.
    case difference
    /// The difference of both, with less contrast.
    case exclusion
    /// The hue of the view, with the saturation and brightness of what is behind.
    case hue
    /// The saturation of the view, with the hue and brightness of what is behind.
    case saturation
    /// The hue and saturation of the view, with the brightness of what is behind.
    case color
    /// The brightness of the view, with the hue and saturation of what is behind.
    case luminosity
    /// In front, only where there is something behind.
    case sourceAtop
    /// Behind everything that is there.
    case destinationOver
    /// Takes what is behind away where the view is.
    case destinationOut
    /// The sum of both, as of inks: darker. In pictures only some viewers show it; text output does.
    case plusDarker
    /// The sum of both, as of lights: lighter. In pictures only newer viewers show it; text output does.
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

/// The space in which colours are computed with where a view is drawn as one picture. Pictures here have no pixels of
/// their own, and colours keep the space that they are given in.
public enum ColorRenderingMode: Sendable {
    /// As they are stored.
    case nonLinear
    /// By the amount of light.
    case linear
    /// By the amount of light, also beyond what screens show.
    case extendedLinear
}
