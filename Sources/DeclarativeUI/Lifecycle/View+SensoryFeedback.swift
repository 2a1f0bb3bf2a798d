extension View {
    /// Lets people feel something when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Lets people feel something when a value changes in a way that counts.
    ///
    /// - Parameters:
    ///   - feedback: What is felt.
    ///   - trigger: The value.
    ///   - condition: Returns whether a change counts, given the value before and the new one.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil }) }

    /// Lets people feel what fits the change of a value.
    ///
    /// - Parameters:
    ///   - trigger: The value.
    ///   - feedback: Returns what is felt, given the value before and the new one; `nil` for nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { modifier(FeedbackModifier(trigger: trigger, feedback: feedback)) }

    /// Lets people feel what fits when a value changes.
    ///
    /// - Parameters:
    ///   - trigger: The value.
    ///   - feedback: Returns what is felt; `nil` for nothing.
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
