import Foundation
import Localization

extension View {
    /// Puts a field to search with into the bar of the page in which this view is.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows, as the translation of a resource.
    @_disfavoredOverload nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Puts a field to search with into the bar of the page in which this view is. It is in use while a binding is
    /// `true`.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the field is in use.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows, as the translation of a resource.
    @_disfavoredOverload nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}
