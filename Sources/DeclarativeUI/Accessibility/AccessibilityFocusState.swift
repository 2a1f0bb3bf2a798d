import AccessibilityModel
import UnifiedStorage

/// A property wrapper that says which view is read at present by somebody who goes from element to element, and goes to
/// another.
///
/// `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)` say which view a value stands for. Setting the
/// property goes to that view; when somebody goes elsewhere, the property follows. It is `false` or `nil` while no such
/// view is read.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>
    private let none: Value

    /// A reference to such a state.
    @propertyWrapper public struct Binding: DynamicProperty {
        let base: DeclarativeUI.Binding<Value>
        let none: Value

        /// What is read. Setting it goes there.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The reference itself.
        public var projectedValue: Binding { self }
    }

    /// A state of one view, which is read or not.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
        none = false
    }

    /// A state of several views, `nil` while none of them is read.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
        none = nil
    }

    /// What is read. Setting it goes there.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A reference to the state, for `accessibilityFocused(_:)`.
    public var projectedValue: Binding { Binding(base: state.projectedValue, none: none) }
}

extension View {
    /// Has a state say whether this view is what is read, and goes to it when the state is set to true.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(ReadingModifier(state: condition, value: true))
    }

    /// Has a state have a value while this view is what is read, and goes to it when the state is set to the value.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ReadingModifier(state: binding, value: value))
    }
}

/// Joins a state to whether a view is read.
private struct ReadingModifier<Value: Hashable> {
    let state: AccessibilityFocusState<Value>.Binding
    let value: Value
    @State private var place = ReadingPlace()

    nonisolated init(state: AccessibilityFocusState<Value>.Binding, value: Value) {
        self.state = state
        self.value = value
    }
}

extension ReadingModifier: ViewModifier, UnnamedPlace {
    func body(content: Content) -> some View {
        let (state, value, place) = (state, value, place)
        let isWanted = state.wrappedValue == value
        return
            content
            .accessibility(
                .reading(place) { isRead in
                    if isRead {
                        state.wrappedValue = value
                    } else if state.wrappedValue == value {
                        state.wrappedValue = state.none
                    }
                }
            )
            .onChange(of: isWanted, initial: true) { _, isWanted in place.follow(isWanted, state, value) }
            .onDisappear { place.follow(false, state, value) }
    }
}

/// What stands for the element of a view that may be read.
@MainActor final class ReadingPlace {
    nonisolated init() {}

    /// Goes to the element, or leaves it.
    fileprivate func follow<Value>(
        _ isWanted: Bool, _ state: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) {
        let cursor = AccessibilityCursor.shared
        if isWanted {
            cursor.move(to: self) {
            } leave: {
                if state.wrappedValue == value { state.wrappedValue = state.none }
            }
        } else if cursor.object === self {
            cursor.move(to: nil)
        }
    }
}
