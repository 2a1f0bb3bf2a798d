import DeclarativeUI
import Testing

@MainActor @Suite("Traits of elements by their names") struct SpokenNameTests {
    @Test("What isStaticText is told of as a text, also a picture, and no longer without it")
    func isStaticText() {
        let shown = Shown {
            Color.red.accessibilityLabel("Red").accessibilityAddTraits(.isStaticText)
            Text("Plain")
            Text("Other").accessibilityRemoveTraits(.isStaticText)
        }
        #expect(shown.lines.first == #"text "Red""#)
        #expect(shown.tree.elements(label: "Plain").first?.traits.contains(.staticText) == true)
        #expect(shown.tree.elements(label: "Other").first?.traits.contains(.staticText) == false)
    }

    @Test("What startsMediaSession is told so, in both worlds")
    func startsMediaSession() {
        let shown = Shown { Button("Play") {}.accessibilityAddTraits(.startsMediaSession) }
        #expect(shown.lines.first?.contains("starts media") == true)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.setTitle("Play", for: .normal)
        button.accessibilityTraits.insert(.startsMediaSession)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(button)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(window.accessibilityTree.outline.contains("starts media"))
    }
}
