import Foundation

/// Shows how far something has come, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// From 0 to 1; `nil` where it is not known.
    let share: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    /// A share of a total. A value that is no number, or a total that is not above zero, is not known.
    private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, value.isFinite, total > 0 else { return nil }
        return min(max(Double(value) / Double(total), 0), 1)
    }

    /// How far something has come, with views that say what it is and how far it is. `nil`: it is under way.
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
    /// How far something has come, with a view that says what it is. `nil`: it is under way.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Something is under way; the view says what.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something is under way.
    nonisolated public init() {
        self.init(value: Double?.none) { EmptyView() }
    }

    /// How far something has come. `nil`: it is under way.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something is under way; a text that may be translated says what.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Something is under way; a text says what.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// How far something has come; a text that may be translated says what.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// How far something has come; a text says what.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView: View {
    /// A bar filled as far as things have come, or a ring; the views that say more above and below.
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

/// A thin line of which a share is thick, in the tint.
private struct ProgressBar: View {
    let share: Double

    var body: some View {
        MiddleLine(share: 1).stroke(Color.gray.opacity(0.4), style: Self.line(width: 2))
            .overlay { MiddleLine(share: share).stroke(TintShapeStyle(), style: Self.line(width: 4)) }
            .frame(height: 4)
    }

    private static func line(width: CGFloat) -> StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round) }
}

/// A share of the line through the middle, from the side where reading begins.
private struct MiddleLine: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        // The round ends stay inside.
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

/// A ring with a gap: something is under way.
private struct ProgressRing: View {
    var body: some View {
        Circle().trim(from: 0.1, to: 0.9).stroke(
            Color.gray, style: StrokeStyle(lineWidth: 2.5, lineCap: .round)
        )
        .padding(2)
        .frame(width: 20, height: 20)
    }
}
