import Foundation
import Localization

extension View {
    /// Adds a search field to the bar of the page that contains this view.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The string resource of the placeholder.
    @_disfavoredOverload nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field to the bar of the page that contains this view, and controls its use with a binding.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - isPresented: Whether the search field is in use.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The string resource of the placeholder.
    @_disfavoredOverload nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}
