import Foundation

/// A small mark of a control: a symbol that is drawn, or a character in a grid of them.
package enum ControlMark: Hashable, Sendable {
    /// Leads to another page, or unfolds a group.
    case disclosure
    /// Folds a group.
    case expanded
    /// Leads back in a navigation bar.
    case back
    /// Lead to the page before and after.
    case previous, next
    /// Begins to remove a row.
    case remove
    /// Whether a row is selected.
    case unselected, selected
    /// Moves a row.
    case handle
    /// Opens a choice of one of several values.
    case choices
    /// Opens a menu.
    case menu
    /// Marks the chosen one of several rows.
    case chosen
    /// Marks a row that stands for several, of which some are chosen.
    case mixed

    private var name: String {
        switch self {
        case .disclosure, .next: "chevron.forward"
        case .expanded, .menu: "chevron.down"
        case .back, .previous: "chevron.backward"
        case .remove: "minus.circle.fill"
        case .unselected: "circle"
        case .selected: "checkmark.circle.fill"
        case .handle: "line.3.horizontal"
        case .choices: "chevron.up.chevron.down"
        case .chosen: "checkmark"
        case .mixed: "minus"
        }
    }

    /// The character, for both directions of layout.
    private func character(isReversed: Bool) -> String {
        switch self {
        case .disclosure, .next: isReversed ? "‹" : "›"
        case .back, .previous: isReversed ? "›" : "‹"
        case .expanded: "⌄"
        case .remove: "⊖"
        case .unselected: "○"
        case .selected: "◉"
        case .handle: "≡"
        case .choices, .menu: "▾"
        case .chosen: "✓"
        case .mixed: "–"
        }
    }

    /// The height of the drawing, as a share of that of a line of text.
    private var factor: Double {
        switch self {
        case .disclosure, .expanded, .choices, .menu: 0.72
        case .previous, .next, .chosen, .mixed: 0.85
        case .handle: 0.9
        case .back: 1.05
        case .remove, .unselected, .selected: 1.1
        }
    }

    private var weight: FontDescription.Weight {
        switch self {
        case .remove, .unselected, .selected, .handle: .regular
        case .disclosure, .expanded, .back, .previous, .next, .choices, .menu, .chosen, .mixed: .semibold
        }
    }

    private func picture(_ font: FontDescription) -> (picture: ImageRepresentation, isMirrored: Bool)? {
        Symbol.named(name, weight: weight).map {
            (ImageRepresentation($0, font: font, factor: factor), $0.isMirroredRightToLeft)
        }
    }

    /// Returns the size beside text in a font.
    package func size(font: FontDescription) -> CGSize {
        switch font.medium.figures.symbol.look {
        case .characters:
            TextMetrics.current.size(of: character(isReversed: false), font: font, maxWidth: nil).size
        case .shapes: picture(font)?.picture.size ?? .zero
        }
    }

    /// Draws the mark in the middle of a frame.
    ///
    /// - Parameters:
    ///   - context: The context to draw in.
    ///   - frame: The frame, in a grid of whole cells.
    ///   - font: The font of the text beside it.
    ///   - color: The colour of the mark; the symbol inside a disc is white.
    ///   - isReversed: Whether texts read from right to left.
    package func draw(
        in context: inout DrawingContext, frame: CGRect, font: FontDescription, color: ColorComponents,
        isReversed: Bool
    ) {
        let size = size(font: font)
        let grain = font.medium.figures.grain
        let corner = CGPoint(
            x: frame.minX + grain.column(at: max(0, frame.width - size.width) / 2),
            y: frame.minY + grain.topRow(of: size.height, inMiddleOf: frame.height))
        let place = CGRect(origin: corner, size: size)
        switch font.medium.figures.symbol.look {
        case .characters:
            let line = TextMetrics.current.size(of: " ", font: font, maxWidth: nil)
            context.draw(
                TextRun(
                    lines: [TextLine(character(isReversed: isReversed), width: size.width)], frame: place, font: font,
                    paint: .color(color), lineHeight: line.size.height, baseline: line.firstBaseline))
        case .shapes:
            guard let (picture, isMirrored) = picture(font) else { return }
            let paint =
                switch self {
                case .remove, .selected: SymbolPaint(levels: [ColorComponents(white: 1), color])
                default: SymbolPaint()
                }
            picture.draw(
                in: place,
                style: ImageRepresentation.Style(tint: color, isMirrored: isMirrored && isReversed, paint: paint),
                to: &context)
        }
    }
}
