import BridgedEnvironment

extension View {
    /// Prints the reasons why the current body runs: `Card: @self, @identity, _count changed.`
    ///
    /// `@self` stands for the view's own value, `@identity` for a new place in the tree, `_count` for a dynamic
    /// property, and `@dependencies` for an observable value that the body has read. Call it in a body: `let _ =
    /// Self._printChanges()`. Elsewhere, it prints `Card: unchanged.` For more details, see ``EvaluationRecorder``.
    public static func _printChanges() { print(BodyChanges.line(for: self)) }

    /// Logs the text that ``_printChanges()`` prints, under the category `Changed Body Properties`.
    public static func _logChanges() { RuntimeIssue.report("Changed Body Properties", BodyChanges.line(for: self)) }
}

/// The reasons for which the current body runs, in one line.
@MainActor enum BodyChanges {
    static func line(for type: Any.Type) -> String {
        let changes = (ViewGraph.runningNode as? any AccountedNode)?.changes ?? []
        return TypeName.of(type) + ": "
            + (changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed.")
    }
}

extension AccountedNode {
    /// The changes since the last run; during a run, the reasons for it.
    fileprivate var changes: [String] {
        let isFirst = isFirstRun
        var changes: [String] = []
        if isFirst || valueDiffers { changes.append("@self") }
        if isFirst, properties != nil { changes.append("@identity") }
        if let properties {
            for field in properties.fields
            where isFirst || properties.changedFields & PropertyField.bit(of: field.index) != 0 {
                changes.append(field.name)
            }
        }
        if dependenciesChanged { changes.append("@dependencies") }
        return changes
    }
}
