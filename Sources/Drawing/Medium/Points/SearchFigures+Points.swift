import Foundation

extension SearchFigures {
    /// Search bars with spaces between their parts, and suggestions with lines between them.
    static let points = SearchFigures(
        magnifierWidth: 26, fieldCorner: 10, fieldHeight: 36...(.infinity), leastScopesHeight: 32, gap: 8,
        leastSuggestionHeight: 44,
        suggestionPadding: 16, showsSeparators: true)
}
