import Foundation

/// The source of a menu: a rectangle of a view.
@MainActor package struct MenuSource {
    /// The view.
    package private(set) weak var view: UIView?
    /// Returns the rectangle, in the view's coordinates; `nil` where that is not known now.
    private let rect: @MainActor () -> CGRect?

    /// A rectangle of a view.
    package init(_ view: UIView, rect: @escaping @MainActor () -> CGRect?) {
        self.view = view
        self.rect = rect
    }

    /// A whole view.
    init(_ view: UIView) { self.init(view) { [weak view] in view?.bounds } }

    /// Where that is in the coordinates of a view in the same window; `nil` where it is in none.
    func frame(in container: UIView) -> CGRect? {
        guard let view, view.window != nil, view.window === container.window, let rect = rect() else { return nil }
        return view.convert(rect, to: container)
    }
}
