import Foundation
import Localization

extension TextField where Label == Text {
    /// A field with the translation of a resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// A field with the translation of a resource, and a text that is shown while the field is empty.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
    ) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// A field with the translation of a resource that grows along an axis.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) } }
}

extension SecureField where Label == Text {
    /// A field with the translation of a resource, for a text that is not shown.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}
