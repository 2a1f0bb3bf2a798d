import Foundation
import TestSupport
import Testing
import UITestSupport

@testable import ImperativeUI

@MainActor @Suite("Keys for swipe actions", .serialized) struct SwipeKeyTests {
    private func launch(_ list: UICollectionLayoutListConfiguration) -> (host: HeadlessHost, screen: SwipeScreen) {
        let screen = SwipeScreen(list)
        let host = ControllerDelegate.launch(screen, size: CGSize(width: 320, height: 192))
        host.press(.keyboardTab)
        return (host, screen)
    }

    @Test("An arrow shows the buttons at the edge it leads away from, and the first has the focus")
    func arrows() {
        let (host, screen) = launch(SwipeLog().list(leading: ["Pin"], trailing: ["Flag", "Mark"]))
        defer { host.end() }
        #expect(screen.cell(0)?.isFocused == true)
        host.press(.keyboardLeftArrow)
        #expect(screen.cell(0)?.shownButtons.map(\.isFocused) == [true, false])
        host.press(.keyboardLeftArrow)
        #expect(screen.cell(0)?.shownButtons.map(\.isFocused) == [false, true])
        host.press(.keyboardRightArrow)
        #expect(screen.cell(0)?.isSwiped == false && screen.cell(0)?.isFocused == true)
        host.press(.keyboardRightArrow)
        #expect(screen.cell(0)?.shownButtons.map(\.isFocused) == [true])
        #expect(screen.cell(0)?.swiped?.isLeading == true)
    }

    @Test("Escape puts the row back, which has the focus again")
    func escape() {
        let (host, screen) = launch(SwipeLog().list(trailing: ["Flag"]))
        defer { host.end() }
        host.press(.keyboardDownArrow)
        host.press(.keyboardLeftArrow)
        #expect(screen.cell(1)?.isSwiped == true)
        host.press(.keyboardEscape)
        #expect(screen.cell(1)?.isSwiped == false && screen.cell(1)?.isFocused == true)
    }

    @Test("Return performs the action that has the focus, and the row has the focus again once it is completed")
    func performs() {
        let log = SwipeLog()
        let (host, screen) = launch(log.list(trailing: ["Delete"]))
        defer { host.end() }
        host.press(.keyboardLeftArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["Delete 0"])
        #expect(screen.cell(0)?.isSwiped == false && screen.cell(0)?.isFocused == true)
    }

    @Test(
        "The Delete keys show buttons at the trailing edge of which one is destructive",
        arguments: [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward])
    func deleteKeys(_ key: UIKeyboardHIDUsage) {
        let log = SwipeLog()
        let (host, screen) = launch(log.list(leading: ["Pin"], trailing: ["Flag", "Delete"]))
        defer { host.end() }
        host.press(key)
        #expect(screen.cell(0)?.swiped?.isLeading == false)
        #expect(screen.cell(0)?.shownButtons.map(\.isFocused) == [true, false])
        host.press(key)
        #expect(screen.cell(0)?.isSwiped == true && log.notes.isEmpty)
    }

    @Test("The Delete keys show no buttons if none at the trailing edge is destructive")
    func nothingToDelete() {
        let (host, screen) = launch(SwipeLog().list(leading: ["Delete"], trailing: ["Flag"]))
        defer { host.end() }
        host.press(.keyboardDeleteOrBackspace)
        host.press(.keyboardDeleteForward)
        #expect(screen.cell(0)?.isSwiped == false)
    }
}
