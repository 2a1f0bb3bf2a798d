/// A part of an update in which code of your own nodes runs.
///
/// An update begins with the values that were written, and runs the stages in the order of this list until nothing is
/// left to do. Within a stage, nodes higher in the tree come first. A stage whose work changes what an earlier one has
/// read starts the update over from there; work that never settles is stopped and reported.
public struct UpdateStage: Hashable, Sendable {
    let phase: UpdatePhase
    /// The name of the stage in explanations.
    let role: String

    /// Values are derived from others. Trait change handlers run here, too.
    public static let values = UpdateStage(phase: .handlers, role: "values")
    /// Content is made from values. Bodies of views run here, too.
    public static let content = UpdateStage(phase: .bodies, role: "content")
    /// Content is measured and placed.
    public static let layout = UpdateStage(phase: .layout, role: "layout")
    /// Content is drawn. `draw(_:)` of views runs here, too.
    public static let display = UpdateStage(phase: .display, role: "display")
}
