import Foundation

/// A tap meant for what a view shows without views of its own, such as the views of another world.
package enum ContentTap {
    /// At a point of the view's coordinates.
    case at(CGPoint, count: Int)
    /// On what has an accessibility identifier.
    case identifier(String, count: Int)
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

    /// Taps something. Returns whether it acted.
    let tap: (ContentTap) -> Bool
    /// What has a label and is not covered by other contents.
    let elements: (String) -> [Element]
    /// The labels of everything that can be tapped.
    let labels: () -> [String]
    /// The texts that are shown, in order.
    let texts: () -> [String]
    /// Notes with `PassingLayout` what another layout would not bring back.
    let noteForPassingLayout: () -> Void

    package init(
        tap: @escaping (ContentTap) -> Bool, elements: @escaping (String) -> [Element],
        labels: @escaping () -> [String], texts: @escaping () -> [String],
        noteForPassingLayout: @escaping () -> Void
    ) {
        self.tap = tap
        self.elements = elements
        self.labels = labels
        self.texts = texts
        self.noteForPassingLayout = noteForPassingLayout
    }
}

extension UIView {
    /// What the view shows and what is no view below it, for views that show another world.
    package final var contents: ViewContents? {
        get { appearance?.contents }
        set { madeAppearance.contents = newValue }
    }
}
