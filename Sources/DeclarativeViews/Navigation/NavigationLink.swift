import BridgedEnvironment

/// A button that pushes the next page onto the enclosing navigation stack.
///
/// Its appearance follows the button style. A link with a value appends the value to the stack's path; the stack
/// finds the view to show through `navigationDestination(for:destination:)`. A link with a destination view shows
/// that view.
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case value(AnyHashable?)
        /// A view, while a binding is true; the link keeps one itself where there is `nil`.
        case view(Destination, Binding<Bool>?)
    }

    let target: Target
    let label: Label
    @State private var isActive = false
    @Environment(\.foregroundStyles) private var foreground
    private var reader = NodeReader()

    nonisolated init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }
}

extension NavigationLink: View {
    /// The content of the view: a button with the label.
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
        if reader.place?.isInRow ?? false {
            LinkRowLabel(label: label, isColored: foreground != nil)
        } else {
            label
        }
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
    /// Creates a link that presents the view for a value. A `nil` value disables the link.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that presents the view for a value, with a label from a localised string key. A `nil` value
    /// disables the link.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link that presents the view for a value, with a label from a string. A `nil` value disables the
    /// link.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// Creates a link that presents a destination view.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination(), nil), label: label())
    }

    /// Creates a link that presents a destination view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination, nil), label: label())
    }

    /// Creates a link that presents a destination view while a binding is `true`. Deprecated in SwiftUI in favour of
    /// `navigationDestination(isPresented:destination:)`.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination(), isActive), label: label()) }

    /// Creates a link that presents a destination view while a binding is `true`. Deprecated in SwiftUI in favour of
    /// `navigationDestination(isPresented:destination:)`.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination, isActive), label: label()) }

    /// Creates a link that presents a destination view while a binding equals the link's tag. Deprecated in SwiftUI
    /// in favour of `navigationDestination(item:destination:)`.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination(), Binding(selection, equals: tag)), label: label()) }

    /// Creates a link that presents a destination view while a binding equals the link's tag. Deprecated in SwiftUI
    /// in favour of `navigationDestination(item:destination:)`.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination, Binding(selection, equals: tag)), label: label()) }
}

extension NavigationLink where Label == Text {
    /// Creates a link that presents a destination view, with a label from a localised string key.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link that presents a destination view, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(title) } }

    /// Creates a link that presents a destination view, with a label from a localised string key.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link that presents a destination view, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link that presents a destination view while a binding is `true`, with a label from a localised
    /// string key.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link that presents a destination view while a binding is `true`, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

    /// Creates a link that presents a destination view while a binding equals the link's tag, with a label from a
    /// localised string key.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

    /// Creates a link that presents a destination view while a binding equals the link's tag, with a label from a
    /// string.
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
    /// Whether a foreground style is set around the link.
    let isColored: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 8) {
            label.frame(maxWidth: .infinity, alignment: .leading)
                .foregroundStyle(
                    isColored
                        ? AnyShapeStyle(.foreground) : AnyShapeStyle(isEnabled ? Color.primary : Color.disabledLabel))
            ControlMarkView(.disclosure).foregroundStyle(Color(.palette(.tertiaryLabel)))
                .accessibilityHidden(true)
        }
    }
}
