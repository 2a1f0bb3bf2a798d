import AccessibilityModel
import BridgedEnvironment

/// A property wrapper that reads and moves the accessibility focus of an assistive technology such as a screen
/// reader.
///
/// `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)` associate a view with a value. Setting the
/// property moves the focus to the view for that value; when the user moves the focus, the property follows. It is
/// `false` or `nil` while no associated view has the focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>
    private let none: Value

    /// A reference to an accessibility focus state.
    @propertyWrapper public struct Binding: DynamicProperty {
        let base: DeclarativeViews.Binding<Value>
        let none: Value

        /// The current focus value. Setting it moves the accessibility focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself, to pass on to another view.
        public var projectedValue: Binding { self }
    }

    /// Creates a focus state for one view, which is focused or not.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
        none = false
    }

    /// Creates a focus state for several views; `nil` while none of them is focused.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
        none = nil
    }

    /// The current focus value. Setting it moves the accessibility focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the focus state, for use with `accessibilityFocused(_:)`.
    public var projectedValue: Binding { Binding(base: state.projectedValue, none: none) }
}

extension View {
    /// Binds the accessibility focus of this view to a Boolean state. Setting the state to `true` moves the focus
    /// here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(ReadingModifier(state: condition, value: true))
    }

    /// Binds the accessibility focus of this view to a value of a state. Setting the state to the value moves the
    /// focus here.
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
    @State private var mark = ReadingMark()

    nonisolated init(state: AccessibilityFocusState<Value>.Binding, value: Value) {
        self.state = state
        self.value = value
    }
}

extension ReadingModifier: ViewModifier, UnnamedPlace {
    func body(content: Content) -> some View {
        let (state, value, mark) = (state, value, mark)
        let isWanted = state.wrappedValue == value
        return
            content
            .accessibility(
                .reading(mark) { isRead in
                    if isRead {
                        state.wrappedValue = value
                    } else if state.wrappedValue == value {
                        state.wrappedValue = state.none
                    }
                }
            )
            .onChange(of: isWanted, initial: true) { _, isWanted in mark.follow(isWanted, state, value) }
            .onDisappear { mark.follow(false, state, value) }
    }
}

/// Stands for the element of a view that may be read.
@MainActor final class ReadingMark {
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
