import Drawing
import Foundation

/// A touch on what a view shows without views of its own, in the view's coordinates.
package enum ContentTouch {
    /// It came down, as the last of so many in a row. It may be to extend what is selected.
    case began(CGPoint, number: Int, extends: Bool)
    /// It moved.
    case moved(CGPoint)
    /// It went up, or does not count any more.
    case ended
}

/// What a menu is wanted for, of what a view shows without views of its own.
package enum MenuPlace {
    /// What is at a point of the view, or a view in it there.
    case point(CGPoint, child: UIView?)
    /// The object of a focus stop.
    case focused(AnyObject)
}

/// What a view shows without views of its own, for those who look for something to tap.
@MainActor package struct ViewContents {
    /// Something that can be tapped and has the label that was asked for.
    package struct Element {
        /// Where a person would tap it, in the view's coordinates.
        package let point: CGPoint
        /// Whether the point is in the visible part of whatever scrolls inside the view.
        package let isInSight: Bool
        /// Taps it a number of times. Returns whether it acted.
        package let tap: (Int) -> Bool

        package init(point: CGPoint, isInSight: Bool, tap: @escaping (Int) -> Bool) {
            self.point = point
            self.isInSight = isInSight
            self.tap = tap
        }
    }

    /// Taps what has an accessibility identifier a number of times. Returns whether it acted.
    let tap: (String, Int) -> Bool
    /// Adds the recognisers of what is touched.
    let gestures: (inout GestureSearch) -> Void
    /// A pointer is at a point without being down, over this view or one in it; `nil` for a pointer that has left.
    let hover: (CGPoint?, UIView?) -> Void
    /// Lets what is shown follow a touch by itself. Returns whether something does, and so is neither pressed nor
    /// tapped.
    let touch: (ContentTouch) -> Bool
    /// Scrolls what is at a point by a distance, for a wheel, a key or a drag. Returns whether it did.
    let scroll: (CGVector, CGPoint, (any DragNoting)?) -> Bool
    /// Whether something at a point can be dragged along an axis, the vertical one or the other, as it is longer than
    /// what is seen of it.
    let scrolls: (_ isVertical: Bool, CGPoint) -> Bool
    /// The innermost contents at a place that can be refreshed; `nil` for none.
    let pullable: (PullPlace) -> (any Pullable)?
    /// What can have the focus of the keyboard.
    let focusStops: () -> [FocusStop]
    /// Lets what is shown act on a key that nothing of the imperative world has wanted: what is around the object of a
    /// focus stop, or without one what has the key as its shortcut. Returns whether it did.
    let key: (UIPress, AnyObject?) -> Bool
    /// Opens the menu that something shown has for its place, or what is around it. Returns whether there is one.
    let openMenu: (MenuPlace) -> Bool
    /// What has a label and is not covered by other contents.
    let elements: (String) -> [Element]
    /// The labels of everything that can be tapped.
    let labels: () -> [String]
    /// The texts that are shown, in order.
    let texts: () -> [String]
    /// Gets ready to tell of what is shown. Returns whether there will be more to tell after the next update.
    let prepareAccessibility: () -> Bool
    /// Adds what is told of what is shown. The transform leads from the view's coordinates to those of the topmost
    /// view.
    let accessibility: (inout AccessibilityBuilder, CGAffineTransform) -> Void
    /// Notes with `PassingLayout` what another layout would not bring back.
    let noteForPassingLayout: () -> Void
    /// Has what is shown laid out for a medium, as it was when it last was, but for what has changed.
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
    /// What the view shows and what is no view below it, for views that show another world.
    package final var contents: ViewContents? {
        get { appearance?.contents }
        set { madeAppearance.contents = newValue }
    }
}
