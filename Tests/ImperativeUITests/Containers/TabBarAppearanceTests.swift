import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor private struct Rig {
    let bar = UITabBar()
    let window: UIWindow

    init(medium: Snapshot.Medium? = nil) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
        if let medium { window.textMedium = medium }
        let items = [
            UITabBarItem(title: "a", image: UIImage(systemName: "star"), tag: 0),
            UITabBarItem(title: "b", image: nil, tag: 1),
        ]
        items[1].badgeValue = "3"
        bar.items = items
        bar.selectedItem = items[0]
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
        window.addSubview(bar)
        window.makeKeyAndVisible()
        update()
    }

    func update() {
        window.layoutIfNeeded()
        flushAll()
    }

    func label(_ title: String) -> UILabel? { labels.first { $0.text == title } }

    private var labels: [UILabel] {
        var found: [UILabel] = []
        var waiting: [UIView] = [bar]
        while let view = waiting.popLast() {
            if let label = view as? UILabel { found.append(label) }
            waiting += view.subviews
        }
        return found
    }

    func picture(_ title: String) -> UIImageView? {
        label(title)?.superview?.subviews.compactMap { $0 as? UIImageView }.first
    }

    var svg: String {
        update()
        return window.snapshot(medium: .vector).svg()
    }
}

@MainActor @Suite struct TabBarAppearanceTests {
    private func appearance(_ change: (UITabBarItemAppearance) -> Void) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        change(appearance.stackedLayoutAppearance)
        return appearance
    }

    @Test("Titles and images have the colours of their states, and all titles the font of the normal one")
    func states() {
        let rig = Rig()
        rig.bar.standardAppearance = appearance {
            $0.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
            $0.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
            $0.selected.iconColor = .blue
        }
        rig.update()
        #expect(rig.label("a")?.textColor == .green && rig.label("b")?.textColor == .red)
        #expect(rig.label("a")?.font.pointSize == 20 && rig.label("b")?.font.pointSize == 20)
        #expect(rig.picture("a")?.tintColor == .blue)
        rig.bar.selectedItem = rig.bar.items?[1]
        rig.update()
        #expect(rig.label("a")?.textColor == .red && rig.label("b")?.textColor == .green)
    }

    @Test("What is not said of a selected tab is not taken from the others; of a disabled one it is")
    func defaults() {
        let rig = Rig()
        rig.bar.tintColor = .purple
        rig.bar.standardAppearance = appearance {
            $0.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        }
        rig.bar.items?[1].isEnabled = false
        rig.update()
        #expect(rig.label("a")?.textColor == .purple && rig.label("b")?.textColor == .red)
    }

    @Test("The attributes of an item go before its appearance, and that before the bar's")
    func order() {
        let rig = Rig()
        rig.bar.standardAppearance = appearance { $0.normal.titleTextAttributes = [.foregroundColor: UIColor.red] }
        let item = rig.bar.items?[1]
        item?.standardAppearance = appearance { $0.normal.titleTextAttributes = [.foregroundColor: UIColor.green] }
        rig.update()
        #expect(rig.label("b")?.textColor == .green)
        item?.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        rig.update()
        #expect(rig.label("b")?.textColor == .blue)
    }

    @Test("Badges have the colours and fonts that were set")
    func badges() {
        let rig = Rig()
        rig.bar.standardAppearance = appearance {
            $0.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
            $0.normal.badgeBackgroundColor = .yellow
        }
        rig.update()
        #expect(rig.label("3")?.textColor == .black)
        rig.bar.items?[1].setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        rig.update()
        #expect(rig.label("3")?.textColor == .green)
    }

    @Test("The bar keeps a copy; what is changed in the copy that it returns is shown")
    func copies() {
        let rig = Rig()
        let given = appearance { $0.normal.titleTextAttributes = [.foregroundColor: UIColor.red] }
        rig.bar.standardAppearance = given
        given.stackedLayoutAppearance.normal.titleTextAttributes = [:]
        rig.update()
        #expect(rig.label("b")?.textColor == .red)
        rig.bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.green
        ]
        rig.update()
        #expect(rig.label("b")?.textColor == .green)
    }

    @Test("In a grid tabs have the inline appearance, and where that says nothing the stacked one")
    func grid() {
        let rig = Rig(medium: .text)
        let appearance = appearance {
            $0.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            $0.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        }
        appearance.inlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
        rig.bar.standardAppearance = appearance
        rig.update()
        #expect(rig.label("a")?.textColor == .blue && rig.label("b")?.textColor == .red)
    }

    @Test("A title is moved by what was set, but not in a grid")
    func offsets() {
        let rig = Rig()
        let before = rig.label("b")?.frame.origin ?? .zero
        rig.bar.items?[1].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        rig.update()
        #expect(rig.label("b")?.frame.origin == CGPoint(x: before.x + 3, y: before.y - 2))
    }

    @Test("The background has the colour that was set, the system's, or none")
    func backgrounds() {
        let rig = Rig()
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        rig.bar.standardAppearance = appearance
        #expect(rig.svg.contains("#336699"))
        appearance.configureWithOpaqueBackground()
        appearance.shadowColor = nil
        rig.bar.scrollEdgeAppearance = appearance
        let opaque = rig.svg
        #expect(!opaque.contains("#336699"))
        appearance.configureWithTransparentBackground()
        rig.bar.scrollEdgeAppearance = appearance
        #expect(rig.svg.utf8.count < opaque.utf8.count)
    }
}
