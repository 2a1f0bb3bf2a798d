/// The content of a preview.
@MainActor public struct PreviewContent {
    /// Makes a controller that shows it.
    package let make: () -> UIViewController

    package init(make: @escaping () -> UIViewController) { self.make = make }
}

/// A result builder that creates the content of a preview from a view or a view controller.
///
/// The declarative framework adds support for its own views.
@MainActor @resultBuilder public enum PreviewBuilder {
    /// Returns the view unchanged.
    public static func buildExpression<Content: UIView>(_ view: Content) -> Content { view }
    /// Returns the view controller unchanged.
    public static func buildExpression<Content: UIViewController>(_ controller: Content) -> Content { controller }
    /// Returns the only view in the block.
    public static func buildBlock<Content: UIView>(_ view: Content) -> Content { view }
    /// Returns the only view controller in the block.
    public static func buildBlock<Content: UIViewController>(_ controller: Content) -> Content { controller }
    /// Returns preview content that shows the view as the whole view of a view controller.
    public static func buildFinalResult<Content: UIView>(_ view: Content) -> PreviewContent {
        PreviewContent { ViewPreviewController(view) }
    }
    /// Returns preview content that shows the view controller.
    public static func buildFinalResult<Content: UIViewController>(_ controller: Content) -> PreviewContent {
        PreviewContent { controller }
    }
}

/// Shows a view, which is as large as the controller's view or as it wants to be.
final class ViewPreviewController: UIViewController {
    private let shown: UIView

    init(_ shown: UIView) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func loadView() { view = shown }
}
