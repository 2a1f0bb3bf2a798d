import Foundation
import Localization

extension Stepper where Label == Text {
    /// Creates a stepper that performs actions, with a localisable label. A half without an action is dimmed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), onIncrement, onDecrement, onEditingChanged) }

    /// Creates a stepper for a value, with a localisable label.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), value, nil, step, nil, onEditingChanged) }

    /// Creates a stepper for a value within bounds, with a localisable label.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), value, bounds, step, nil, onEditingChanged) }

    /// Creates a stepper for a value displayed in a format, with a localisable label.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleKey), value, nil, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }

    /// Creates a stepper for a value within bounds displayed in a format, with a localisable label.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleKey), value, bounds, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }

    /// Creates a stepper that performs actions, with a label from a string. A half without an action is dimmed.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), onIncrement, onDecrement, onEditingChanged) }

    /// Creates a stepper for a value, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), value, nil, step, nil, onEditingChanged) }

    /// Creates a stepper for a value within bounds, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), value, bounds, step, nil, onEditingChanged) }

    /// Creates a stepper for a value displayed in a format, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(title), value, nil, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }

    /// Creates a stepper for a value within bounds displayed in a format, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(title), value, bounds, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }
}
