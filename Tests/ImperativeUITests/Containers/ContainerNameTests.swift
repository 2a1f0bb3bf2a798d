import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Containers by the names of their parts", .serialized) struct ContainerNameTests {
    @Test("allVisible and primaryHidden are older names of modes, and set the same")
    func olderModes() {
        typealias Mode = UISplitViewController.DisplayMode
        #expect(Mode.allVisible == .oneBesideSecondary && Mode.primaryHidden == .secondaryOnly)
        let rig = SplitRig(.doubleColumn)
        rig.split.preferredDisplayMode = .primaryHidden
        #expect(rig.titles == "◧ b" && rig.split.displayMode == .secondaryOnly)
        rig.split.preferredDisplayMode = .allVisible
        #expect(rig.titles == "◧ a │ b" && rig.split.displayMode == .oneBesideSecondary)
    }

    @Test("The supplementary column is as wide as preferred, between its minimum and its maximum")
    func supplementaryWidths() {
        let rig = SplitRig(.tripleColumn, size: CGSize(width: 1200, height: 96))
        func width(_ preferred: Double, least: Double, most: Double) -> Double {
            rig.split.preferredSupplementaryColumnWidth = preferred
            rig.split.minimumSupplementaryColumnWidth = least
            rig.split.maximumSupplementaryColumnWidth = most
            rig.window.layoutIfNeeded()
            return rig.split.supplementaryColumnWidth
        }
        #expect(width(240, least: 160, most: 320) == 240)
        #expect(width(80, least: 160, most: 320) == 160)
        #expect(width(480, least: 160, most: 320) == 320)
        #expect(width(480, least: UISplitViewController.automaticDimension, most: 400) == 400)
        #expect(rig.navigation(.supplementary)?.view.frame.width == 400)
    }

    @Test("A standard tab such as topRated has its title and its image")
    func topRated() {
        let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 4)
        #expect(item.title == "Top Rated" && item.image != nil && item.tag == 4)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [item]
        let window = UIWindow(frame: bar.frame)
        window.addSubview(bar)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.snapshot().text().contains("Top Rated"))
    }

    @Test(
        "Tabs in a row of little height have the compactInlineLayoutAppearance, and what it lacks from the inline one")
    func compactInline() {
        func title(height: Double) -> (color: UIColor?, size: CGFloat?) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
            window.textMedium = .text
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 32))
            bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
            let appearance = UITabBarAppearance()
            appearance.inlineLayoutAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20),
            ]
            appearance.compactInlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            bar.standardAppearance = appearance
            window.addSubview(bar)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            flushAll()
            var waiting: [UIView] = [bar]
            while let view = waiting.popLast() {
                if let label = view as? UILabel, label.text == "a" { return (label.textColor, label.font.pointSize) }
                waiting += view.subviews
            }
            return (nil, nil)
        }
        #expect(title(height: 384) == (.green, 20))
        #expect(title(height: 800) == (.red, 20))
    }

    private final class Wide: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 800, height: 800)
            view.addSubview(scroll)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scroll.frame = view.bounds
        }
    }

    @Test("A bar for each direction is shown unless showsHorizontalScrollIndicator or its vertical twin is false")
    func scrollIndicators() {
        let controller = Wide()
        let host = ControllerDelegate.launch(controller, size: CGSize(width: 160, height: 96))
        defer { host.end() }
        func marks() -> Int { (host.picture?.svg() ?? "").components(separatedBy: "#808080").count - 1 }
        #expect(controller.scroll.showsHorizontalScrollIndicator && controller.scroll.showsVerticalScrollIndicator)
        let both = marks()
        controller.scroll.showsHorizontalScrollIndicator = false
        let vertical = marks()
        controller.scroll.showsVerticalScrollIndicator = false
        #expect(both == 2 && vertical == 1 && marks() == 0)
    }

    @Test("A whiteLarge indicator is as large as a large one, and white")
    func whiteLarge() {
        let indicator = UIActivityIndicatorView(style: .whiteLarge)
        #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.color == .white)
        #expect(UIActivityIndicatorView(style: .white).bounds.size == CGSize(width: 20, height: 20))
        indicator.color = .red
        #expect(indicator.color == .red && indicator.style == .whiteLarge)
    }
}
