import Drawing
import Foundation

/// Knows how much room text takes in the fonts of a host that shows it with fonts of its own.
///
/// It may be asked from any thread, and often: it should return the same each time, and quickly. A length that is not a
/// finite number of at least 0 counts as 0.
public protocol UITextMeasurer: Sendable {
    /// The width in points of a text on one line.
    func width(of line: String, font: UIFont) -> CGFloat
    /// The distance from line to line in points.
    func lineHeight(of font: UIFont) -> CGFloat
    /// The distance from the top of a line to its baseline in points.
    func ascender(of font: UIFont) -> CGFloat
}

extension UIFont {
    /// What measures all text of the program, in either world. `nil`, the default, measures as if in a terminal: cells
    /// of 8 by 16 points at 17 points, two for wide characters, the same on every machine.
    ///
    /// Set it before anything is laid out: text that was measured before keeps its size until it changes.
    public static var textMeasurer: (any UITextMeasurer)? {
        get { (TextMetrics.current as? HostTextMeasurer)?.host }
        set { TextMetrics.current = newValue.map { HostTextMeasurer(host: $0) } ?? FixedPitchTextMeasurer() }
    }
}

/// Breaks text into lines by the widths a host returns.
struct HostTextMeasurer: TextMeasuring {
    let host: any UITextMeasurer

    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        if text.isEmpty { return .empty }
        let uiFont = UIFont(font)
        var widths: [Double] = []
        if let maxWidth {
            widths = brokenLines(of: text, font: font, maxWidth: maxWidth).map(\.width)
        } else {
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                widths.append(sound(host.width(of: String(line), font: uiFont)))
            }
        }
        let (height, ascender) = (sound(host.lineHeight(of: uiFont)), sound(host.ascender(of: uiFont)))
        return TextMeasurement(
            size: CGSize(width: widths.max() ?? 0, height: height * Double(widths.count)), lineCount: widths.count,
            firstBaseline: ascender, lastBaseline: height * Double(widths.count - 1) + ascender)
    }

    private func sound(_ length: CGFloat) -> Double { length.isFinite ? max(0, Double(length)) : 0 }
}
