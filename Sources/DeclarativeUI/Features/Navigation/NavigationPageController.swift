@_spi(Graph) import DeclarativeViews
import Foundation
import ImperativeUI

/// The hosting controller of one page of a navigation stack.
final class NavigationPageController: UIHostingController<AnyView> {
    let model: NavigationModel
    /// The page; `nil` for the root of the stack.
    let page: Int?
    /// The navigation controller of the column whose root this is; `nil` for other pages.
    weak var columnNavigation: UINavigationController?

    init(_ content: AnyView, of model: NavigationModel, page: Int?) {
        self.model = model
        self.page = page
        super.init(rootView: content)
        inheritWhileCovered()
    }

    override var setsEditMode: Bool { false }

    /// Where the preferences of the page go out; set before its views are loaded.
    var outlet: PreferenceOutlet?
    override var preferenceOutlet: PreferenceOutlet? { outlet }

    required init?(coder: NSCoder) {
        fatalError("A page of a navigation stack cannot come from an archive.")
    }

    override func loadView() {
        super.loadView()
        if let page { hostingView?.presentation = PagePresentation(of: model, page: page) }
    }

    /// The content of the page.
    var content: AnyView {
        get { rootView }
        set { rootView = newValue }
    }
}

/// A page of a navigation stack that its views can leave.
final class PagePresentation: DismissAction.Presentation {
    private weak var model: NavigationModel?
    private let page: Int

    nonisolated init(of model: NavigationModel, page: Int) {
        self.model = model
        self.page = page
        super.init()
    }

    override func dismiss() { model?.removePage(page) }
}

extension _UIHostingView: GraphNavigationDelegate {
    /// The page in which the views are: that of the nearest controller around them that is one.
    private var nearestPage: NavigationPageController? {
        var controller = nearestViewController
        while let here = controller {
            if let page = here as? NavigationPageController { return page }
            controller = here.parent
        }
        return nil
    }

    package var navigation: NavigationModel? { nearestPage?.model }
    package var navigationPage: Int? { nearestPage?.page }
}
