/// How much an undo history keeps. The last step is kept at any size.
package struct UndoLimits: Hashable, Sendable {
    /// The number of steps; at least 1.
    package let steps: Int
    /// The bytes of text in all steps.
    package let bytes: Int

    /// Creates limits, by default of 1,000 steps and four megabytes.
    package init(steps: Int = 1_000, bytes: Int = 4 << 20) {
        self.steps = max(1, steps)
        self.bytes = max(0, bytes)
    }
}
