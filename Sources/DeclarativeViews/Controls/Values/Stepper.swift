import Foundation
import Localization

/// A control for incrementing and decrementing a value in steps, with a label.
///
/// While the stepper has the keyboard focus, the left and right arrow keys step the value. Holding a half repeats its
/// step. A half that cannot step further is dimmed. A step that is zero or not a number does nothing and reports a
/// runtime issue.
public struct Stepper<Label: View> {
    let label: Label
    /// The halves, and the value before them if it is shown.
    let buttons: AnyView
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.hidesLabels) private var hidesLabel

    nonisolated init(
        _ label: Label, _ up: (() -> Void)?, _ down: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        buttons = AnyView(StepperButtons(up: up, down: down, onEditingChanged: onEditingChanged))
    }

    nonisolated init<V: Strideable>(
        _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
        _ format: ((V) -> String)?, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        buttons = AnyView(
            ValueStepper(
                value: value, bounds: bounds, step: step, format: format, onEditingChanged: onEditingChanged))
    }
}

extension Stepper {
    /// Creates a stepper that performs actions, with a custom label. A half without an action is dimmed.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), onIncrement, onDecrement, onEditingChanged) }

    /// Creates a stepper for a value, with a custom label.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, nil, step, nil, onEditingChanged) }

    /// Creates a stepper for a value within bounds, with a custom label.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, bounds, step, nil, onEditingChanged) }

    /// Creates a stepper for a value displayed in a format, with a custom label.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, nil, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }

    /// Creates a stepper for a value within bounds displayed in a format, with a custom label.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, bounds, step, { format.inApplicationLocale.format($0) }, onEditingChanged)
    }

    /// Creates a stepper that performs actions. Superseded by
    /// `init(label:onIncrement:onDecrement:onEditingChanged:)`.
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label(), onIncrement, onDecrement, onEditingChanged) }

    /// Creates a stepper for a value. Superseded by `init(value:step:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label(), value, nil, step, nil, onEditingChanged) }

    /// Creates a stepper for a value within bounds. Superseded by `init(value:in:step:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(label(), value, bounds, step, nil, onEditingChanged) }
}

extension Stepper: View {
    /// The label, the value if it is displayed, and the two halves.
    public var body: some View {
        let row = AnyLayout.labeledRow(textSize)
        return row {
            if !hidesLabel {
                label
                Spacer(minLength: 0)
            }
            buttons.modifier(NameOfControl(label: label as? Text))
        }
    }
}
