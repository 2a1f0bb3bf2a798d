import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("UIRefreshControl", .serialized) struct RefreshControlTests {
    @Test("Content that is pulled far enough is refreshed once, and has room above it until that has ended")
    func pull() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        stage.touch(.down, y: 16)
        stage.touch(.move, y: 64)
        #expect(stage.distance == 48 && stage.count == 0 && !stage.control.isRefreshing)
        stage.touch(.move, y: 112)
        #expect(stage.distance == 96 && stage.count == 1 && stage.control.isRefreshing)
        stage.touch(.move, y: 128)
        stage.touch(.up, y: 128)
        #expect(stage.distance == 48 && stage.count == 1)
        #expect(stage.scroll.adjustedContentInset.top == 48)
        stage.control.endRefreshing()
        #expect(stage.distance == 0 && !stage.control.isRefreshing && stage.scroll.adjustedContentInset == .zero)
    }

    @Test("A pull that is too short, or that goes back, refreshes nothing")
    func shortPull() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        stage.host.drag(from: CGPoint(x: 240, y: 16), to: CGPoint(x: 240, y: 80))
        #expect(stage.distance == 0 && stage.count == 0)
        stage.touch(.down, y: 32)
        stage.touch(.move, y: 80)
        stage.touch(.move, y: 16)
        #expect(stage.distance == -16)
        stage.touch(.up, y: 16)
        #expect(stage.distance == -16 && stage.count == 0)
    }

    @Test("Content is not pulled before it is at its start, nor by the wheel")
    func scrolled() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        stage.scroll.contentOffset.y = 64
        stage.host.drag(from: CGPoint(x: 240, y: 16), to: CGPoint(x: 240, y: 112), steps: 6)
        #expect(stage.distance == 0 && stage.count == 0)
        stage.host.send(.wheel(CGVector(dx: 0, dy: -160), at: CGPoint(x: 240, y: 16)))
        #expect(stage.distance == 0 && stage.count == 0)
    }

    @Test("F5, Command-R and Control-R refresh from the start of the content")
    func keys() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            (.keyboardF5, []), (.keyboardR, .command), (.keyboardR, .control),
        ]
        for (number, key) in keys.enumerated() {
            stage.scroll.contentOffset.y = 100
            stage.host.press(key.0, modifiers: key.1)
            #expect(stage.count == number + 1 && stage.distance == 48)
            stage.host.press(key.0, modifiers: key.1)
            #expect(stage.count == number + 1)
            stage.control.endRefreshing()
        }
        stage.host.press(.keyboardR)
        #expect(stage.count == 3)
        stage.control.isEnabled = false
        stage.host.press(.keyboardF5)
        stage.host.drag(from: CGPoint(x: 240, y: 16), to: CGPoint(x: 240, y: 128))
        #expect(stage.count == 3 && stage.distance == 0)
    }

    @Test("A program that begins and ends refreshing sends no event")
    func program() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        stage.control.beginRefreshing()
        stage.control.beginRefreshing()
        #expect(stage.control.isRefreshing && stage.distance == 48 && stage.count == 0)
        stage.scroll.contentOffset.y = 30
        stage.control.endRefreshing()
        #expect(stage.distance == -30 && stage.count == 0)
        stage.control.beginRefreshing()
        #expect(stage.distance == -30)
        stage.control.endRefreshing()
        stage.control.endRefreshing()
        #expect(stage.scroll.adjustedContentInset == .zero)
    }

    @Test("A title is shown below the ring, and names the control")
    func title() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        stage.control.attributedTitle = NSAttributedString(string: "Loading")
        #expect(!stage.host.text.contains("Loading"))
        stage.control.beginRefreshing()
        #expect(stage.host.text.contains("Loading"))
        #expect(stage.control.accessibilityLabel == "Loading")
        stage.control.endRefreshing()
        #expect(!stage.host.text.contains("Loading"))
    }

    @Test("A scroll view has one control, which may also be added as a subview")
    func ownership() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        let other = UIScrollView()
        stage.control.beginRefreshing()
        other.refreshControl = stage.control
        #expect(stage.scroll.refreshControl == nil && stage.scroll.adjustedContentInset == .zero)
        #expect(other.adjustedContentInset.top == 48 && stage.control.superview === other)
        let added = UIRefreshControl()
        other.addSubview(added)
        #expect(other.refreshControl === added && stage.control.superview == nil)
        #expect(other.adjustedContentInset == .zero)
        added.removeFromSuperview()
        #expect(other.refreshControl == nil)
    }

    /// Whether there are dots that make up a ring.
    private func isRingShown(_ stage: RefreshStage) -> Bool {
        stage.host.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
    }

    @Test("A ring stands above the content while it is refreshed, and its primary action is to refresh")
    func ring() {
        let stage = RefreshStage()
        defer { stage.host.end() }
        #expect(!isRingShown(stage))
        stage.control.performPrimaryAction()
        #expect(stage.count == 1)
        #expect(isRingShown(stage) && !stage.lines[0].contains("Line"))
        stage.control.endRefreshing()
        #expect(!isRingShown(stage))
    }
}
