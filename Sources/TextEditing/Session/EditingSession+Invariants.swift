extension EditingSession {
    /// Returns a fault of the session; `nil` if there is none. Takes time linear in the text and in all steps to undo.
    package func checkInvariants() -> String? {
        for (name, position) in [("anchor", selection.anchor), ("head", selection.head)] {
            if position < 0 || position > buffer.end { return "the \(name) is at \(position) of \(buffer.end)" }
            if buffer.roundedDown(position) != position { return "the \(name) is inside of a character" }
        }
        if !options.isMultiline, text.contains(where: \.isNewline) { return "a single line has a line break" }
        var committed = self
        if let composition {
            let range = composition.replacement.newRange
            if range.lowerBound < 0 || range.upperBound > buffer.end {
                return "the marked range is outside of the text"
            }
            if !buffer.substring(range).utf8.elementsEqual(composition.replacement.inserted.utf8) {
                return "the marked text is not what was composed"
            }
            committed.cancelMarkedText()
        }
        return committed.history.fault(in: committed.buffer)
    }
}
