import Drawing
import Foundation
import UnifiedStorage

/// A control for a number in a range, with a thumb that is dragged along a track.
///
/// While it has the focus of the keyboard, the arrow keys to the sides change the value by a step, or without steps by
/// a tenth of the way, and Home and End set the least and the greatest value. A touch beside the thumb does nothing.
/// The tint colours the track before the thumb. The label is not shown: it names the slider.
///
/// A value outside of the range is shown at the nearest end, and written only when the slider is moved. A range that is
/// not finite is reported, and has one value; a step that is not positive is reported, and left out.
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
    /// A slider whose label is made of views, as are those at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider of values in steps, whose label is made of views, as are those at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider with labels at its ends. Superseded by
    /// `init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// A slider of values in steps, with labels at its ends. Superseded by
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
    /// A slider whose label is made of views.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider of values in steps, whose label is made of views.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider with a label. Superseded by `init(value:in:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider of values in steps, with a label. Superseded by `init(value:in:step:label:onEditingChanged:)`.
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider of values in steps, without a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider: View {
    /// The labels of the ends, and the track between them.
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
