extension View {
    /// Has the user choose one of several actions while a binding is true.
    ///
    /// The actions are buttons, as in an alert. Unless one of them has the role `.cancel`, there is one named
    /// Cancel. The title is shown only where `titleVisibility` is `.visible`.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(
            .dialog(titleVisibility), Text(titleKey), isPresented, actions: actions(), message: nil as EmptyView?)
    }

    /// Has the user choose one of several actions while a binding is true.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, actions: actions(), message: nil as EmptyView?)
    }

    /// Has the user choose one of several actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.dialog(titleVisibility), title, isPresented, actions: actions(), message: nil as EmptyView?)
    }

    /// Has the user choose one of several actions, with an explanation, while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(.dialog(titleVisibility), Text(titleKey), isPresented, actions: actions(), message: message())
    }

    /// Has the user choose one of several actions, with an explanation, while a binding is true.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, actions: actions(), message: message())
    }

    /// Has the user choose one of several actions, with an explanation, while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.dialog(titleVisibility), title, isPresented, actions: actions(), message: message()) }

    // MARK: For a value

    /// Has the user choose one of several actions for a value, while a binding is true and there is one.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.dialog(titleVisibility), Text(titleKey), isPresented, about: data, actions: actions) { _ in
            nil as EmptyView?
        }
    }

    /// Has the user choose one of several actions for a value, while a binding is true and there is one.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, about: data, actions: actions) { _ in
            nil as EmptyView?
        }
    }

    /// Has the user choose one of several actions for a value, while a binding is true and there is one.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.dialog(titleVisibility), title, isPresented, about: data, actions: actions) { _ in nil as EmptyView? }
    }

    /// Has the user choose one of several actions for a value, with an explanation, while a binding is true and there
    /// is one.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            .dialog(titleVisibility), Text(titleKey), isPresented, about: data, actions: actions, message: message)
    }

    /// Has the user choose one of several actions for a value, with an explanation, while a binding is true and there
    /// is one.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, about: data, actions: actions, message: message)
    }

    /// Has the user choose one of several actions for a value, with an explanation, while a binding is true and there
    /// is one.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(.dialog(titleVisibility), title, isPresented, about: data, actions: actions, message: message)
    }
}
