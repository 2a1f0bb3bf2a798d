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
package enum MenuPlace {
    /// The contents at a point of the view, or a view in it there.
    case point(CGPoint, child: UIView?)
    /// The object of a focus stop.
    case focused(AnyObject)
}

/// The contents that a view shows without views of its own, for code that looks for something to tap.
@MainActor package struct ViewContents {
    /// Something that can be tapped and has the label that was asked for.
    package struct Element {
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

    /// Taps the element with an accessibility identifier a number of times. Returns whether it acted.
    let tap: (String, Int) -> Bool
    /// Adds the recognisers of the touched contents.
    let gestures: (inout GestureSearch) -> Void
    /// A pointer is at a point without being down, over this view or one in it; `nil` for a pointer that has left.
    let hover: (CGPoint?, UIView?) -> Void
    /// Lets contents follow a touch by themselves. Returns whether any does, and so is neither pressed nor tapped.
    let touch: (ContentTouch) -> Bool
    /// Scrolls the contents at a point by a distance, for a wheel, a key or a drag. Returns whether it did.
    let scroll: (CGVector, CGPoint, (any DragNoting)?) -> Bool
    /// Whether something at a point can be dragged along an axis, the vertical one or the other, as it is longer than
    /// its visible part.
    let scrolls: (_ isVertical: Bool, CGPoint) -> Bool
    /// The innermost contents at a place that can be refreshed; `nil` for none.
    let pullable: (PullPlace) -> (any Pullable)?
    /// The elements that can have the keyboard focus.
    let focusStops: () -> [FocusStop]
    /// Lets contents act on a key that nothing of the imperative world has handled: those around the object of a focus
    /// stop, or without one those with the key as their shortcut. Returns whether any did.
    let key: (UIPress, AnyObject?) -> Bool
    /// Opens the menu of the contents at a place, or of those around them. Returns whether there is one.
    let openMenu: (MenuPlace) -> Bool
    /// The elements with a label that are not covered by other contents.
    let elements: (String) -> [Element]
    /// The labels of everything that can be tapped.
    let labels: () -> [String]
    /// The texts that are shown, in order.
    let texts: () -> [String]
    /// Prepares the accessibility of the contents. Returns whether there will be more to tell after the next update.
    let prepareAccessibility: () -> Bool
    /// Adds the accessibility of the contents. The transform leads from the view's coordinates to those of the topmost
    /// view.
    let accessibility: (inout AccessibilityBuilder, CGAffineTransform) -> Void
    /// Notes with `PassingLayout` the state that another layout would not restore.
    let noteForPassingLayout: () -> Void
    /// Lays out the contents for a medium, as they last were, but for later changes.
    let showIn: (TextMedium) -> Void
    /// Called once everything around is for another medium, too.
    let mediumMayHaveChanged: () -> Void

    package init(
        tap: @escaping (String, Int) -> Bool, gestures: @escaping (inout GestureSearch) -> Void,
        hover: @escaping (CGPoint?, UIView?) -> Void,
        touch: @escaping (ContentTouch) -> Bool,
        scroll: @escaping (CGVector, CGPoint, (any DragNoting)?) -> Bool,
        scrolls: @escaping (_ isVertical: Bool, CGPoint) -> Bool,
        pullable: @escaping (PullPlace) -> (any Pullable)?,
        focusStops: @escaping () -> [FocusStop],
        key: @escaping (UIPress, AnyObject?) -> Bool,
        openMenu: @escaping (MenuPlace) -> Bool,
        elements: @escaping (String) -> [Element],
        labels: @escaping () -> [String], texts: @escaping () -> [String],
        prepareAccessibility: @escaping () -> Bool,
        accessibility: @escaping (inout AccessibilityBuilder, CGAffineTransform) -> Void,
        noteForPassingLayout: @escaping () -> Void, showIn: @escaping (TextMedium) -> Void,
        mediumMayHaveChanged: @escaping () -> Void
    ) {
        self.tap = tap
        self.gestures = gestures
        self.hover = hover
        self.touch = touch
        self.scroll = scroll
        self.scrolls = scrolls
        self.pullable = pullable
        self.focusStops = focusStops
        self.key = key
        self.openMenu = openMenu
        self.elements = elements
        self.labels = labels
        self.texts = texts
        self.prepareAccessibility = prepareAccessibility
        self.accessibility = accessibility
        self.noteForPassingLayout = noteForPassingLayout
        self.showIn = showIn
        self.mediumMayHaveChanged = mediumMayHaveChanged
    }
}

extension UIView {
    /// The contents that are no views below it, for views that show another world.
    package final var contents: ViewContents? {
        get { appearance?.contents }
        set { madeAppearance.contents = newValue }
    }
}
