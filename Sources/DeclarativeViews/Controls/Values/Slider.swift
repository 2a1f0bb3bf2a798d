import Drawing
import Foundation
import BridgedEnvironment

/// A control that selects a number in a range, with a thumb that is dragged along a track.
///
/// While the slider has the keyboard focus, the left and right arrow keys change the value by a step, or without
/// steps by a tenth of the range; Home and End select the minimum and the maximum. A touch outside the thumb does
/// nothing. The tint colours the track before the thumb. The label is not displayed: it names the slider.
///
/// A value outside the range is displayed at the nearest bound, and written only when the slider moves. A range that
/// is not finite reports a runtime issue and has a single value. A step that is not positive reports a runtime issue
/// and is ignored.
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let scale: ValueScale
    let onEditingChanged: (Bool) -> Void
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
        _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.asDouble
        scale = ValueScale(
            from: Double(bounds.lowerBound), to: Double(bounds.upperBound), step: step.map { Double($0) })
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }
}

extension BinaryFloatingPoint {
    /// The number as a `Double`.
    fileprivate var asDouble: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}

extension Slider {
    /// Creates a slider with a custom label and custom labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// Creates a slider with a step, a custom label and custom labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// Creates a slider with labels for the bounds. Superseded by
    /// `init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// Creates a slider with a step and labels for the bounds. Superseded by
    /// `init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a custom label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with a step and a custom label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with a label. Superseded by `init(value:in:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with a step and a label. Superseded by `init(value:in:step:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with a step and without a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider: View {
    /// The labels of the bounds, and the track between them.
    public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderBar(value: value, scale: scale, onEditingChanged: onEditingChanged)
                .modifier(NameOfControl(label: (label as? any TitledView)?.titleText))
            maximumValueLabel
        }
    }
}

/// Names a control by a text that is not shown.
struct NameOfControl: ViewModifier, UnnamedPlace {
    let label: Text?

    func body(content: Content) -> some View {
        if let label { content.accessibilityLabel(label) } else { content }
    }
}
