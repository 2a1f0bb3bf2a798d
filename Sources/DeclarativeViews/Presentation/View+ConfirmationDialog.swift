extension View {
    /// Presents a confirmation dialog while a binding is `true`.
    ///
    /// The actions are buttons, as in an alert. Unless one of them has the role `.cancel`, a button named Cancel is
    /// added. The title is shown only if `titleVisibility` is `.visible`.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(
            .dialog(titleVisibility), Text(titleKey), isPresented, actions: actions(), message: nil as EmptyView?)
    }

    /// Presents a confirmation dialog with a title from a string while a binding is `true`.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, actions: actions(), message: nil as EmptyView?)
    }

    /// Presents a confirmation dialog with a text as title while a binding is `true`.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.dialog(titleVisibility), title, isPresented, actions: actions(), message: nil as EmptyView?)
    }

    /// Presents a confirmation dialog with a localisable title and a message while a binding is `true`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(.dialog(titleVisibility), Text(titleKey), isPresented, actions: actions(), message: message())
    }

    /// Presents a confirmation dialog with a title from a string and a message while a binding is `true`.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, actions: actions(), message: message())
    }

    /// Presents a confirmation dialog with a text as title and a message while a binding is `true`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.dialog(titleVisibility), title, isPresented, actions: actions(), message: message()) }

    // MARK: For a value

    /// Presents a confirmation dialog for a value while a binding is `true` and the value is not `nil`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.dialog(titleVisibility), Text(titleKey), isPresented, about: data, actions: actions) { _ in
            nil as EmptyView?
        }
    }

    /// Presents a confirmation dialog for a value, with a title from a string, while a binding is `true` and the
    /// value is not `nil`.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, about: data, actions: actions) { _ in
            nil as EmptyView?
        }
    }

    /// Presents a confirmation dialog for a value, with a text as title, while a binding is `true` and the value is
    /// not `nil`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.dialog(titleVisibility), title, isPresented, about: data, actions: actions) { _ in nil as EmptyView? }
    }

    /// Presents a confirmation dialog for a value, with a message, while a binding is `true` and the value is not
    /// `nil`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            .dialog(titleVisibility), Text(titleKey), isPresented, about: data, actions: actions, message: message)
    }

    /// Presents a confirmation dialog for a value, with a title from a string and a message, while a binding is
    /// `true` and the value is not `nil`.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(.dialog(titleVisibility), Text(title), isPresented, about: data, actions: actions, message: message)
    }

    /// Presents a confirmation dialog for a value, with a text as title and a message, while a binding is `true` and
    /// the value is not `nil`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(.dialog(titleVisibility), title, isPresented, about: data, actions: actions, message: message)
    }
}
