import DeclarativeUI
import Testing

@MainActor @Suite("What is read at present", .serialized) struct ReadingTests {
    @Test("A view that is gone to is told, and so is the one that is left")
    func views() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let (one, two) = (ReadView(), ReadView())
        for (view, name) in [(one, "One"), (two, "Two")] {
            (view.isAccessibilityElement, view.accessibilityLabel) = (true, name)
            window.addSubview(view)
        }
        #expect(window.accessibilityTree.element(label: "One")?.focus() == true)
        #expect(one.accessibilityElementIsFocused() && one.notes == ["read"])
        UIAccessibility.post(notification: .layoutChanged, argument: two)
        #expect(one.notes == ["read", "left"] && two.notes == ["read"])
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === two)
        #expect(window.accessibilityTree.element(label: "Two")?.isFocused == true)
        UIAccessibility.post(notification: .announcement, argument: one)
        #expect(two.accessibilityElementIsFocused())
    }

    @Test("What is announced is heard by those who follow that")
    func announcements() {
        var heard: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { note in
            let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
            MainActor.assumeIsolated { heard.append(text ?? "") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: "Page two")
        #expect(heard == ["Saved", "Page two"])
    }

    @Test("A state follows what is read, and goes to what it is set to")
    func states() {
        let probe = ReadingProbe()
        let shown = Shown { ReadingView(probe: probe) }
        #expect(shown.tree.element(label: "Name")?.focus() == true)
        shown.window.layoutIfNeeded()
        #expect(probe.seen == .name)
        #expect(shown.tree.element(label: "Name")?.isFocused == true)
        #expect(shown.tree.element(.button, label: "Go on")?.activate() == true)
        shown.window.layoutIfNeeded()
        #expect(probe.seen == .place)
        #expect(shown.tree.element(label: "Place")?.isFocused == true)
        #expect(shown.tree.element(label: "Name")?.isFocused == false)
        // To something of which no state tells.
        #expect(shown.tree.element(.button, label: "Go on")?.focus() == true)
        shown.window.layoutIfNeeded()
        #expect(probe.seen == nil)
    }
}

private final class ReadView: UIView {
    var notes: [String] = []

    override func accessibilityElementDidBecomeFocused() { notes.append("read") }
    override func accessibilityElementDidLoseFocus() { notes.append("left") }
}

private enum ReadField: Hashable {
    case name
    case place
}

@MainActor private final class ReadingProbe {
    var seen: ReadField?
}

private struct ReadingView: View {
    let probe: ReadingProbe
    @AccessibilityFocusState private var field: ReadField?

    var body: some View {
        probe.seen = field
        return VStack {
            Text("Name").accessibilityFocused($field, equals: .name)
            Text("Place").accessibilityFocused($field, equals: .place)
            Button("Go on") { field = .place }
        }
    }
}
