import Foundation

extension SearchFigures {
    /// Search bars and suggestions of whole rows, without spaces between them.
    static let grid = SearchFigures(
        magnifierWidth: 0, fieldCorner: 5, fieldHeight: 16...16, leastScopesHeight: 16, gap: 0,
        leastSuggestionHeight: 16, suggestionPadding: 0,
        showsSeparators: false)
}
