import Drawing
import Foundation

/// Measures text for a host that displays it in fonts of its own.
///
/// It may be called from any thread, and often: it should be fast and always return the same result. A length that is
/// not a finite number of at least 0 counts as 0.
public protocol UITextMeasurer: Sendable {
    /// Returns the width in points of a text on one line.
    func width(of line: String, font: UIFont) -> CGFloat
    /// Returns the height in points of one line.
    func lineHeight(of font: UIFont) -> CGFloat
    /// Returns the distance in points from the top of a line to its baseline.
    func ascender(of font: UIFont) -> CGFloat
}

extension UIFont {
    /// The measurer for all text of the program, in both worlds.
    ///
    /// `nil`, the default, measures by what the text is shown in, the same on every machine: in SVG with the widths of
    /// a common face, and outside of pictures with a fixed pitch, at 17 points 8 by 16 points and twice that for a wide
    /// character. Text that is shown in character cells always takes those. Set it before anything is laid out: text
    /// that has been measured keeps its size until it changes.
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
