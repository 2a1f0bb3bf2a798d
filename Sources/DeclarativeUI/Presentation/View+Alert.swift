import Foundation

extension View {
    /// Asks the user something while a binding is true.
    ///
    /// The actions are buttons: with a role, disabled, and with a shortcut for the one that stands out. Text fields are
    /// shown above them. Each button dismisses the alert, after which its action runs. Without a button there is one
    /// named OK.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { asking(.alert, Text(titleKey), isPresented, actions: actions(), message: nil as EmptyView?) }

    /// Asks the user something while a binding is true.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { asking(.alert, Text(title), isPresented, actions: actions(), message: nil as EmptyView?) }

    /// Asks the user something while a binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { asking(.alert, title, isPresented, actions: actions(), message: nil as EmptyView?) }

    /// Asks the user something, with an explanation, while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, Text(titleKey), isPresented, actions: actions(), message: message()) }

    /// Asks the user something, with an explanation, while a binding is true.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, Text(title), isPresented, actions: actions(), message: message()) }

    /// Asks the user something, with an explanation, while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, title, isPresented, actions: actions(), message: message()) }

    // MARK: For a value

    /// Asks the user something about a value, while a binding is true and there is one.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.alert, Text(titleKey), isPresented, about: data, actions: actions) { _ in nil as EmptyView? }
    }

    /// Asks the user something about a value, while a binding is true and there is one.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.alert, Text(title), isPresented, about: data, actions: actions) { _ in nil as EmptyView? }
    }

    /// Asks the user something about a value, while a binding is true and there is one.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { asking(.alert, title, isPresented, about: data, actions: actions) { _ in nil as EmptyView? } }

    /// Asks the user something about a value, with an explanation, while a binding is true and there is one.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asking(.alert, Text(titleKey), isPresented, about: data, actions: actions, message: message) }

    /// Asks the user something about a value, with an explanation, while a binding is true and there is one.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { asking(.alert, Text(title), isPresented, about: data, actions: actions, message: message) }

    /// Asks the user something about a value, with an explanation, while a binding is true and there is one.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { asking(.alert, title, isPresented, about: data, actions: actions, message: message) }

    // MARK: For an error

    /// Tells of an error, by its description, while a binding is true and there is one.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return asking(.alert, Text(error.title), isPresented, about: error, actions: { _ in actions }) { _ in
            nil as EmptyView?
        }
    }

    /// Tells of an error, by its description and an explanation, while a binding is true and there is one.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        asking(.alert, Text(error.title), isPresented, about: error, actions: actions, message: message)
    }
}

extension Optional where Wrapped: LocalizedError {
    fileprivate var title: String { self?.errorDescription ?? self?.localizedDescription ?? "" }
}
