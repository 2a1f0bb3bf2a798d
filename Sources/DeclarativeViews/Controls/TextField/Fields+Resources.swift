import Foundation
import Localization

extension TextField where Label == Text {
    /// Creates a text field with a title from a localised string resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Creates a text field with a title from a localised string resource, and a prompt displayed while the field is
    /// empty.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
    ) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a text field with a title from a localised string resource that grows along the given axis.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) } }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a title from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}
