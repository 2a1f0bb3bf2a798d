import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Bars in a grid of characters") struct BarGridTests {
    @Test("A bar has a row for its texts and one for the line, and the content begins in the next one")
    func heights() {
        let rig = BarRig(medium: .text)
        rig.root.title = "Inbox"
        #expect(rig.bar.frame.height == 32 && rig.root.view.frame.minY == 32)
        rig.root.navigationItem.prompt = "Hint"
        rig.update()
        #expect(rig.bar.frame.height == 48 && rig.root.view.frame.minY == 48)
        let rows = rig.rows
        #expect(rows[0].contains("Hint") && rows[1].contains("Inbox") && rows[2] == String(repeating: "─", count: 40))
        #expect(rows[3].isEmpty)
    }

    @Test("A large title and the line have a row each")
    func largeTitle() {
        let rig = BarRig(medium: .text)
        rig.root.title = "Inbox"
        rig.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New")
        rig.bar.prefersLargeTitles = true
        #expect(
            rig.rows.prefix(3) == [
                "                                   New", "  Inbox", String(repeating: "─", count: 40),
            ])
    }

    @Test("Large text makes no bar higher")
    func largeText() {
        let rig = BarRig(medium: .text)
        rig.bar.prefersLargeTitles = true
        rig.navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        rig.navigation.isToolbarHidden = false
        rig.update()
        #expect(rig.bar.frame.height == 48 && rig.navigation.toolbar.frame.height == 32)
    }

    @Test("Items of a toolbar stand below its line, with spaces that fill it")
    func toolbar() {
        let rig = BarRig(medium: .text)
        rig.root.toolbarItems = [
            UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"), .fixedSpace(32),
            UIBarButtonItem(title: "Six"),
        ]
        rig.navigation.isToolbarHidden = false
        #expect(rig.rows[28] == String(repeating: "─", count: 40))
        #expect(rig.rows[29] == "  One                       Two    Six")
        rig.navigation.traitOverrides.layoutDirection = .rightToLeft
        #expect(rig.rows[29] == "  Six    Two                       One")
    }
}
