import Foundation

/// How far a text is scrolled so that its caret is in sight.
package enum CaretScrolling {
    /// Returns the offset that is nearest to the present one and shows a caret, within the contents.
    ///
    /// - Parameters:
    ///   - offset: The point of the contents that is now at the top left of the view.
    ///   - caret: The rectangle of the caret in the contents, as ``EditingLayout/caretRect(at:)`` has it.
    ///   - caretWidth: How wide the caret is drawn. At the end of a line it needs room beyond the text.
    ///   - content: The size of the text.
    ///   - viewport: The size of the view. If it is smaller than the caret, the top left of the caret is shown.
    package static func offset(
        from offset: CGPoint, showing caret: CGRect, caretWidth: Double, content: CGSize, viewport: CGSize
    ) -> CGPoint {
        CGPoint(
            x: Self.offset(
                from: offset.x, showing: caret.minX, length: caretWidth, content: content.width + caretWidth,
                viewport: viewport.width),
            y: Self.offset(
                from: offset.y, showing: caret.minY, length: caret.height, content: content.height,
                viewport: viewport.height))
    }

    private static func offset(
        from offset: Double, showing start: Double, length: Double, content: Double, viewport: Double
    ) -> Double {
        guard start.isFinite, length.isFinite, content.isFinite, viewport.isFinite else { return 0 }
        var result = offset.isFinite ? offset : 0
        // Empty space behind the end of the text is not shown while there is text before it.
        result = max(0, min(result, content - viewport))
        if start + length > result + viewport { result = start + length - viewport }
        return min(result, max(0, start))
    }
}
