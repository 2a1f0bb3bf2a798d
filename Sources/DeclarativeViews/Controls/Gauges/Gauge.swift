import AccessibilityModel
import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// A view that shows the position of a value in a range.
///
/// The innermost `gaugeStyle(_:)` determines the appearance. A value outside the range is displayed at the nearest
/// bound. A value that is not a number, or a range that is not finite, reports a runtime issue, and the minimum is
/// displayed.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let value: Double
    let scale: ValueScale
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumValueLabel: BoundsLabel?
    let maximumValueLabel: BoundsLabel?
    /// The labels of values in the range, each where its value is.
    let marks: AnyView?

    /// Creates a gauge with a label, and labels for the current value, the bounds and marked values.
    ///
    /// Marked value labels are views with tags. A tag is the value that the label marks: of the type of the gauge's
    /// value, a `Double` or an `Int`. A view without a tag marks the minimum.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel? = nil,
        _ minimumValueLabel: BoundsLabel? = nil, _ maximumValueLabel: BoundsLabel? = nil,
        _ markedValueLabels: MarkedValueLabels? = nil
    ) {
        self.value = Double(value)
        let scale = ValueScale(from: Double(bounds.lowerBound), to: Double(bounds.upperBound))
        self.scale = scale
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        marks = markedValueLabels.map { labels in AnyView(MarkedValuesLayout<V>(scale: scale) { labels }) }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label()) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and a label for the current value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label(), currentValueLabel()) }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label, a label for the current value, and labels for marked values, tagged with these
    /// values.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels()) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label, and labels for the current value and the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

extension Gauge: View {
    /// The content of the gauge, in the current style.
    public var body: some View {
        GaugeBody(
            value: value, scale: scale, label: AnyView(label), currentValueLabel: Self.part(currentValueLabel),
            minimumValueLabel: Self.part(minimumValueLabel), maximumValueLabel: Self.part(maximumValueLabel),
            marks: MarkedValueLabels.self == EmptyView.self ? nil : marks)
    }

    private static func part<V: View>(_ view: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : view.map { AnyView($0) }
    }
}

/// Makes a gauge with the current style.
private struct GaugeBody: View, UnnamedPlace {
    let value: Double
    let scale: ValueScale
    let label: AnyView
    let currentValueLabel: AnyView?
    let minimumValueLabel: AnyView?
    let maximumValueLabel: AnyView?
    let marks: AnyView?
    @State private var faults = FaultCheck("gauge")
    @Environment(\.gaugeStyleBox) private var inherited
    @Environment(\.hidesLabels) private var hidesLabel

    init(
        value: Double, scale: ValueScale, label: AnyView, currentValueLabel: AnyView?, minimumValueLabel: AnyView?,
        maximumValueLabel: AnyView?, marks: AnyView?
    ) {
        self.value = value
        self.scale = scale
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        self.marks = marks
    }

    var body: some View {
        faults.note(
            scale.fault.map { "The range of a Gauge \($0)." }
                ?? (value.isNaN ? "The value of a Gauge is a number, not \(value); the least is shown." : nil))
        return StyleChoice.inherited.view(GaugeStyleKey.self, inherited: inherited) { _ in
            GaugeStyleConfiguration(
                value: scale.share(of: value),
                label: GaugeStyleConfiguration.Label(views: hidesLabel ? AnyView(EmptyView()) : label),
                currentValueLabel: currentValueLabel.map { GaugeStyleConfiguration.CurrentValueLabel(views: $0) },
                minimumValueLabel: minimumValueLabel.map { GaugeStyleConfiguration.MinimumValueLabel(views: $0) },
                maximumValueLabel: maximumValueLabel.map { GaugeStyleConfiguration.MaximumValueLabel(views: $0) },
                marks: marks, hidesLabel: hidesLabel)
        }
    }
}

/// Places each view below the position of its value on a line, and keeps it within the line.
private struct MarkedValuesLayout<V: BinaryFloatingPoint>: Layout {
    let scale: ValueScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.reduce(0) { $0 + $1.width }
        return CGSize(
            width: proposal.width ?? width, height: sizes.reduce(0) { max($0, $1.height) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let width = view.sizeThatFits(.unspecified).width
            let middle = bounds.width * scale.share(of: value(of: view)) - width / 2
            let left = max(0, min(middle, bounds.width - width))
            view.place(at: CGPoint(x: bounds.minX + left, y: bounds.minY), proposal: .unspecified)
        }
    }

    private func value(of view: LayoutSubview) -> Double {
        if let value = view[TagKey<V>.self] { return Double(value) }
        if let value = view[TagKey<Double>.self] { return value }
        return view[TagKey<Int>.self].map { Double($0) } ?? scale.least
    }
}

extension GaugeBody: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        guard var element = walk.element(.meter, at: node) else { return walk.builder.drop(from: mark) }
        element.traits = []
        element.label = walk.words(ofControlTitled: label, at: node, from: mark)
        element.value =
            walk.builder.words(of: .value, from: mark) ?? AccessibilityWords.percent(scale.share(of: value))
        walk.builder.replace(from: mark, with: element)
    }
}
