import Foundation

/// An element that can have the keyboard focus: a view, or a part that a view shows without views of its own.
@MainActor package struct FocusStop {
    /// The identity of the stop, the same for as long as it exists.
    package let object: AnyObject
    /// The view it is, or is shown by.
    private(set) package weak var view: UIView?
    /// Where it is, in the view's coordinates; `nil` once it is gone, or cannot have the focus.
    package let frame: () -> CGRect?
    /// Performs the action of pressing it. Returns whether it did something.
    package let activate: () -> Bool
    /// Scrolls it into sight inside its view.
    package let reveal: () -> Void
    /// Called when it gets or loses the focus.
    package let focusDidChange: (Bool) -> Void
    /// Asked before the focus goes elsewhere. Returns whether it may.
    package let yield: () -> Bool
    /// The editor of its text, if it is for text. It shows itself that it has the focus.
    private(set) package weak var receiver: (any TextKeyReceiver)?
    /// The group that Tab enters and leaves as one; `nil` for an element of its own.
    private(set) package weak var group: AnyObject?
    /// Whether Tab enters the group here.
    package let isEntry: Bool
    /// Whether pressing the element ends or destroys something, so that the focus does not begin there.
    package let endsOrDestroys: Bool

    package init(
        _ object: AnyObject, in view: UIView, frame: @escaping () -> CGRect?, activate: @escaping () -> Bool,
        reveal: @escaping () -> Void = {}, focusDidChange: @escaping (Bool) -> Void = { _ in },
        yield: @escaping () -> Bool = { true }, receiver: (any TextKeyReceiver)? = nil,
        group: AnyObject? = nil, isEntry: Bool = false, endsOrDestroys: Bool = false
    ) {
        self.object = object
        self.view = view
        self.frame = frame
        self.activate = activate
        self.reveal = reveal
        self.focusDidChange = focusDidChange
        self.yield = yield
        self.receiver = receiver
        self.group = group
        self.isEntry = isEntry
        self.endsOrDestroys = endsOrDestroys
    }
}
