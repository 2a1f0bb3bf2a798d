import Foundation
import Localization

extension View {
    /// Presents an alert while a binding is `true`, with a title from a localised string resource.
    @_disfavoredOverload nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Presents an alert while a binding is `true`, with a title from a localised string resource and a message.
    @_disfavoredOverload nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

    /// Presents an alert for a value while a binding is `true` and the value is not `nil`, with a title from a
    /// localised string resource.
    @_disfavoredOverload nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions) }

    /// Presents an alert for a value while a binding is `true` and the value is not `nil`, with a title from a
    /// localised string resource and a message.
    @_disfavoredOverload nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a confirmation dialog while a binding is `true`, with a title from a localised string resource.
    @_disfavoredOverload nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog while a binding is `true`, with a title from a localised string resource and a
    /// message.
    @_disfavoredOverload nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
}
