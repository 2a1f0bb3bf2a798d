import Foundation
import Localization

extension Stepper where Label == Text {
    /// Creates a stepper that performs actions, with a label from a localised string resource. A half without an
    /// action is dimmed.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleResource), onIncrement, onDecrement, onEditingChanged) }

    /// Creates a stepper for a value, with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleResource), value, nil, step, nil, onEditingChanged) }

    /// Creates a stepper for a value within bounds, with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleResource), value, bounds, step, nil, onEditingChanged) }

    /// Creates a stepper for a value displayed in a format, with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleResource), value, nil, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }

    /// Creates a stepper for a value within bounds displayed in a format, with a label from a localised string
    /// resource.
    @_disfavoredOverload nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleResource), value, bounds, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }
}
