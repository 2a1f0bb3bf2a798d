import AccessibilityModel
import Drawing
import Foundation

/// A touch on contents that a view shows without views of its own, in the view's coordinates.
package enum ContentTouch {
    /// It came down, as the last of so many in a row. It may be to extend the selection.
    case began(CGPoint, number: Int, extends: Bool)
    /// It moved.
    case moved(CGPoint)
    /// It went up, or does not count any more.
    case ended
}

/// The target of a menu, among the contents that a view shows without views of its own.
package enum MenuLocation {
    /// The contents at a point of the view, or a view in it there.
    case point(CGPoint, child: UIView?)
    /// The object of a focus stop.
    case focused(AnyObject)
}

/// The contents that a view shows without views of its own, for code that looks for something to use among them.
///
/// The view that shows another world conforms. Points are in its coordinates.
@MainActor package protocol ViewContents: AnyObject {
    // MARK: Touches

    /// Taps the element with an accessibility identifier a number of times. Returns whether it acted.
    func tapElement(identifier: String, count: Int) -> Bool
    /// Adds the recognisers of the touched contents.
    func addGestures(to search: inout GestureSearch)
    /// A pointer is at a point without being down, over this view or one in it; `nil` for a pointer that has left.
    func hover(at point: CGPoint?, over child: UIView?)
    /// Returns the pressable element at a point, over this view or one in it; `nil` for none.
    func pressableElement(at point: CGPoint, over child: UIView?) -> PointedElement?
    /// Lets contents follow a touch by themselves. Returns whether any does, and so is neither pressed nor tapped.
    func takeTouch(_ touch: ContentTouch) -> Bool
    /// Scrolls the contents at a point by a distance, for a wheel, a key or a drag. Returns whether it did.
    func scrollContents(by delta: CGVector, at point: CGPoint, _ drag: (any DragNoting)?) -> Bool
    /// Takes hold of the scroll bar at a point, or scrolls by a page where the point is beside it. Returns how the bar
    /// follows the pointer, with its points; `nil` where there is no bar.
    func grabScrollBar(at point: CGPoint) -> ((CGPoint) -> Void)?
    /// Returns whether something at a point can be dragged along an axis, the vertical one or the other, as it is
    /// longer than its visible part.
    func scrolls(_ isVertical: Bool, at point: CGPoint) -> Bool
    /// Returns the innermost contents at a location that can be refreshed; `nil` for none.
    func pullableContents(_ location: PullLocation) -> (any Pullable)?

    // MARK: Keys and menus

    /// The elements that can have the keyboard focus.
    var contentFocusStops: [FocusStop] { get }
    /// Returns the scrolling areas around the object of a focus stop, the outermost first.
    func focusAreas(around object: AnyObject) -> [FocusArea]
    /// Returns the scrolling areas around a subview, the outermost first.
    func focusAreas(aroundChild child: UIView) -> [FocusArea]
    /// Scrolls a subview into sight. Returns whether something scrolled.
    func reveal(child: UIView) -> Bool
    /// Returns the element at a point that can have the keyboard focus; `nil` for none.
    func contentFocusStop(at point: CGPoint) -> FocusStop?
    /// Lets contents act on a key that nothing of the imperative world has handled: those around the object of a focus
    /// stop, or without one those with the key as their shortcut. Returns whether any did.
    func takeKey(_ press: UIPress, focused: AnyObject?) -> Bool
    /// The keys of the controls that are shown and enabled, which act wherever the focus is, in order.
    var contentShortcuts: [ContentKey] { get }
    /// Returns the keys of the object of a focus stop, and of the contents around it.
    func contentKeys(focused: AnyObject) -> FocusedContent
    /// Returns the menus that the contents open when they are used, and the context menu around the object of a focus
    /// stop; `nil` for no object.
    func contentMenus(focused: AnyObject?) -> [ContentMenu]
    /// Opens the menu of the contents at a location, or of those around them. Returns whether there is one.
    func openMenu(_ location: MenuLocation) -> Bool

    // MARK: Searches

    /// Returns the elements with a label that are not covered by other contents.
    func elements(label: String) -> [ContentElement]
    /// The labels of everything that can be tapped.
    var contentLabels: [String] { get }
    /// The texts that are shown, in order.
    var contentTexts: [String] { get }
    /// Prepares the accessibility of the contents. Returns whether there will be more to tell after the next update.
    func prepareToTell() -> Bool
    /// Adds the accessibility of the contents. The transform leads from the view's coordinates to those of the topmost
    /// view.
    func tell(of builder: inout AccessibilityBuilder, _ transform: CGAffineTransform)

    // MARK: Pictures

    /// Notes with `PassingLayout` the state that another layout would not restore.
    func noteContentsForPassingLayout()
    /// Lays out the contents for a medium, as they last were, but for later changes.
    func showContents(in medium: TextMedium)
    /// Called once everything around is for another medium, too.
    func mediumMayHaveChanged()
}

/// A key that contents act on.
package struct ContentKey {
    package let combination: KeyCombination
    /// The effect of the key: the label of its control.
    package let title: String
    /// Does that. Returns whether it did.
    package let perform: () -> Bool

    package init(_ combination: KeyCombination, _ title: String, perform: @escaping () -> Bool) {
        (self.combination, self.title, self.perform) = (combination, title, perform)
    }
}

/// The keys of a focused part of contents.
package struct FocusedContent {
    /// The kind of the part; `nil` if it says none.
    package var role: AccessibilityRole?
    /// The keys that contents around it act on.
    package var keys: [ContentKey] = []
    /// Whether there is a context menu around it.
    package var hasMenu = false

    package init() {}
}

/// A menu of contents that is not open.
@MainActor package struct ContentMenu {
    /// The label of the control that opens it; `nil` if it has none.
    package let title: String?
    /// The menu. Its elements act for as long as `keeper` is there.
    package let menu: UIMenuElement
    package let keeper: AnyObject

    package init(_ title: String?, _ menu: UIMenuElement, keeper: AnyObject) {
        (self.title, self.menu, self.keeper) = (title, menu, keeper)
    }
}

/// Something among contents that can be tapped and has the label that was asked for.
package struct ContentElement {
    /// Where a person would tap it, in the view's coordinates.
    package let point: CGPoint
    /// Whether the point is in the visible part of the scrolling contents inside the view.
    package let isInSight: Bool
    /// Taps it a number of times. Returns whether it acted.
    package let tap: (Int) -> Bool

    package init(point: CGPoint, isInSight: Bool, tap: @escaping (Int) -> Bool) {
        self.point = point
        self.isInSight = isInSight
        self.tap = tap
    }
}

extension UIView {
    /// The contents that are no views below it, for views that show another world. Held weakly, as they are the view
    /// itself.
    package final var contents: (any ViewContents)? {
        get { appearance?.contents }
        set { madeAppearance.contents = newValue }
    }
}

/// How often the shortcuts of any contents have changed, for code that lists them.
@MainActor package enum ContentKeyChanges {
    package private(set) static var count: UInt64 = 0

    /// Notes that there are other shortcuts.
    package static func note() { count &+= 1 }
}
