/// One line of a text that has been broken into lines.
package struct TextLine: Hashable, Sendable {
    package var text: String
    /// The measured width in points; `nil` if renderers may use any width.
    package let width: Double?

    package init(_ text: String, width: Double? = nil) {
        self.text = text
        self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
}
