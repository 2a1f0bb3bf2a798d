import Drawing
import Foundation

/// The options for laying out text that is drawn or measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask.
    public let rawValue: Int
    /// Creates options from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lays out several lines, the first at the top of the rectangle. Without this option, the text is a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Adds the font's leading between lines. Fonts of this library have none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Ends the last line that fits with an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A context that receives information about text while it is drawn or measured.
open class NSStringDrawingContext: NSObject {
    /// The bounding rectangle of the text, in points.
    open internal(set) var totalBounds = CGRect.zero
    /// Creates a context for drawing or measuring text.
    public override init() {}
}

extension StringProtocol {
    /// Returns the size of the text in points, without wrapping: only line breaks in the text start new lines.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        PlacedString(String(self), attributes).layout().size
    }

    /// Draws the text in the current context, without wrapping: only line breaks in the text start new lines.
    ///
    /// - Parameter point: The upper-left corner of the text, in points.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        let string = PlacedString(String(self), attributes)
        let layout = string.layout()
        string.draw(layout, in: CGRect(origin: point, size: layout.size))
    }

    /// Draws the text in the current context, inside a rectangle. Lines beyond the rectangle's height are omitted.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    }

    /// Draws the text in the current context inside a rectangle.
    ///
    /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is a single line whose baseline starts at the
    /// rectangle's origin. A width or height of 0 is no limit.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        let string = PlacedString(String(self), attributes)
        let layout = string.layout(in: rect.size, options: options)
        var frame = CGRect(
            x: rect.origin.x, y: rect.origin.y, width: rect.width > 0 ? rect.width : layout.size.width,
            height: layout.size.height)
        if !options.contains(.usesLineFragmentOrigin) { frame.origin.y -= layout.baseline }
        context?.totalBounds = CGRect(origin: frame.origin, size: layout.size)
        string.draw(layout, in: frame)
    }

    /// Returns the bounding rectangle of the text within a size, in points, relative to the drawing's origin.
    ///
    /// A width or height that is 0 or not finite is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = PlacedString(String(self), attributes).layout(in: size, options: options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(origin: CGPoint(x: 0, y: isBlock ? 0 : -layout.baseline), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }
}

/// A string with its attributes, ready to measure and draw.
private struct PlacedString {
    let text: String
    let attributes: StringAttributes

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
        self.text = text
        self.attributes = StringAttributes(attributes)
    }

    /// The font in the medium of the traits in force.
    private var font: FontDescription {
        attributes.fontDescription.shown(in: UITraitCollection.current.textMedium)
    }

    func layout() -> StringLayout { layout(maxWidth: nil) }

    func layout(in size: CGSize, options: NSStringDrawingOptions) -> StringLayout {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let truncates = isBlock && options.contains(.truncatesLastVisibleLine)
        return layout(
            maxWidth: size.width > 0 ? Double(size.width) : nil,
            maxHeight: isBlock && size.height > 0 ? Double(size.height) : nil,
            lineLimit: isBlock ? nil : 1,
            lineBreak: truncates ? .truncatedTail : attributes.style.lineBreakMode.lineBreak)
    }

    private func layout(
        maxWidth: Double?, maxHeight: Double? = nil, lineLimit: Int? = nil,
        lineBreak: TextLayout.LineBreak = .words
    ) -> StringLayout {
        var limits = StyledTextLayout.Limits(
            width: maxWidth, height: maxHeight, lines: lineLimit)
        limits.lineBreak = lineBreak
        limits.take(attributes.style)
        if font.letterSpacing == 0, limits.lineHeights.areNatural, limits.lineSpacing == 0 {
            return .plain(
                TextLayout(
                    text, font: font, maxWidth: maxWidth, maxHeight: maxHeight, lineLimit: lineLimit,
                    lineBreak: lineBreak))
        }
        return .spaced(StyledTextLayout(StyledText([StyledText.Piece(text, font: font)]), limits: limits))
    }

    func draw(_ layout: StringLayout, in frame: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let alignment = attributes.style.alignment.resolved(with: .current)
        let color = attributes.color.cgColor.value
        let decoration = attributes.lines.decoration
        let runs: [TextRun] =
            switch layout {
            case .plain(let layout):
                [layout.run(in: frame, color: color, alignment: alignment, decoration: decoration)]
            case .spaced(let layout):
                layout.runs(
                    in: frame, alignment: alignment,
                    inks: [StyledTextLayout.Ink(.color(color), decoration: decoration)]
                ).map { run, _ in run }
            }
        for var run in runs {
            run.lineLooks = attributes.lines.looks { $0.cgColor.value }
            if let background = attributes.background { context.fillLines(of: run, with: background.cgColor) }
            context.draw(run)
        }
    }
}

/// A string that was laid out.
private enum StringLayout {
    case plain(TextLayout)
    /// Its characters or lines are apart, or the lines of another height than their font, which plain layouts do not
    /// know.
    case spaced(StyledTextLayout)

    var size: CGSize {
        switch self {
        case .plain(let layout): layout.size
        case .spaced(let layout): layout.size
        }
    }

    /// The distance of the first baseline from the top, in points.
    var baseline: Double {
        switch self {
        case .plain(let layout): Double(layout.baseline)
        case .spaced(let layout): layout.firstBaseline
        }
    }
}

extension CGContext {
    /// Fills the rectangles behind the lines of a text.
    func fillLines(of run: TextRun, with color: CGColor) {
        saveGState()
        setFillColor(color)
        for (index, line) in run.lines.enumerated() {
            guard let width = line.width, width > 0 else { continue }
            let slack = run.frame.width - width
            let shift =
                switch run.alignment {
                case .left: 0.0
                case .center: slack / 2
                case .right: slack
                }
            let top = run.frame.minY + run.lineHeight * Double(index)
            fill(CGRect(x: run.frame.minX + shift, y: top, width: width, height: run.lineHeight))
        }
        restoreGState()
    }
}
