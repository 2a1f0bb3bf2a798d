import Foundation

/// A press that is held down to open a menu. Where there is none, the touch is left to others.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private let menu: (CGPoint) -> (() -> Void)?
    private var open: (() -> Void)?

    /// - Parameter menu: Returns a function that opens the menu at a point of the view; `nil` where there is none.
    init(_ menu: @escaping (CGPoint) -> (() -> Void)?) {
        self.menu = menu
        super.init()
        delegate = self
        addTarget(self, action: MenuPress.act)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        open = menu(location(in: view))
        return open != nil
    }

    private func act() {
        if state == .began { open?() }
        open = nil
    }

    override func reset() {
        super.reset()
        open = nil
    }
}
