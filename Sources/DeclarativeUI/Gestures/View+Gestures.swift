import Foundation

extension View {
    /// Adds a gesture to this view. Gestures of views inside it go first.
    ///
    /// The gesture takes part in each touch that lands on something that the view shows, together with the recognisers
    /// of the views around and of represented views inside. The first to recognise acts; if there are several, the
    /// innermost does. Buttons and `onTapGesture` count as gestures, and so does scrolling, further in.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether it counts, and whether those of the views inside do; by default both.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .inner, mask: mask))
    }

    /// Adds a gesture to this view that can be disabled; see ``gesture(_:including:)``.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it counts. One that goes on is cancelled when it no longer does.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .inner, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture to this view that goes before those of views inside it; see ``gesture(_:including:)``.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether it counts, and whether those of the views inside do; by default both.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, priority: .outer, mask: mask)) }

    /// Adds a gesture to this view that goes before those of views inside it, and can be disabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it counts. One that goes on is cancelled when it no longer does.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .outer, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture to this view that comes about together with all others; see ``gesture(_:including:)``.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Whether it counts, and whether those of the views inside do; by default both.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, priority: .none, mask: mask)) }

    /// Adds a gesture to this view that comes about together with all others, and can be disabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it counts. One that goes on is cancelled when it no longer does.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .none, mask: isEnabled ? .all : .subviews))
    }

    /// Runs an action when a touch on this view has been held for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long it must be held, in seconds; half a second by default.
    ///   - maximumDistance: How far it may move meanwhile, in points; 10 by default.
    ///   - action: What is run, while the touch is still held.
    ///   - onPressingChanged: Told when the view begins to be held, and when the touch goes up, has moved too far or
    ///     has been held long enough.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressingGesture(content: press, change: onPressingChanged).onEnded { _ in action() })
    }

    /// Runs an action when a touch on this view has been held for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long it must be held, in seconds; half a second by default.
    ///   - maximumDistance: How far it may move meanwhile, in points; 10 by default.
    ///   - pressing: Told when the view begins and ceases to be held.
    ///   - action: What is run, while the touch is still held.
    @_disfavoredOverload nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
