extension View {
    nonisolated func accessibility(_ fact: AccessibilityFact, isEnabled: Bool = true) -> some View {
        modifier(AccessibilityModifier(fact, isEnabled: isEnabled))
    }

    // MARK: Labels

    /// Sets the accessibility label of this view, which replaces its text. `tap(label:)` finds the view by it.
    ///
    /// If the view contains several elements, they become a group with the label. A view without accessible content
    /// becomes an element.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

    /// Sets an accessibility label from a localised string key; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets an accessibility label from a string; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets an accessibility label while a condition is `true`; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(.label(label), isEnabled: isEnabled)
    }

    /// Sets an accessibility label from a localised string key while a condition is `true`; see
    /// `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets an accessibility label from a string while a condition is `true`; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    // MARK: Values

    /// Sets the accessibility value of the view, which replaces the value that the view itself provides.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility(.value(valueDescription))
    }

    /// Sets an accessibility value from a localised string key; see `accessibilityValue(_:)`.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets an accessibility value from a string; see `accessibilityValue(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets an accessibility value while a condition is `true`; see `accessibilityValue(_:)`.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessibility(.value(valueDescription), isEnabled: isEnabled)
    }

    /// Sets an accessibility value from a localised string key while a condition is `true`; see
    /// `accessibilityValue(_:)`.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets an accessibility value from a string while a condition is `true`; see `accessibilityValue(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    // MARK: Hints

    /// Sets the accessibility hint of the view, which describes the result of using it.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

    /// Sets an accessibility hint from a localised string key; see `accessibilityHint(_:)`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets an accessibility hint from a string; see `accessibilityHint(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets an accessibility hint while a condition is `true`; see `accessibilityHint(_:)`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(.hint(hint), isEnabled: isEnabled)
    }

    /// Sets an accessibility hint from a localised string key while a condition is `true`; see
    /// `accessibilityHint(_:)`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets an accessibility hint from a string while a condition is `true`; see `accessibilityHint(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    // MARK: Names to speak and to test

    /// Sets alternative names for the view in voice input, the preferred name first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility(.inputLabels(inputLabels))
    }

    /// Sets voice input names from localised string keys; see `accessibilityInputLabels(_:)`.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets voice input names from strings; see `accessibilityInputLabels(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets an identifier with which programs such as tests find this view. Users never see it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(.identifier(identifier))
    }

    /// Sets an identifier while a condition is `true`; see `accessibilityIdentifier(_:)`.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility(.identifier(identifier), isEnabled: isEnabled)
    }
}
