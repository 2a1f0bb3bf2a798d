import Foundation

/// The measures and the look of text fields.
package struct FieldFigures: Hashable, Sendable {
    /// The look of a field with round corners.
    package enum Border: Hashable, Sendable {
        /// A faint background.
        case filled
        /// The background of the page inside a thin line.
        case outlined
    }

    /// How the characters of a secret are shown.
    package enum Secret: Hashable, Sendable {
        /// As the character for a bullet.
        case characters
        /// As discs, apart by a little more than the character.
        case discs
    }

    /// The look of a field with round corners.
    package let border: Border
    /// How the characters of a secret are shown.
    package let secret: Secret
    /// The space between a border and the text, at least.
    package let borderPadding: CGSize
    /// The height of a field of one line with a border, at least.
    package let leastHeight: CGFloat
    /// The space around the text of an editor of many lines.
    package let areaPadding: CGSize

    /// Returns the space between a border and a text whose lines have a height.
    package func padding(line: CGFloat) -> CGSize {
        CGSize(width: borderPadding.width, height: max(borderPadding.height, (leastHeight - line) / 2))
    }
}
