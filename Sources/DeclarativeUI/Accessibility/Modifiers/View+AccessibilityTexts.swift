extension View {
    nonisolated func accessibility(_ fact: AccessibilityFact, isEnabled: Bool = true) -> some View {
        modifier(AccessibilityModifier(fact, isEnabled: isEnabled))
    }

    // MARK: Labels

    /// Sets a label that describes this view in place of its texts. `tap(label:)` finds the view by it.
    ///
    /// Several elements become a group with the label. A view that shows nothing that is told of becomes an element.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

    /// Sets a localisable label that describes this view; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets a label that describes this view; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets a label while a condition holds; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(.label(label), isEnabled: isEnabled)
    }

    /// Sets a localisable label while a condition holds; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets a label while a condition holds; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    // MARK: Values

    /// Sets what the view is said to be set to or to show, in place of what it says itself.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility(.value(valueDescription))
    }

    /// Sets a localisable value; see `accessibilityValue(_:)`.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets a value; see `accessibilityValue(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets a value while a condition holds; see `accessibilityValue(_:)`.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessibility(.value(valueDescription), isEnabled: isEnabled)
    }

    /// Sets a localisable value while a condition holds; see `accessibilityValue(_:)`.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets a value while a condition holds; see `accessibilityValue(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    // MARK: Hints

    /// Sets what using the view leads to.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

    /// Sets a localisable hint; see `accessibilityHint(_:)`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets a hint; see `accessibilityHint(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets a hint while a condition holds; see `accessibilityHint(_:)`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(.hint(hint), isEnabled: isEnabled)
    }

    /// Sets a localisable hint while a condition holds; see `accessibilityHint(_:)`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets a hint while a condition holds; see `accessibilityHint(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    // MARK: Names to speak and to test

    /// Sets what the view may be called by those who speak to it, the best name first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility(.inputLabels(inputLabels))
    }

    /// Sets localisable names; see `accessibilityInputLabels(_:)`.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets names; see `accessibilityInputLabels(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets an identifier with which programs such as tests find this view. It is not presented to users.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(.identifier(identifier))
    }

    /// Sets an identifier while a condition holds; see `accessibilityIdentifier(_:)`.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility(.identifier(identifier), isEnabled: isEnabled)
    }
}
