import Foundation

/// A treatment of the contents of a group as a whole, beyond the effects every group can have. Few groups have one,
/// so it takes only the room of a reference.
package indirect enum Treatment: Hashable, Sendable {
    /// Two groups: the first is not drawn, but shows the second where it is opaque, or where it is not. Only
    /// ``DisplayItem/masked(_:by:isInverted:)`` makes it.
    case mask(isInverted: Bool)
    /// Blurred, by the standard deviation in points. If there is an opaque area, all of it is covered and nothing else.
    case blur(radius: Double, opaqueArea: CGRect?)
    /// Other colours.
    case colors(ColorFilter)
    /// Colours that are mixed with those behind, as far back as the nearest group that is one picture.
    case blend(BlendKind)
    /// One picture: blending inside it does not reach its backdrop.
    case isolation
    /// Seen in space. Renderers never meet it, as ``DisplayList/flattened`` has shapes instead.
    case projection(Projection)

    /// Texts that lead to an address, which a terminal is told. Nothing looks different.
    case link(String)

    /// Whether all numbers are in a range that can be drawn.
    package var isDrawable: Bool {
        switch self {
        case .blur(let radius, let area): radius.isFinite && radius >= 0 && (area?.isFinite ?? true)
        case .projection(let projection): projection.isDrawable
        case .colors(let filter): filter.isDrawable
        case .mask, .blend, .isolation, .link: true
        }
    }
}

/// How the colours of a group are combined with those behind it.
package enum BlendKind: UInt8, Hashable, Sendable, CaseIterable {
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case plusDarker, plusLighter
    /// Only where there is something behind.
    case sourceAtop
    /// Behind everything else.
    case destinationOver
    /// Erases the backdrop.
    case destinationOut
}

extension DisplayGroup.Effects {
    /// The kind of blending with the backdrop; `nil` for the usual one.
    var blend: BlendKind? {
        if case .blend(let kind) = treatment { return kind }
        return nil
    }

    /// Whether contents are combined before they meet the backdrop.
    var isIsolating: Bool {
        if clip != nil || shadow != nil || opacity < 1 { return true }
        switch treatment {
        case nil, .projection, .link: return false
        case .mask, .blur, .colors, .blend, .isolation: return true
        }
    }
}

extension DisplayItem {
    /// Returns contents that are seen only where a mask is opaque, or where it is not; `nil` if nothing is.
    package static func masked(
        _ contents: DisplayList, by mask: DisplayList, isInverted: Bool = false,
        effects: DisplayGroup.Effects = .none
    ) -> DisplayItem? {
        if contents.isEmpty { return nil }
        var effects = effects
        if mask.isEmpty {
            if !isInverted { return nil }
            return effects == .none ? .group(DisplayGroup(contents)) : .group(DisplayGroup(contents, effects: effects))
        }
        effects.treatment = .mask(isInverted: isInverted)
        let parts = DisplayList(drawable: [.group(DisplayGroup(mask)), .group(DisplayGroup(contents))])
        return .group(DisplayGroup(parts, effects: effects))
    }
}
