import AccessibilityModel
import Foundation
import Motion
import BridgedEnvironment

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a progress view for a `Progress` instance, with its descriptions as labels. By default, these are the
    /// completed percentage and the completed units.
    ///
    /// The progress may be updated on any thread. While the view is visible and the progress is not finished, the
    /// view polls it ten times a second. A progress without units, or with a negative number of units, is displayed
    /// as indeterminate.
    nonisolated public init(_ progress: Progress) {
        self.init(.progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

/// The state of a `Progress` instance.
struct ProgressState: Equatable {
    var share: Double?
    var title: String
    var detail: String
    var isFinished: Bool

    init(_ progress: Progress) {
        isFinished = progress.isFinished
        let share = progress.fractionCompleted
        self.share = progress.isIndeterminate || !share.isFinite ? nil : min(max(share, 0), 1)
        title = progress.localizedDescription ?? ""
        detail = progress.localizedAdditionalDescription ?? ""
        guard let share = self.share else { return }
        // Foundation has no words of its own on every system.
        if title.isEmpty { title = "\(AccessibilityWords.percent(share)) completed" }
        if detail.isEmpty { detail = "\(progress.completedUnitCount) of \(progress.totalUnitCount)" }
    }
}

/// A view of how far a task is.
struct FollowedProgress<Content: View>: View, UnnamedPlace {
    let progress: Progress
    let content: @MainActor (ProgressState) -> Content
    @State private var alarm = PollingAlarm()
    @Environment(\.animationClock) private var clock
    /// The state that was read last, and the progress it belongs to.
    @State private var seen: Seen?

    private struct Seen: Equatable {
        let id: ObjectIdentifier
        let state: ProgressState
    }

    init(progress: Progress, content: @escaping @MainActor (ProgressState) -> Content) {
        (self.progress, self.content) = (progress, content)
    }

    var body: some View {
        let id = ObjectIdentifier(progress)
        content(seen.flatMap { $0.id == id ? $0.state : nil } ?? ProgressState(progress))
            .onAppear { follow() }
            .onChange(of: id) { follow() }
            .onDisappear { alarm.end() }
    }

    private func follow() {
        let (progress, seen) = (progress, $seen)
        alarm.begin(on: (clock ?? .current).waking) {
            let state = ProgressState(progress)
            let now = Seen(id: ObjectIdentifier(progress), state: state)
            if seen.wrappedValue != now { seen.wrappedValue = now }
            return !state.isFinished
        }
    }
}
