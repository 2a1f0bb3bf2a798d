import Foundation

/// Text that has been broken into lines and placed.
package struct TextRun: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, center, right }

    package struct Decoration: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let underline = Decoration(rawValue: 1)
        package static let strikethrough = Decoration(rawValue: 2)
    }

    /// The style of a decoration line that is not solid, or has another colour than the text.
    package struct LineLook: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package enum Weight: Hashable, Sendable { case single, thick, double }

        /// The decoration that the style is for.
        package let line: Decoration
        package let pattern: Pattern
        package let weight: Weight
        /// The colour; `nil` for the text's.
        package let color: ColorComponents?

        package init(_ line: Decoration, pattern: Pattern, weight: Weight = .single, color: ColorComponents?) {
            self.line = line
            self.pattern = pattern
            self.weight = weight
            self.color = color
        }
    }

    package typealias Line = TextLine

    package var lines: [Line]
    /// The frame, whose top is that of the first line. Lines may extend beyond it.
    package var frame: CGRect
    package var font: FontDescription
    package var paint: Paint
    package var alignment: Alignment
    package var decoration: Decoration
    /// The styles of the lines in `decoration`. Text grids draw all of them solid.
    package var lineLooks: [LineLook] = []
    /// The height of a line in points.
    package let lineHeight: Double
    /// The distance from the top of a line to its baseline, in points.
    package let baseline: Double

    /// Creates a run. By default, line height and baseline are those of the fixed-pitch font.
    package init(
        lines: [Line], frame: CGRect, font: FontDescription = .body, paint: Paint,
        alignment: Alignment = .left, decoration: Decoration = [], lineHeight: Double? = nil, baseline: Double? = nil
    ) {
        self.lines = lines
        self.frame = frame
        self.font = font
        self.paint = paint
        self.alignment = alignment
        self.decoration = decoration
        let height = lineHeight ?? FixedPitchTextMeasurer().lineHeight(font: font)
        self.lineHeight = height.isFinite ? max(0, height) : 0
        let distance = baseline ?? (self.lineHeight * 0.75).rounded()
        self.baseline = distance.isFinite ? distance : 0
    }

    /// Creates a run in one colour.
    package init(
        lines: [Line], frame: CGRect, font: FontDescription = .body, color: ColorComponents,
        alignment: Alignment = .left, decoration: Decoration = [], lineHeight: Double? = nil, baseline: Double? = nil
    ) {
        self.init(
            lines: lines, frame: frame, font: font, paint: .color(color), alignment: alignment,
            decoration: decoration, lineHeight: lineHeight, baseline: baseline)
    }

    /// The colour of the text; the first colour of a gradient.
    package var color: ColorComponents {
        get {
            paint.plainColor ?? paint.gradient?.color(at: 0) ?? ColorComponents(white: 0, alpha: 0)
        }
        set { paint = .color(newValue) }
    }

    /// The union of the frame and the lines whose widths are known.
    package var bounds: CGRect {
        let frame = frame.standardized
        let widest = lines.reduce(frame.width) { max($0, $1.width ?? 0) }
        let height = max(frame.height, lineHeight * Double(lines.count))
        let slack = widest - frame.width
        let shift =
            switch alignment {
            case .left: 0.0
            case .center: slack / 2
            case .right: slack
            }
        return CGRect(x: frame.minX - shift, y: frame.minY, width: widest, height: height)
    }
}

extension TextLayout {
    /// Returns the run that draws the lines, the first at the top of `frame`.
    package func run(
        in frame: CGRect, color: ColorComponents, alignment: TextRun.Alignment = .left,
        decoration: TextRun.Decoration = []
    ) -> TextRun {
        TextRun(
            lines: lines, frame: frame, font: font, color: color, alignment: alignment, decoration: decoration,
            lineHeight: lineHeight, baseline: baseline)
    }
}
