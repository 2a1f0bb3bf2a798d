import Foundation

/// A control that makes a value larger or smaller by steps, with its label.
///
/// While it has the focus of the keyboard, the arrow keys to the sides step. A half that is held steps again and again.
/// A half that leads nowhere is faint. A step that is zero or no number does nothing and is reported.
public struct Stepper<Label: View> {
    let label: Label
    /// The halves, and the value before them if it is shown.
    let buttons: AnyView

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
    /// A stepper that runs actions, whose label is made of views. A half without an action is faint.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), onIncrement, onDecrement, onEditingChanged) }

    /// A stepper for a value, whose label is made of views.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, nil, step, nil, onEditingChanged) }

    /// A stepper for a value between bounds, whose label is made of views.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, bounds, step, nil, onEditingChanged) }

    /// A stepper for a value, shown in a format, whose label is made of views.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, nil, step, { format.format($0) }, onEditingChanged)
    }

    /// A stepper for a value between bounds, shown in a format, whose label is made of views.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, bounds, step, { format.format($0) }, onEditingChanged)
    }

    /// A stepper that runs actions. Superseded by `init(label:onIncrement:onDecrement:onEditingChanged:)`.
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label(), onIncrement, onDecrement, onEditingChanged) }

    /// A stepper for a value. Superseded by `init(value:step:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label(), value, nil, step, nil, onEditingChanged) }

    /// A stepper for a value between bounds. Superseded by `init(value:in:step:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(label(), value, bounds, step, nil, onEditingChanged) }
}

extension Stepper: View {
    /// The label, the value if it is shown, and the two halves.
    public var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            buttons.modifier(NameOfControl(label: label as? Text))
        }
    }
}
