import Drawing
import Foundation

/// An object that measures text for a host that displays it in its own fonts.
///
/// The methods can be called from any thread, and often: they should be fast and always return the same result. A
/// length that is negative or not finite counts as 0.
public protocol UITextMeasurer: Sendable {
    /// Returns the width of a single line of text, in points.
    func width(of line: String, font: UIFont) -> CGFloat
    /// Returns the height of a single line, in points.
    func lineHeight(of font: UIFont) -> CGFloat
    /// Returns the distance from the top of a line to its baseline, in points.
    func ascender(of font: UIFont) -> CGFloat
}

extension UIFont {
    /// The measurer for all text of the program, in both frameworks.
    ///
    /// `nil`, the default, measures by the medium in which the text is shown, with the same results on every machine:
    /// in SVG with the widths of a common typeface, and outside of pictures with a fixed pitch, which at 17 points is
    /// 8 by 16 points, and twice as wide for a wide character. Text in character cells always uses the fixed pitch.
    /// Set the measurer before anything is laid out: text that has been measured keeps its size until it changes.
    public static var textMeasurer: (any UITextMeasurer)? {
        get { ((TextMetrics.current as? MediumTextMeasurer)?.host as? HostTextMeasurer)?.host }
        set { TextMetrics.current = MediumTextMeasurer(host: newValue.map { HostTextMeasurer(host: $0) }) }
    }
}

/// Breaks text into lines by the widths that a host returns.
struct HostTextMeasurer: TextMeasuring {
    let host: any UITextMeasurer

    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        if text.isEmpty { return .empty }
        let uiFont = UIFont(font.shown(in: .uniform))
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

    private func sound(_ length: CGFloat) -> Double { Double(length.usableLength) }
}
