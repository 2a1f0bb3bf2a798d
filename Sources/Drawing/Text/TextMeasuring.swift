import Foundation

/// How much room a text takes.
package struct TextMeasurement: Hashable, Sendable {
    /// The smallest box around all lines, in points.
    package var size: CGSize
    /// How many lines there are; 0 for an empty text.
    package var lineCount: Int
    /// The distance from the top of the box to the baseline of the first line, in points.
    package var firstBaseline: Double
    /// The distance from the top of the box to the baseline of the last line, in points.
    package var lastBaseline: Double

    /// What an empty text takes: nothing.
    package static let empty = TextMeasurement(size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0)

    package init(size: CGSize, lineCount: Int, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.lineCount = lineCount
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Something that knows how much room text takes. It may be asked from any thread.
package protocol TextMeasuring: Sendable {
    /// Measures a text.
    ///
    /// - Parameter maxWidth: The width in points at which lines wrap. `nil`, infinity or NaN: only where the text has
    ///   line breaks of its own. Below zero counts as zero.
    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement

    /// The lines into which a text falls at a width, as ``size(of:font:maxWidth:)`` counts them. Found by measuring,
    /// unless the measurer has a quicker way.
    func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine]
}

/// The measurer that the whole process uses.
package enum TextMetrics {
    /// The measurer in use; a ``FixedPitchTextMeasurer`` until a host puts in its own. May be read and written from any
    /// thread. A write does not lay anything out again.
    package static var current: any TextMeasuring {
        get { lock.withLock { measurer } }
        set { lock.withLock { measurer = newValue } }
    }

    private static let lock = NSLock()
    // Only touched while `lock` is held.
    nonisolated(unsafe) private static var measurer: any TextMeasuring = FixedPitchTextMeasurer()
}
