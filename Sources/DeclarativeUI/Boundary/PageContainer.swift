import DeclarativeViews
import ImperativeUI

/// A controller that shows views of the surrounding tree in pages, each with a graph of its own.
@MainActor protocol PageContainer: UIViewController {
    /// Where the preferences of the pages come into the graph around; set before the pages are loaded.
    ///
    /// The container keeps it told which pages are shown.
    var inlet: PreferenceInlet? { get set }
}
