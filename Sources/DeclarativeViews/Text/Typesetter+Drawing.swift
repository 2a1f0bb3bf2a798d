import Drawing
import Foundation

extension Typesetter {
    /// Draws lines in a frame, with the colours and lines of the parts as they are in an environment.
    ///
    /// - Parameter foreground: The style of parts without one of their own; `nil` for the foreground style.
    func draw(
        _ layout: StyledTextLayout, in context: inout DrawingContext, frame: CGRect, environment: EnvironmentValues,
        isMirrored: Bool, foreground: Paint? = nil
    ) {
        if layout.lines.isEmpty { return }
        let traits = environment.textTraits
        var inks: [StyledTextLayout.Ink] = []
        var shadows: [DisplayGroup.Effects.Shadow] = []
        for part in parts {
            var area = _StyledArea(environment: environment, bounds: frame, paint: nil)
            if let own = part.attributes?.foreground {
                own._apply(to: &area)
            } else if let foreground {
                area.paint = foreground
            } else {
                ForegroundStyle()._apply(to: &area)
            }
            // The parts stand side by side and throw one shadow, that of the first.
            if inks.isEmpty { shadows = area.shadows }
            let own = part.attributes?.traits.over(traits) ?? traits
            var ink = StyledTextLayout.Ink(area.paint ?? .color(ColorComponents(white: 0, alpha: 0)))
            let lines: [(TextRun.Decoration, Text.LineStyle??)] = [
                (.underline, own.underline), (.strikethrough, own.strikethrough),
            ]
            for case (let decoration, let line??) in lines {
                ink.decoration.insert(decoration)
                if let look = line.look(of: decoration, in: environment) { ink.lineLooks.append(look) }
            }
            inks.append(ink)
        }
        for shadow in shadows { context.beginGroup(shadow: shadow) }
        let alignment = Self.alignment(layout, environment, isMirrored: isMirrored)
        if parts.contains(where: { $0.attributes?.link != nil }) {
            for (run, piece) in layout.runs(in: frame, alignment: alignment, inks: inks) {
                let link = parts[piece].attributes?.link
                if let link { context.beginGroup(treatment: .link(link.absoluteString)) }
                context.draw(run)
                if link != nil { context.restore() }
            }
        } else {
            layout.draw(in: &context, frame: frame, alignment: alignment, inks: inks)
        }
        for _ in shadows { context.restore() }
    }

    /// The side at which lines are, in an environment.
    static func alignment(
        _ layout: StyledTextLayout, _ environment: EnvironmentValues, isMirrored: Bool
    ) -> TextRun.Alignment {
        let alignment = environment.multilineTextAlignment
        // A single line fills its frame, so that only the position it keeps in other fonts is left to choose: a side,
        // or the middle.
        if layout.lines.count < 2, alignment != .center { return isMirrored ? .right : .left }
        switch alignment {
        case .leading: return isMirrored ? .right : .left
        case .center: return .center
        case .trailing: return isMirrored ? .left : .right
        }
    }
}
