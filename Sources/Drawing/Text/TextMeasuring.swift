import Foundation

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
}

/// The text measurer of the process.
package enum TextMetrics {
    /// The current measurer; a ``FixedPitchTextMeasurer`` until a host sets its own.
    ///
    /// May be read and set from any thread. Setting it does not cause any layout.
    package static var current: any TextMeasuring {
        get { lock.withLock { measurer } }
        set { lock.withLock { measurer = newValue } }
    }

    private static let lock = NSLock()
    // Only touched while `lock` is held.
    nonisolated(unsafe) private static var measurer: any TextMeasuring = FixedPitchTextMeasurer()
}
