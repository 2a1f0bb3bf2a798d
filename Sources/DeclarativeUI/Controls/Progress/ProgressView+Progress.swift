import AccessibilityModel
import Foundation
import Motion
import UnifiedStorage

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows how far a task is, with its descriptions as labels: by default how much is done in percent, and how many
    /// of its units.
    ///
    /// The task may go on on any thread. While the view is there and the task is not finished, it is looked at ten
    /// times a second. One without units, or with a number of them below zero, shows that a task is running.
    nonisolated public init(_ progress: Progress) {
        self.init(.progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

/// What a task says of itself.
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
    /// What was seen last, of which task.
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
