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
        switch style.tint.map(content(tinted:)) ?? content {
        case .vector(let group): context.draw(DisplayList([.group(group)]), of: size, in: rect)
        case .pixels(let pixels): context.draw(PlacedImage(.pixels(pixels), frame: rect))
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
        case .vector, .pixels: true
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
            case .pixels(let pixels): image.source = .pixels(pixels.recolored(tint))
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

extension PixelImage {
    /// Returns the image with every pixel in one colour, keeping opacities.
    func recolored(_ tint: ColorComponents) -> PixelImage {
        let color = tint.converted(to: .sRGB).clamped
        func byte(_ value: Double) -> UInt8 { UInt8(clamping: Int(clamping: (value * 255).rounded())) }
        let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
        var result = bytes
        for dot in stride(from: 0, to: result.count, by: 4) {
            (result[dot], result[dot + 1], result[dot + 2]) = (red, green, blue)
            result[dot + 3] = byte(Double(result[dot + 3]) / 255 * color.alpha)
        }
        return PixelImage(width: width, height: height, bytes: result) ?? self
    }
}
