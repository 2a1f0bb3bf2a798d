private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether controls show their labels; `.automatic` by default, with which each control decides by its place.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether controls are not to show their labels.
    var hidesLabels: Bool { labelsVisibility == .hidden }
}

extension View {
    /// Hides the labels of the controls in this view, such as toggles and pickers. Controls are found by their labels
    /// as before. What a control is made of, such as the label of a button, stays.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Says whether the controls in this view show their labels. The modifier nearest to a control wins.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
