import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor private final class Notes: UISplitViewControllerDelegate {
    var notes: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var discards = false
    weak var separated: UIViewController?

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { notes.append("mode \(displayMode)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        notes.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        notes.append("hide \(column)")
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        notes.append("propose \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notes.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notes.append("expanded") }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { discards }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

@MainActor @Suite struct SplitViewTests {
    @Test("Two columns stand side by side, each with a bar, and a line between them")
    func twoColumns() {
        let rig = SplitRig(.doubleColumn)
        #expect(rig.titles == "◧ a │ b" && rig.row(2) == "in a │ in b")
        #expect(rig.split.displayMode == .oneBesideSecondary && rig.split.splitBehavior == .tile)
        #expect(!rig.split.isCollapsed)
    }

    @Test("A controller is put into a navigation controller, which is a child; one that is such is taken as it is")
    func wrapping() {
        let rig = SplitRig(.doubleColumn)
        let page = rig.split.viewController(for: .primary)
        #expect(page?.title == "a" && page?.navigationController?.parent === rig.split)
        #expect(page?.splitViewController === rig.split)
        let own = UINavigationController(rootViewController: SplitPage("x"))
        rig.split.setViewController(own, for: .primary)
        #expect(rig.split.viewController(for: .primary) === own && own.parent === rig.split)
        #expect(rig.titles == "◧ x │ b" && page?.navigationController?.parent == nil)
    }

    @Test("Another controller for a column keeps its navigation controller")
    func replacing() {
        let rig = SplitRig(.doubleColumn)
        let navigation = rig.navigation(.secondary)
        rig.split.setViewController(SplitPage("x"), for: .secondary)
        #expect(rig.titles == "◧ a │ x" && rig.navigation(.secondary) === navigation)
        rig.split.setViewController(nil, for: .secondary)
        #expect(rig.titles == "◧ a │" && navigation?.parent == nil)
    }

    @Test("Of three columns the first is shown where there is much room, or when it is asked for")
    func threeColumns() {
        let rig = SplitRig(.tripleColumn)
        #expect(rig.titles == "◧ b │ c" && rig.split.displayMode == .oneBesideSecondary)
        rig.split.show(.primary)
        #expect(rig.titles == "◧ a │ b │ c" && rig.split.displayMode == .twoBesideSecondary)
        rig.split.hide(.supplementary)
        #expect(rig.titles == "◧ c" && rig.split.displayMode == .secondaryOnly)
        rig.split.preferredDisplayMode = .automatic
        rig.host.resize(to: CGSize(width: 1200, height: 144))
        #expect(rig.split.displayMode == .twoBesideSecondary && rig.titles == "◧ a │ b │ c")
    }

    @Test("Columns may cover the secondary one, until that is touched, Escape is pressed, or it is shown")
    func overlay() {
        let rig = SplitRig(.doubleColumn)
        rig.split.preferredDisplayMode = .oneOverSecondary
        #expect(rig.row(2) == "in a │" && rig.split.splitBehavior == .overlay)
        rig.host.tap(at: CGPoint(x: 600, y: 40))
        #expect(rig.titles == "◧ b")
        rig.split.show(.primary)
        #expect(rig.row(2) == "in a │")
        rig.host.press(.keyboardEscape)
        #expect(rig.titles == "◧ b")
        rig.split.show(.primary)
        rig.split.show(.secondary)
        #expect(rig.split.displayMode == .secondaryOnly)
    }

    @Test("Columns may move a part of the secondary one out of sight")
    func displace() {
        let rig = SplitRig(.tripleColumn)
        rig.split.preferredSplitBehavior = .displace
        let width = rig.navigation(.secondary)?.view.frame.width
        rig.split.show(.primary)
        rig.window.layoutIfNeeded()
        #expect(rig.split.displayMode == .twoDisplaceSecondary)
        #expect(rig.navigation(.secondary)?.view.frame.width == width)
        #expect(rig.navigation(.secondary)?.view.frame.maxX ?? 0 > 640)
    }

    @Test("The button shows and hides columns; it is left out when people may not")
    func button() {
        let rig = SplitRig(.doubleColumn)
        rig.tap("Hide Sidebar")
        #expect(rig.titles == "◧ b")
        rig.tap("Show Sidebar")
        #expect(rig.titles == "◧ a │ b")
        rig.split.presentsWithGesture = false
        #expect(rig.titles == "a │ b")
        rig.split.displayModeButtonVisibility = .always
        #expect(rig.titles == "◧ a │ b")
        rig.host.resize(to: SplitRig.narrow)
        #expect(rig.titles == "‹ a b")
    }

    @Test("Narrow columns are one stack, with the secondary one on top, and go back to their places")
    func collapsing() {
        let rig = SplitRig(.tripleColumn)
        rig.host.resize(to: SplitRig.narrow)
        #expect(rig.split.isCollapsed && rig.titles == "‹ b c" && rig.split.viewControllers.count == 1)
        rig.tap("b")
        #expect(rig.titles == "‹ a b")
        rig.tap("a")
        #expect(rig.titles == "a")
        rig.split.show(.secondary)
        #expect(rig.titles == "‹ b c")
        rig.split.hide(.secondary)
        #expect(rig.titles == "‹ a b")
        rig.host.resize(to: SplitRig.wide)
        #expect(!rig.split.isCollapsed && rig.titles == "◧ b │ c")
    }

    @Test("What a column has pushed goes into the one stack and back; what is pushed there is of the column on top")
    func stacks() {
        let rig = SplitRig(.doubleColumn)
        let (first, second) = (rig.navigation(.primary), rig.navigation(.secondary))
        second?.pushViewController(SplitPage("x"), animated: false)
        rig.host.resize(to: SplitRig.narrow)
        #expect(first?.viewControllers.map(\.title) == ["a", "b", "x"] && rig.titles == "‹ b x")
        second?.pushViewController(SplitPage("y"), animated: false)
        first?.pushViewController(SplitPage("z"), animated: false)
        #expect(second?.viewControllers.map(\.title) == ["b", "x", "y", "z"] && rig.titles == "‹ y z")
        rig.tap("y")
        rig.host.resize(to: SplitRig.wide)
        #expect(second?.viewControllers.map(\.title) == ["b", "x", "y"] && rig.titles == "◧ a │ ‹ x y")
        #expect(first?.viewControllers.map(\.title) == ["a"])
    }

    @Test("The compact column is shown instead of the others")
    func compact() {
        let rig = SplitRig(.doubleColumn)
        let tabs = UITabBarController()
        rig.split.setViewController(tabs, for: .compact)
        #expect(rig.titles == "◧ a │ b" && tabs.parent === rig.split)
        rig.host.resize(to: SplitRig.narrow)
        #expect(tabs.view.window === rig.window && rig.split.viewControllers == [tabs])
        #expect(rig.navigation(.primary)?.viewIfLoaded?.window == nil)
        rig.host.resize(to: SplitRig.wide)
        #expect(tabs.view.window == nil && rig.titles == "◧ a │ b")
    }

    @Test("All columns but the secondary one are narrow, and know how they are laid out")
    func traits() {
        let rig = SplitRig(.tripleColumn)
        rig.split.show(.primary)
        rig.window.layoutIfNeeded()
        func classes() -> [UIUserInterfaceSizeClass?] {
            [.primary, .supplementary, .secondary].map {
                rig.split.viewController(for: $0)?.view.traitCollection.horizontalSizeClass
            }
        }
        let page = rig.split.viewController(for: .secondary)
        #expect(classes() == [.compact, .compact, .regular])
        #expect(page?.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
        #expect(rig.split.traitCollection.splitViewControllerLayoutEnvironment == .none)
        rig.host.resize(to: SplitRig.narrow)
        #expect(page?.traitCollection.horizontalSizeClass == .compact)
        #expect(page?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    }

    @Test("Without a width of its own a column has three tenths; in a grid all are whole characters wide")
    func widths() {
        let rig = SplitRig(.doubleColumn)
        #expect(rig.split.primaryColumnWidth == 192)
        rig.split.preferredPrimaryColumnWidthFraction = 0.41
        #expect(rig.split.primaryColumnWidth == 264)
        rig.split.maximumPrimaryColumnWidth = 250
        #expect(rig.split.primaryColumnWidth == 248)
        rig.split.minimumPrimaryColumnWidth = 300
        rig.split.preferredPrimaryColumnWidth = .nan
        #expect(rig.split.primaryColumnWidth == 304)
        rig.window.layoutIfNeeded()
        #expect(rig.navigation(.secondary)?.view.frame == CGRect(x: 312, y: 0, width: 328, height: 144))
    }

    @Test("The primary column is at the other side where that is wished, or where lines begin there")
    func sides() {
        let rig = SplitRig(.doubleColumn)
        rig.split.primaryEdge = .trailing
        #expect(rig.titles == "b │ ◨ a")
        let other = SplitRig(.doubleColumn, traits: UITraitCollection(layoutDirection: .rightToLeft))
        #expect(other.titles == "b │ a ◨")
    }

    @Test("The keyboard goes through one column after the other, and only through those that are not covered")
    func focus() {
        let rig = SplitRig(.doubleColumn)
        var labels: [String?] = []
        for _ in 0..<4 {
            rig.host.press(.keyboardTab)
            labels.append((rig.window.focus.focused?.view as? UIButton)?.currentTitle)
        }
        #expect(labels == ["a button", "b button", "◧", "a button"])
        rig.split.preferredDisplayMode = .oneOverSecondary
        rig.window.layoutIfNeeded()
        #expect(rig.window.focus.stops().count == 2)
    }

    @Test("The delegate is told which columns are shown, and says what is on top of the one stack")
    func delegate() {
        let rig = SplitRig(.doubleColumn)
        let notes = Notes()
        rig.split.delegate = notes
        rig.split.hide(.primary)
        #expect(notes.take() == ["mode secondaryOnly", "hide primary"])
        rig.split.show(.primary)
        #expect(notes.take() == ["mode oneBesideSecondary", "show primary"])
        notes.top = .primary
        rig.host.resize(to: SplitRig.narrow)
        #expect(notes.take() == ["propose secondary", "collapsed"] && rig.titles == "a")
        rig.split.show(.secondary)
        #expect(notes.take() == ["show secondary"])
        notes.mode = .secondaryOnly
        rig.host.resize(to: SplitRig.wide)
        #expect(notes.take() == ["expanded"] && rig.titles == "◧ b")
    }

    @Test("A split view without a style shows its controllers as they are")
    func classic() {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: SplitPage("a")), SplitPage("b")]
        let rig = SplitRig(split)
        #expect(rig.titles == "a │ in b" && split.viewControllers.count == 2)
        rig.host.resize(to: SplitRig.narrow)
        #expect(rig.titles == "‹ a b" && split.viewControllers.count == 1)
        rig.tap("a")
        #expect(rig.titles == "a")
        rig.host.resize(to: SplitRig.wide)
        #expect(rig.titles == "a │ in b" && split.viewControllers.last?.title == "b")
    }

    @Test("The delegate deals with the secondary controller as columns without a style collapse and expand")
    func classicDelegate() {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: SplitPage("a")), SplitPage("b")]
        let rig = SplitRig(split)
        let notes = Notes()
        notes.discards = true
        split.delegate = notes
        rig.host.resize(to: SplitRig.narrow)
        #expect(rig.titles == "a")
        let other = SplitPage("x")
        notes.separated = other
        rig.host.resize(to: SplitRig.wide)
        #expect(rig.titles == "a │ in x")
    }

    @Test("Details are shown in the secondary column, or on top where columns are one stack")
    func details() {
        let rig = SplitRig(.doubleColumn)
        let page = rig.split.viewController(for: .primary)
        page?.showDetailViewController(SplitPage("x"), sender: nil)
        #expect(rig.titles == "◧ a │ x")
        page?.show(SplitPage("p"), sender: nil)
        #expect(rig.titles == "‹ a ◧ p │ x")
        rig.navigation(.primary)?.popViewController(animated: false)
        rig.host.resize(to: SplitRig.narrow)
        rig.tap("a")
        page?.showDetailViewController(SplitPage("y"), sender: nil)
        #expect(rig.titles == "‹ a y")
    }

    @Test("A controller that another container takes leaves its column")
    func taken() {
        let rig = SplitRig(.doubleColumn)
        let own = UINavigationController(rootViewController: SplitPage("x"))
        rig.split.setViewController(own, for: .primary)
        let other = UIViewController()
        other.addChild(own)
        #expect(rig.split.viewController(for: .primary) == nil && rig.titles == "b")
    }

    @Test("A split view without a window decides by its width")
    func withoutWindow() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(SplitPage("a"), for: .primary)
        split.setViewController(SplitPage("b"), for: .secondary)
        split.view.frame = CGRect(x: 0, y: 0, width: 640, height: 96)
        split.view.layoutIfNeeded()
        #expect(!split.isCollapsed && split.view.subviews.count == 3)
    }

    @Test("There are no columns that the style has not, and not more controllers than columns")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISplitViewController().viewControllers = [UIViewController(), .init(), .init()] }
        }
    }
}
