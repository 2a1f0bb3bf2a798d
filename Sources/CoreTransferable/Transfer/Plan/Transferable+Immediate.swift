extension Transferable {
    /// The text or URL that represents the value; the value itself if there is none that can be had without waiting.
    package var exported: Any {
        for export in Self.plan.exports where export.condition(self) {
            if let value = try? export.immediate?(self) { return value }
        }
        return self
    }

    /// Returns the value that a text represents; `nil` if there is none that can be had without waiting.
    package static func imported(from text: String) -> Self? {
        for step in plan.imports {
            if let value = try? step.immediate?(text) { return value }
        }
        return nil
    }
}
