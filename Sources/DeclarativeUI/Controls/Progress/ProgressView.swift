import Foundation

/// A view that shows the progress of a task, or that a task is running.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// The completed fraction, from 0 to 1; `nil` if unknown.
    let share: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    /// Returns the completed fraction; `nil` if the value is NaN or the total is not positive.
    private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, value.isFinite, total > 0 else { return nil }
        return min(max(Double(value) / Double(total), 0), 1)
    }

    /// Shows progress, with a label and a view for the current value. With a `nil` value it shows that a task is
    /// running.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        share = Self.share(value, total)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows progress with a label. With a `nil` value it shows that a task is running.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Shows that a task is running, with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows that a task is running.
    nonisolated public init() {
        self.init(value: Double?.none) { EmptyView() }
    }

    /// Shows progress. With a `nil` value it shows that a task is running.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows that a task is running, with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Shows that a task is running, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Shows progress with a localisable label. With a `nil` value it shows that a task is running.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows progress with a text as label. With a `nil` value it shows that a task is running.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView: View {
    /// A bar for known progress or a ring, between the label and the view for the current value.
    public var body: some View {
        if let share {
            VStack(alignment: .leading, spacing: 4) {
                label
                ProgressBar(share: share)
                currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        } else {
            VStack(spacing: 4) {
                ProgressRing()
                label.foregroundStyle(.secondary)
            }
        }
    }
}

/// A thin line, of which the completed part is thick and in the tint.
private struct ProgressBar: View {
    let share: Double

    var body: some View {
        MiddleLine(share: 1).stroke(Color.gray.opacity(0.4), style: Self.line(width: 2))
            .overlay { MiddleLine(share: share).stroke(TintShapeStyle(), style: Self.line(width: 4)) }
            .frame(height: 4)
    }

    private static func line(width: CGFloat) -> StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round) }
}

/// A part of the horizontal line through the middle, from the leading edge.
private struct MiddleLine: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        // The round ends stay inside the rectangle.
        let end = rect.size.height / 2
        let length = max(0, rect.size.width - 2 * end)
        guard share > 0 else { return Path() }
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + end, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX + end + length * min(share, 1), y: rect.midY))
        }
    }

    static var _takesAnySize: Bool { true }
}

/// A ring with a gap, which shows that a task is running.
private struct ProgressRing: View {
    var body: some View {
        Circle().trim(from: 0.1, to: 0.9).stroke(
            Color.gray, style: StrokeStyle(lineWidth: 2.5, lineCap: .round)
        )
        .padding(2)
        .frame(width: 20, height: 20)
    }
}
