extension View {
    /// Plays sensory feedback when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays sensory feedback when a value changes and a condition holds.
    ///
    /// - Parameters:
    ///   - feedback: The feedback to play.
    ///   - trigger: The value to observe.
    ///   - condition: A closure that receives the old and the new value, and returns whether to play the feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil }) }

    /// Plays sensory feedback that depends on the change of a value.
    ///
    /// - Parameters:
    ///   - trigger: The value to observe.
    ///   - feedback: A closure that receives the old and the new value, and returns the feedback to play, or `nil`
    ///     for none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { modifier(FeedbackModifier(trigger: trigger, feedback: feedback)) }

    /// Plays sensory feedback from a closure when a value changes.
    ///
    /// - Parameters:
    ///   - trigger: The value to observe.
    ///   - feedback: A closure that returns the feedback to play, or `nil` for none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() }) }
}

private struct FeedbackModifier<T: Equatable> {
    let trigger: T
    let feedback: (T, T) -> SensoryFeedback?

    nonisolated init(trigger: T, feedback: @escaping (T, T) -> SensoryFeedback?) {
        (self.trigger, self.feedback) = (trigger, feedback)
    }
}

extension FeedbackModifier: ViewModifier {
    func body(content: Content) -> some View {
        let feedback = feedback
        return content.onChange(of: trigger) { old, new in
            if let feedback = feedback(old, new) { SystemServices.current.play(feedback) }
        }
    }
}
