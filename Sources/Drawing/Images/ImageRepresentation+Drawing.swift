import Foundation
import Foundations

extension ImageRepresentation {
    /// How a picture is drawn.
    package struct Style: Hashable, Sendable {
        /// The colour that replaces all others; `nil` keeps them. Of symbols and names it is the colour in any case.
        package var tint: ColorComponents?
        /// Whether the picture is mirrored horizontally.
        package var isMirrored: Bool
        /// The colours of a symbol besides its tint.
        package var paint: SymbolPaint
        /// Whether the pixels of an enlarged bitmap are seen.
        package var isPixelated = false

        package init(tint: ColorComponents? = nil, isMirrored: Bool = false, paint: SymbolPaint = SymbolPaint()) {
            self.tint = tint
            self.isMirrored = isMirrored
            self.paint = paint
        }
    }

    /// Draws the picture scaled to a rectangle. Draws nothing in a rectangle that is empty or not finite.
    package func draw(in rect: CGRect, style: Style = Style(), to context: inout DrawingContext) {
        guard rect.isFinite, size.width > 0, size.height > 0 else { return }
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return }
        let isMirrored = style.isMirrored && canMirror
        if isMirrored {
            context.save()
            context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }
        switch content {
        case .vector(let group):
            let shown = style.tint.map { vectors(group, tinted: $0) } ?? group
            context.draw(DisplayList([.group(shown)]), of: size, in: rect)
        case .bitmap(let bitmap):
            var image = placed(.bitmap(bitmap, isTemplate: style.tint != nil), rect, style)
            image.isPixelated = style.isPixelated
            context.draw(image)
        case .symbol(let symbol):
            let shown = PlacedSymbol(symbol, paint: style.paint, isMirrored: style.isMirrored)
            context.draw(placed(.symbol(shown), rect, style))
        case .named(let name): context.draw(placed(.named(name), rect, style))
        }
        if isMirrored { context.restore() }
    }

    /// Whether the picture is mirrored by a transform: a name has to stay readable, and a symbol is mirrored where it
    /// is drawn, as it may have another character then.
    private var canMirror: Bool {
        switch content {
        case .vector, .bitmap: true
        case .symbol, .named: false
        }
    }

    private func placed(_ source: PlacedImage.Source, _ rect: CGRect, _ style: Style) -> PlacedImage {
        guard let tint = style.tint else { return PlacedImage(source, frame: rect) }
        return PlacedImage(source, frame: rect, tint: tint)
    }
}

extension DisplayGroup {
    /// Returns the group with every colour replaced by one, keeping opacities.
    func recolored(_ tint: ColorComponents) -> DisplayGroup {
        DisplayGroup(DisplayList(list.items.map { $0.recolored(tint) }), effects: effects)
    }
}

extension DisplayItem {
    // Recursion is safe, because readers limit the nesting of pictures.
    fileprivate func recolored(_ tint: ColorComponents) -> DisplayItem {
        switch self {
        case .fill(let shape, let paint, let rule): return .fill(shape, paint.recolored(tint), rule: rule)
        case .stroke(let shape, let pen, let paint): return .stroke(shape, pen, paint.recolored(tint))
        case .text(var run):
            run.color = run.color.recolored(tint)
            return .text(run)
        case .image(var image):
            image.tint = image.tint.recolored(tint)
            switch image.source {
            case .bitmap(let bitmap, let isTemplate):
                if !isTemplate { image.tint = tint }
                image.source = .bitmap(bitmap, isTemplate: true)
            case .symbol(var placed):
                placed.paint = SymbolPaint(value: placed.paint.value)
                image.source = .symbol(placed)
            case .named: break
            }
            return .image(image)
        case .group(let group): return .group(group.recolored(tint))
        }
    }
}

extension ColorComponents {
    fileprivate func recolored(_ tint: ColorComponents) -> ColorComponents { tint.withAlpha(alpha * tint.alpha) }
}

extension Paint {
    fileprivate func recolored(_ tint: ColorComponents) -> Paint { mapColors { $0.recolored(tint) } }
}
