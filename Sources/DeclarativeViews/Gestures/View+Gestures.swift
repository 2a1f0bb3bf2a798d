import Foundation

extension View {
    /// Adds a gesture to this view. Gestures of its subviews take precedence.
    ///
    /// The gesture takes part in each touch on the visible content of the view, together with the recognisers of
    /// surrounding views and of represented views inside. The first to recognise acts; if several recognise at once,
    /// the innermost does. Buttons, `onTapGesture` and the scrolling of inner scroll views count as gestures.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether the gesture and those of the subviews are active. The default is both.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .inner, mask: mask))
    }

    /// Adds a gesture to this view that can be disabled; see ``gesture(_:including:)``.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is active. Disabling it cancels a gesture in progress.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .inner, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture to this view that takes precedence over those of its subviews; see ``gesture(_:including:)``.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether the gesture and those of the subviews are active. The default is both.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, priority: .outer, mask: mask)) }

    /// Adds a gesture to this view that takes precedence over those of its subviews and can be disabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is active. Disabling it cancels a gesture in progress.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .outer, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture to this view that is recognised simultaneously with all others; see ``gesture(_:including:)``.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether the gesture and those of the subviews are active. The default is both.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, priority: .none, mask: mask)) }

    /// Adds a gesture to this view that is recognised simultaneously with all others and can be disabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is active. Disabling it cancels a gesture in progress.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .none, mask: isEnabled ? .all : .subviews))
    }

    /// Runs an action when a touch on this view is held for a minimum duration.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the touch, in seconds. The default is 0.5.
    ///   - maximumDistance: The maximum distance the touch may move meanwhile, in points. The default is 10.
    ///   - action: The action to run, while the touch is still down.
    ///   - onPressingChanged: A closure called when pressing begins, and when the touch lifts, moves too far or
    ///     reaches the duration.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressingGesture(content: press, change: onPressingChanged).onEnded { _ in action() })
    }

    /// Runs an action when a touch on this view is held for a minimum duration.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the touch, in seconds. The default is 0.5.
    ///   - maximumDistance: The maximum distance the touch may move meanwhile, in points. The default is 10.
    ///   - pressing: A closure called when pressing begins and ends.
    ///   - action: The action to run, while the touch is still down.
    @_disfavoredOverload nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
