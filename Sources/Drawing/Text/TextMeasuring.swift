import Foundation
import Foundations

/// The size of a text, with its number of lines and baselines.
package struct TextMeasurement: Hashable, Sendable {
    /// The bounding box of all lines, in points.
    package var size: CGSize
    /// The number of lines; 0 for an empty text.
    package var lineCount: Int
    /// The distance from the top of the box to the baseline of the first line, in points.
    package var firstBaseline: Double
    /// The distance from the top of the box to the baseline of the last line, in points.
    package var lastBaseline: Double

    /// The measurement of an empty text.
    package static let empty = TextMeasurement(size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0)

    package init(size: CGSize, lineCount: Int, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.lineCount = lineCount
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// A measurement of a text, and the widths at which lines may wrap for which it holds.
package struct TextFit: Sendable {
    package let measurement: TextMeasurement
    /// The smallest width for which it holds.
    package let leastWidth: Double
    /// The smallest larger width for which it does not hold; infinity if there is none.
    package let endWidth: Double

    package init(_ measurement: TextMeasurement, leastWidth: Double, endWidth: Double) {
        self.measurement = measurement
        self.leastWidth = leastWidth
        self.endWidth = endWidth
    }

    /// Creates a measurement that is only known to hold for one width.
    package init(_ measurement: TextMeasurement, only width: Double) {
        self.init(measurement, leastWidth: width, endWidth: width.nextUp)
    }

    /// Whether the measurement holds for a width; infinity stands for no limit.
    package func holds(for width: Double) -> Bool {
        width >= leastWidth && (width < endWidth || endWidth == .infinity)
    }
}

/// A type that measures text. It may be called from any thread.
package protocol TextMeasuring: Sendable {
    /// Measures a text.
    ///
    /// - Parameter maxWidth: The width in points at which lines wrap. `nil`, infinity or NaN: lines end only at line
    ///   breaks in the text. A negative width counts as zero.
    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement

    /// Returns the lines of a text at a width, consistent with ``size(of:font:maxWidth:)``.
    ///
    /// By default they are found by measuring; a measurer may implement a faster way.
    func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine]

    /// Returns the advance of each character of a line, in points and in reading order. Their sum is the width of the
    /// line, but for the measurer's rounding, and the advances of a part of the line are the same.
    ///
    /// By default each character is measured by itself, and the difference between the width of the line and their
    /// sum is spread over them.
    ///
    /// - Parameter line: A text without line breaks.
    func characterAdvances(in line: String, font: FontDescription) -> [Double]

    /// Measures a text as ``size(of:font:maxWidth:)`` does, and finds the widths for which the result holds.
    ///
    /// By default a single line holds from its own width on, and other results hold for the width asked for.
    ///
    /// - Parameter maxWidth: At least 0; infinity for no limit.
    func fit(of text: String, font: FontDescription, maxWidth: Double) -> TextFit
}

extension TextMeasuring {
    package func fit(of text: String, font: FontDescription, maxWidth: Double) -> TextFit {
        let measured = size(of: text, font: font, maxWidth: maxWidth == .infinity ? nil : maxWidth)
        // Of spaces at the end, a wider line may show more.
        let isWhole = measured.lineCount == 1 && measured.size.width <= maxWidth && text.last?.isWhitespace == false
        if isWhole { return TextFit(measured, leastWidth: measured.size.width, endWidth: .infinity) }
        return TextFit(measured, only: maxWidth)
    }
}

/// The text measurer of the process.
package enum TextMetrics {
    /// The current measurer; a ``MediumTextMeasurer`` until a host sets its own.
    ///
    /// May be read and set from any thread. Setting it does not cause any layout.
    package static var current: any TextMeasuring {
        get { measurer.withLock { $0 } }
        set { measurer.withLock { $0 = newValue } }
    }

    private static let measurer = Locked<any TextMeasuring>(MediumTextMeasurer())
}
