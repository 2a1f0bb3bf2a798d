import AccessibilityModel
import Foundation
import BridgedEnvironment

/// A view that shows how much of a task is complete, or that a task is running.
///
/// The innermost `progressViewStyle(_:)` determines the appearance.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// How much is done.
    enum Value {
        /// The completed fraction, from 0 to 1; `nil` if unknown.
        case share(Double?)
        /// The elapsed or remaining part of an interval.
        case timer(ProgressTimer)
        /// The progress of a task.
        case progress(Progress)
    }

    let value: Value
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    var style = StyleChoice<ProgressViewStyleConfiguration>.inherited

    nonisolated init(_ value: Value, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.value = value
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Creates a progress view with a label and a current value label. If the value is `nil`, the progress is
    /// indeterminate.
    ///
    /// A value outside 0 through the total reports a runtime issue and is clamped. A value that is not finite, or a
    /// total that is not positive, reports a runtime issue and is treated as `nil`.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(.share(Self.share(value, total)), label: label(), currentValueLabel: currentValueLabel()) }

    /// Returns the completed fraction; `nil` if the value is NaN or the total is not positive.
    nonisolated static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        guard value.isFinite, total > 0 else {
            RuntimeIssue.report(
                "progress",
                "A ProgressView has a value from 0 to a positive total, not \(value) of \(total); it shows no value.")
            return nil
        }
        if value < 0 || value > total {
            RuntimeIssue.report(
                "progress", "The value of a ProgressView is from 0 to \(total), not \(value); the nearest is shown.")
        }
        return min(max(Double(value) / Double(total), 0), 1)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from a style configuration, for use in a style's `makeBody`. It has the next outer
    /// style.
    @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .share(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
        style = .fixed(configuration.outer.box)
    }
}

extension ProgressView: View {
    /// The progress, in the current style.
    @ViewBuilder public var body: some View {
        switch value {
        case .share(let share): styled(share)
        case .timer(let timer): TimedShare(timer: timer) { styled($0) }
        case .progress(let progress):
            FollowedProgress(progress: progress) { state in
                ProgressBody(
                    share: state.share, label: state.title.isEmpty ? nil : AnyView(Text(verbatim: state.title)),
                    currentValueLabel: state.detail.isEmpty ? nil : AnyView(Text(verbatim: state.detail)), style: style)
            }
        }
    }

    @MainActor private func styled(_ share: Double?) -> ProgressBody {
        ProgressBody(
            share: share, label: Label.self == EmptyView.self ? nil : label.map { AnyView($0) },
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel.map { AnyView($0) },
            style: style)
    }
}

/// Makes a progress view with the current style.
private struct ProgressBody: View, UnnamedPlace {
    let share: Double?
    let label: AnyView?
    let currentValueLabel: AnyView?
    let style: StyleChoice<ProgressViewStyleConfiguration>
    @Environment(\.progressViewStyleBox) private var inherited
    @Environment(\.hidesLabels) private var hidesLabel

    init(
        share: Double?, label: AnyView?, currentValueLabel: AnyView?, style: StyleChoice<ProgressViewStyleConfiguration>
    ) {
        self.share = share
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.style = style
    }

    var body: some View {
        style.view(ProgressViewStyleKey.self, inherited: inherited) { outer in
            ProgressViewStyleConfiguration(
                fractionCompleted: share,
                label: hidesLabel ? nil : label.map { ProgressViewStyleConfiguration.Label(views: $0) },
                currentValueLabel: currentValueLabel.map {
                    ProgressViewStyleConfiguration.CurrentValueLabel(views: $0)
                },
                outer: outer)
        }
    }
}

extension ProgressBody: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        guard var element = walk.element(.progress, at: node) else { return walk.builder.drop(from: mark) }
        element.traits = .updatesFrequently
        element.value = walk.builder.words(of: .value, from: mark) ?? share.map(AccessibilityWords.percent)
        element.label = walk.words(ofControlTitled: label, at: node, from: mark)
        if element.label == nil, share == nil { element.label = "In progress" }
        walk.builder.replace(from: mark, with: element)
    }
}

extension ProgressViewStyleConfiguration.Label: SpokenPart {
    static var part: AccessibilityPart { .label }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: SpokenPart {
    static var part: AccessibilityPart { .value }
}
