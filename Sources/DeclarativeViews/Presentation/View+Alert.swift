import Foundation

extension View {
    /// Presents an alert while a binding is `true`.
    ///
    /// The actions are buttons: with a role, disabled, or with a keyboard shortcut for the prominent one. Text fields
    /// among the actions are shown above the buttons. Each button dismisses the alert, after which its action runs.
    /// If there are no buttons, the alert has one named OK.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { asking(.alert, Text(titleKey), isPresented, actions: actions(), message: nil as EmptyView?) }

    /// Presents an alert with a title from a string while a binding is `true`.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { asking(.alert, Text(title), isPresented, actions: actions(), message: nil as EmptyView?) }

    /// Presents an alert with a text as title while a binding is `true`.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { asking(.alert, title, isPresented, actions: actions(), message: nil as EmptyView?) }

    /// Presents an alert with a localisable title and a message while a binding is `true`.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, Text(titleKey), isPresented, actions: actions(), message: message()) }

    /// Presents an alert with a title from a string and a message while a binding is `true`.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, Text(title), isPresented, actions: actions(), message: message()) }

    /// Presents an alert with a text as title and a message while a binding is `true`.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, title, isPresented, actions: actions(), message: message()) }

    // MARK: For a value

    /// Presents an alert for a value while a binding is `true` and the value is not `nil`.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.alert, Text(titleKey), isPresented, about: data, actions: actions) { _ in nil as EmptyView? }
    }

    /// Presents an alert for a value, with a title from a string, while a binding is `true` and the value is not
    /// `nil`.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.alert, Text(title), isPresented, about: data, actions: actions) { _ in nil as EmptyView? }
    }

    /// Presents an alert for a value, with a text as title, while a binding is `true` and the value is not `nil`.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { asking(.alert, title, isPresented, about: data, actions: actions) { _ in nil as EmptyView? } }

    /// Presents an alert for a value, with a message, while a binding is `true` and the value is not `nil`.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asking(.alert, Text(titleKey), isPresented, about: data, actions: actions, message: message) }

    /// Presents an alert for a value, with a title from a string and a message, while a binding is `true` and the
    /// value is not `nil`.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { asking(.alert, Text(title), isPresented, about: data, actions: actions, message: message) }

    /// Presents an alert for a value, with a text as title and a message, while a binding is `true` and the value is
    /// not `nil`.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { asking(.alert, title, isPresented, about: data, actions: actions, message: message) }

    // MARK: For an error

    /// Presents an alert for an error, with its description as title, while a binding is `true` and the error is not
    /// `nil`.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return asking(.alert, Text(error.title), isPresented, about: error, actions: { _ in actions }) { _ in
            nil as EmptyView?
        }
    }

    /// Presents an alert for an error, with its description as title and a message, while a binding is `true` and the
    /// error is not `nil`.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        asking(.alert, Text(error.title), isPresented, about: error, actions: actions, message: message)
    }
}

extension Optional where Wrapped: LocalizedError {
    fileprivate var title: String { self?.errorDescription ?? self?.localizedDescription ?? "" }
}
