import Foundation

/// The measures and the look of search bars and of the suggestions below them.
package struct SearchFigures: Hashable, Sendable {
    /// The width of the magnifier before the text of the field, with the space after it; 0 for none.
    package let magnifierWidth: CGFloat
    /// How far the corners of the field are rounded.
    package let fieldCorner: CGFloat
    /// The heights that the field can have.
    package let fieldHeight: ClosedRange<CGFloat>
    /// The height of the scopes at least.
    package let leastScopesHeight: CGFloat
    /// The space above and below the field, and below the scopes.
    package let gap: CGFloat
    /// The height of a suggestion at least.
    package let leastSuggestionHeight: CGFloat
    /// The space above and below the text of a suggestion, together.
    package let suggestionPadding: CGFloat
    /// Whether there are lines between suggestions.
    package let showsSeparators: Bool
}
