import DeclarativeViews
import Drawing
import ImperativeUI

/// The views as contents of this view. Further requirements are met where their subject is.
extension _UIHostingView: ViewContents {
    package final func tapElement(identifier: String, count: Int) -> Bool {
        interaction.tap(identifier: identifier, count: count)
    }

    package final var contentLabels: [String] { interaction.labels }
    package final var contentTexts: [String] { interaction.texts }

    package final func noteContentsForPassingLayout() { viewGraph.noteForPassingLayout() }
    package final func showContents(in medium: TextMedium) { viewGraph.show(in: medium) }
    package final func mediumMayHaveChanged() { sizeMayHaveChanged() }
}
