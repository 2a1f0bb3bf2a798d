private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of control labels; `.automatic` by default, which lets each control decide by its context.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether controls are not to show their labels.
    var hidesLabels: Bool { labelsVisibility == .hidden }
}

extension View {
    /// Hides the labels of controls in this view, such as toggles and pickers. Controls can still be found by their
    /// labels. The content of a control, such as the label of a button, remains visible.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Sets the visibility of the labels of controls in this view. The modifier nearest to a control wins.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
