import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Ending the editing of texts", .serialized) struct EndEditingTests {
    @Test("A view ends the editing of a field in it, and of no other")
    func views() {
        let (field, other) = (UITextField(), UIView())
        let host = FieldHost(field, other)
        #expect(!host.window.endEditing(false))
        field.becomeFirstResponder()
        #expect(!other.endEditing(true))
        #expect(field.isFirstResponder)
        #expect(field.superview?.endEditing(false) == true)
        #expect(!field.isFirstResponder)
    }

    @Test("A field whose delegate wants to go on is ended by force only")
    func force() {
        let (field, delegate) = (UITextField(), FieldDelegate())
        field.delegate = delegate
        delegate.ends = false
        let host = FieldHost(field)
        field.becomeFirstResponder()
        #expect(!host.window.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(host.window.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test("A scroll that somebody begins ends editing, as its view says")
    func scrolling() {
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive] {
            let (field, scroll) = (UITextField(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 64)))
            #expect(scroll.keyboardDismissMode == .none)
            scroll.contentSize = CGSize(width: 200, height: 400)
            scroll.keyboardDismissMode = mode
            let host = FieldHost(field, scroll)
            field.becomeFirstResponder()
            scroll.contentOffset.y = 10
            #expect(field.isFirstResponder)
            host.host.send(.wheel(CGVector(dx: 0, dy: 20), at: CGPoint(x: 10, y: 50)))
            #expect(scroll.contentOffset.y == 30)
            #expect(field.isFirstResponder == (mode == .none))
        }
    }
}
