import Foundation
import Localization

extension Stepper where Label == Text {
    /// A stepper that runs actions, with the translation of a resource. A half without an action is faint.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleResource), onIncrement, onDecrement, onEditingChanged) }

    /// A stepper for a value, with the translation of a resource.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleResource), value, nil, step, nil, onEditingChanged) }

    /// A stepper for a value between bounds, with the translation of a resource.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleResource), value, bounds, step, nil, onEditingChanged) }

    /// A stepper for a value, shown in a format, with the translation of a resource.
    @_disfavoredOverload nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleResource), value, nil, step, { format.format($0) }, onEditingChanged)
    }

    /// A stepper for a value between bounds, shown in a format, with the translation of a resource.
    @_disfavoredOverload nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleResource), value, bounds, step, { format.format($0) }, onEditingChanged)
    }
}
