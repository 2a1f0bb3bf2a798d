/// What a preview shows.
@MainActor public struct PreviewContent {
    /// Makes a controller that shows it.
    package let make: () -> UIViewController

    package init(make: @escaping () -> UIViewController) { self.make = make }
}

/// Makes what a preview shows of a view or a controller.
///
/// The declarative world adds its views.
@MainActor @resultBuilder public enum PreviewBuilder {
    /// Returns a view as it is.
    public static func buildExpression<Content: UIView>(_ view: Content) -> Content { view }
    /// Returns a controller as it is.
    public static func buildExpression<Content: UIViewController>(_ controller: Content) -> Content { controller }
    /// Returns the only view.
    public static func buildBlock<Content: UIView>(_ view: Content) -> Content { view }
    /// Returns the only controller.
    public static func buildBlock<Content: UIViewController>(_ controller: Content) -> Content { controller }
    /// Returns a controller whose whole view is a view.
    public static func buildFinalResult<Content: UIView>(_ view: Content) -> PreviewContent {
        PreviewContent { ViewPreviewController(view) }
    }
    /// Returns a controller as what a preview shows.
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
