import Foundation
import Foundations

/// A line of text as it is drawn, with its contrast to the drawing below it.
package struct DrawnText {
    package let text: String
    /// Where it is.
    package let frame: CGRect
    /// Whether it is large enough to be read with less contrast: from 24 points, or 18.66 if it is bold.
    package let isLarge: Bool
    /// The ratio of the luminances, from 1 to 21: the middle one of some points along the text.
    package let contrast: Double
}

extension DisplayList {
    /// The lines of text in painting order, with their contrast to the drawing below, as far as that is known: text
    /// on an image is left out.
    package func drawnTexts(on background: ColorComponents) -> [DrawnText] {
        var reader = ContrastReader(background: background)
        walk(&reader)
        return reader.texts
    }
}

/// Records painted areas, and compares each text with those below it.
private struct ContrastReader: DisplayListVisitor {
    private enum Ink {
        case fill(DrawnShape, Paint, CGPathFillRule)
        case image(CGRect)
    }

    /// A painted area, with the effects on it.
    private struct Layer {
        let ink: Ink
        let around: Around
        let bounds: CGRect
    }

    /// The combined effects of the enclosing groups.
    private struct Around {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        /// The shapes that it is cut to, with the transforms that lead from their coordinates.
        var clips: [(clip: DisplayGroup.Effects.Clip, transform: CGAffineTransform)] = []
    }

    let background: ColorComponents
    private(set) var texts: [DrawnText] = []
    private var layers: [Layer] = []
    private var outer: [Around] = []
    private var around = Around()

    init(background: ColorComponents) { self.background = background }

    mutating func begin(_ group: DisplayGroup) -> Bool {
        outer.append(around)
        around.transform = group.effects.transform.concatenating(around.transform)
        around.opacity *= group.effects.opacity
        if let clip = group.effects.clip { around.clips.append((clip, around.transform)) }
        return true
    }

    mutating func end(_ group: DisplayGroup) { around = outer.popLast() ?? Around() }

    mutating func visit(_ item: DisplayItem) {
        switch item {
        case .fill(let shape, let paint, let rule): add(.fill(shape, paint, rule), item.bounds)
        case .image(let image): add(.image(image.frame.standardized), item.bounds)
        case .text(let run): read(run)
        case .stroke, .group: break
        }
    }

    private mutating func add(_ ink: Ink, _ bounds: CGRect) {
        layers.append(Layer(ink: ink, around: around, bounds: bounds.applying(around.transform)))
    }

    private mutating func read(_ run: TextRun) {
        for (number, line) in run.lines.enumerated() where !line.text.allSatisfy(\.isWhitespace) {
            let width = min(line.width ?? run.frame.width, max(run.frame.width, 1))
            let space = run.frame.width - width
            let left = run.alignment == .left ? 0 : run.alignment == .right ? space : space / 2
            let frame = CGRect(
                x: run.frame.minX + left, y: run.frame.minY + Double(number) * run.lineHeight, width: width,
                height: run.lineHeight)
            let points = [0.1, 0.3, 0.5, 0.7, 0.9].map {
                CGPoint(x: frame.minX + frame.width * $0, y: frame.midY)
            }
            let ratios = points.compactMap { contrast(of: run, at: $0) }.sorted()
            if ratios.count < 3 { continue }
            let scale = abs(around.transform.a * around.transform.d - around.transform.b * around.transform.c)
                .squareRoot()
            let size = Double(run.font.size) * scale
            texts.append(
                DrawnText(
                    text: line.text, frame: frame.applying(around.transform),
                    isLarge: size >= 24 || (size >= 18.66 && run.font.weight >= .bold),
                    contrast: ratios[ratios.count / 2]))
        }
    }

    /// The contrast of a text at a point in its coordinates; `nil` where it is cut off, or stands on an image.
    private func contrast(of run: TextRun, at local: CGPoint) -> Double? {
        let point = local.applying(around.transform)
        guard shows(around, at: point), let below = color(at: point) else { return nil }
        let ink = run.paint.color(at: local)
        let seen = ink.withAlpha(ink.alpha * around.opacity).over(below)
        return seen.contrast(to: below)
    }

    /// The colour of all that has been painted at a point; `nil` where an image was.
    private func color(at point: CGPoint) -> ColorComponents? {
        var color = background
        for layer in layers where layer.bounds.covers(point) && shows(layer.around, at: point) {
            guard let local = point.inside(layer.around.transform) else { continue }
            switch layer.ink {
            case .image: return nil
            case .fill(let shape, let paint, let rule):
                guard shape.contains(local, rule: rule) else { continue }
                let ink = paint.color(at: local)
                color = ink.withAlpha(ink.alpha * layer.around.opacity).over(color)
            }
        }
        return color
    }

    /// Whether the contents of some groups are visible at a point.
    private func shows(_ around: Around, at point: CGPoint) -> Bool {
        around.opacity > 0
            && around.clips.allSatisfy { clip, transform in
                guard let local = point.inside(transform) else { return false }
                return clip.shape.contains(local, rule: clip.rule)
            }
    }
}

extension CGPoint {
    /// The point in the coordinates that a transform leads from; `nil` if it makes everything vanish.
    fileprivate func inside(_ transform: CGAffineTransform) -> CGPoint? {
        if transform.a * transform.d == transform.b * transform.c { return nil }
        return applying(transform.inverted())
    }
}

extension DrawnShape {
    fileprivate func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        switch self {
        case .rect(let rect): rect.standardized.covers(point)
        default: bounds.covers(point) && path.contains(point, rule: rule)
        }
    }
}

extension ColorComponents {
    /// This colour painted over another one.
    package func over(_ other: ColorComponents) -> ColorComponents {
        let (mine, below) = (converted(to: .sRGB), other.converted(to: .sRGB))
        let rest = below.alpha * (1 - alpha)
        let sum = below.alpha == 1 ? 1 : alpha + rest
        if sum <= 0 { return below }
        func mix(_ one: Double, _ other: Double) -> Double { (one * alpha + other * rest) / sum }
        return ColorComponents(
            red: mix(mine.red, below.red), green: mix(mine.green, below.green), blue: mix(mine.blue, below.blue),
            alpha: sum)
    }

    /// The ratio of the luminances of two opaque colours, from 1 to 21, as the Web Content Accessibility Guidelines
    /// define it.
    package func contrast(to other: ColorComponents) -> Double {
        let (a, b) = (relativeLuminance, other.relativeLuminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
