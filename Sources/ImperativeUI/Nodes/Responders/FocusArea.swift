import Foundation

/// The visible part of contents that scroll, around elements that can have the focus.
package struct FocusArea {
    /// The identity of the area.
    package let object: AnyObject
    /// Where it is, in the coordinates of the view or of the window.
    package let frame: CGRect

    package init(_ object: AnyObject, frame: CGRect) { (self.object, self.frame) = (object, frame) }
}
