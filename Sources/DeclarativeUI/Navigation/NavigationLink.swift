import UnifiedStorage

/// A button that leads to the next page of the navigation stack around it.
///
/// It has the look of the button style. A link with a value adds it to the path of the stack, which knows the view to
/// show by `navigationDestination(for:destination:)`; one with a destination shows that.
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case value(AnyHashable?)
        /// A view, while a binding is true; the link keeps one itself where there is `nil`.
        case view(Destination, Binding<Bool>?)
    }

    let target: Target
    let label: Label
    @State private var isActive = false
    private var reader = NodeReader()

    nonisolated init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }
}

extension NavigationLink: View {
    /// A button with the label.
    public var body: some View {
        switch target {
        case .value(let value):
            let place = reader.place
            Button {
                if let value { Self.push(value, from: place) }
            } label: {
                shownLabel
            }
            .disabled(value == nil)
        case .view(let destination, let binding):
            let isPresented = binding ?? $isActive
            Button {
                isPresented.wrappedValue = true
            } label: {
                shownLabel
            }
            .modifier(PresentedDestination(isPresented: isPresented, destination: destination, staysWhenGone: true))
        }
    }

    /// The label; in the row of a list it fills the row, with a mark at its end.
    @MainActor @ViewBuilder private var shownLabel: some View {
        if reader.place?.isInRow ?? false { LinkRowLabel(label: label) } else { label }
    }

    @MainActor private static func push(_ value: AnyHashable, from place: NodePlace?) {
        guard let navigation = place?.navigation else {
            return RuntimeIssue.report(
                "navigation-without-stack",
                "A NavigationLink with a value was pressed, but there is no NavigationStack around it. It leads nowhere. "
                    + "Put a NavigationStack around it.")
        }
        navigation.push(value)
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the view for a value; disabled for `nil`.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a localisable text to the view for a value; disabled for `nil`.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a text to the view for a value; disabled for `nil`.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// A link to a view.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination(), nil), label: label())
    }

    /// A link to a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination, nil), label: label())
    }

    /// A link to a view that is shown while a binding is `true`. Deprecated in SwiftUI in favour of
    /// `navigationDestination(isPresented:destination:)`.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination(), isActive), label: label()) }

    /// A link to a view that is shown while a binding is `true`. Deprecated in SwiftUI in favour of
    /// `navigationDestination(isPresented:destination:)`.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination, isActive), label: label()) }

    /// A link to a view that is shown while a binding has a value. Deprecated in SwiftUI in favour of
    /// `navigationDestination(item:destination:)`.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination(), Binding(selection, equals: tag)), label: label()) }

    /// A link to a view that is shown while a binding has a value. Deprecated in SwiftUI in favour of
    /// `navigationDestination(item:destination:)`.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination, Binding(selection, equals: tag)), label: label()) }
}

extension NavigationLink where Label == Text {
    /// A link with a localisable text to a view.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a text to a view.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(title) } }

    /// A link with a localisable text to a view.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a text to a view.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localisable text to a view that is shown while a binding is `true`.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link with a text to a view that is shown while a binding is `true`.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

    /// A link with a localisable text to a view that is shown while a binding has a value.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

    /// A link with a text to a view that is shown while a binding has a value.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension Binding where Value == Bool {
    /// Whether another binding has a value. Setting it to `true` sets that value, and to `false` takes it away.
    fileprivate init<V: Hashable>(_ selection: Binding<V?>, equals tag: V) {
        let selected = SelectedTag(selection: selection, tag: tag)
        // A binding is read and set where its views are, on the main actor.
        nonisolated(unsafe) let (isSelected, select) = ({ selected.isSelected }, { selected.select($0) })
        self.init(get: { isSelected() }, set: { select($0) })
    }
}

/// A value among those that a selection may have.
private struct SelectedTag<V: Hashable> {
    let selection: Binding<V?>
    let tag: V

    var isSelected: Bool { selection.wrappedValue == tag }

    func select(_ isSelected: Bool) {
        if isSelected {
            selection.wrappedValue = tag
        } else if self.isSelected {
            selection.wrappedValue = nil
        }
    }
}

/// The label of a link that is in the row of a list.
private struct LinkRowLabel<Label: View>: View {
    let label: Label
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 8) {
            label.frame(maxWidth: .infinity, alignment: .leading)
                .foregroundStyle(Color(.palette(.label)))
            Text(verbatim: direction == .rightToLeft ? "‹" : "›").foregroundStyle(Color(.palette(.tertiaryLabel)))
                .accessibilityHidden(true)
        }
    }
}
