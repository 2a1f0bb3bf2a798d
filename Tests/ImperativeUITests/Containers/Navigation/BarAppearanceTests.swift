import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Appearances of bars") struct BarAppearanceTests {
    private func titles(_ rig: BarRig) -> [UILabel] {
        rig.update()
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
        }
        return labels(rig.bar)
    }

    private func svg(_ rig: BarRig) -> String { rig.window.snapshot(medium: .vector).svg() }

    @Test("The kinds of background differ in their colour and their line")
    func kinds() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == .separator)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor == .systemBackground && appearance.shadowColor == .separator)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == .separator)
    }

    @Test("A bar keeps a copy, whose changes show")
    func copies() {
        let rig = BarRig()
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        rig.root.title = "Title"
        rig.bar.standardAppearance = appearance
        #expect(rig.bar.standardAppearance !== appearance)
        #expect(titles(rig).first?.textColor == .systemRed)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
        #expect(titles(rig).first?.textColor == .systemRed)
        rig.bar.standardAppearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
        #expect(titles(rig).first?.textColor == .label)
        #expect(titles(rig).first?.font == .systemFont(ofSize: 20))
        let copy = appearance.copy() as? UINavigationBarAppearance
        #expect(copy !== appearance && copy?.titleTextAttributes[.foregroundColor] as? UIColor == .systemBlue)
    }

    @Test("The standard appearance that a bar returns can be changed more than once")
    func changing() {
        let rig = BarRig()
        rig.root.title = "Title"
        let appearance = rig.bar.standardAppearance
        rig.bar.titleTextAttributes = [.foregroundColor: UIColor.systemGray]
        #expect(titles(rig).first?.textColor == .systemGray)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        #expect(titles(rig).first?.textColor == .systemRed)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        #expect(titles(rig).first?.textColor == .systemGreen && rig.bar.standardAppearance === appearance)
        let plain = rig.window.snapshot(medium: .vector).svg()
        rig.navigation.isToolbarHidden = false
        let toolbar = rig.navigation.toolbar.standardAppearance
        toolbar.shadowColor = .systemRed
        let red = rig.window.snapshot(medium: .vector).svg()
        toolbar.backgroundColor = .systemGreen
        #expect(plain != red && red != rig.window.snapshot(medium: .vector).svg())
    }

    @Test("What an item sets comes before what the bar sets, and both before the bar's own properties")
    func order() {
        let rig = BarRig()
        func made(_ color: UIColor) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [.foregroundColor: color]
            return appearance
        }
        rig.bar.titleTextAttributes = [.foregroundColor: UIColor.systemGray]
        #expect(titles(rig).first?.textColor == .systemGray)
        rig.bar.standardAppearance = made(.systemRed)
        #expect(titles(rig).first?.textColor == .systemRed)
        rig.root.navigationItem.standardAppearance = made(.systemGreen)
        #expect(titles(rig).first?.textColor == .systemGreen)
        rig.bar.scrollEdgeAppearance = made(.systemBlue)
        #expect(titles(rig).first?.textColor == .systemBlue)
        rig.navigation.traitOverrides.verticalSizeClass = .compact
        rig.bar.scrollEdgeAppearance = nil
        rig.bar.compactAppearance = made(.systemPink)
        #expect(titles(rig).first?.textColor == .systemPink)
        rig.root.navigationItem.compactScrollEdgeAppearance = made(.systemTeal)
        #expect(titles(rig).first?.textColor == .systemTeal)
    }

    @Test("The appearance at the edge is that of content at its start")
    func edge() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        controller.view.addSubview(scroll)
        let rig = BarRig(controller)
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        rig.bar.scrollEdgeAppearance = appearance
        #expect(titles(rig).first?.textColor == .systemRed)
        scroll.contentOffset.y = 10
        #expect(titles(rig).first?.textColor == .label)
        scroll.contentOffset.y = 0
        #expect(titles(rig).first?.textColor == .systemRed)
    }

    @Test("The background is drawn up to the edges of the window, and without a line where there is none")
    func background() {
        // The bar has a background and a line once content is scrolled under it.
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        controller.view.addSubview(scroll)
        let rig = BarRig(controller)
        scroll.contentOffset.y = 10
        rig.navigation.additionalSafeAreaInsets.top = 20
        rig.update()
        let plain = svg(rig)
        rig.bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(svg(rig) != plain)
        #expect(rig.bar.frame.minY == 20)
        rig.bar.subviews.first.map { #expect($0.convert($0.bounds, to: rig.window) == CGRect(0, 0, 320, 64)) }
        rig.bar.barTintColor = nil
        #expect(svg(rig) == plain)
        rig.bar.setBackgroundImage(UIImage(), for: .default)
        #expect(svg(rig) == plain && rig.bar.backgroundImage(for: .default) != nil)
        rig.bar.shadowImage = UIImage()
        let bare = svg(rig)
        #expect(bare != plain)
        rig.bar.setBackgroundImage(nil, for: .default)
        rig.bar.shadowImage = nil
        let transparent = UINavigationBarAppearance()
        transparent.configureWithTransparentBackground()
        rig.bar.standardAppearance = transparent
        #expect(svg(rig) == bare)
    }

    @Test("A bar that is not translucent has the system's background")
    func translucency() {
        let rig = BarRig()
        rig.root.view.backgroundColor = .systemBackground
        rig.navigation.view.backgroundColor = .systemRed
        let plain = svg(rig)
        rig.bar.isTranslucent = false
        #expect(svg(rig) != plain)
    }

    @Test("Buttons take the font and the colours of the bar, and their own before those")
    func buttons() {
        let rig = BarRig()
        let item = UIBarButtonItem(title: "New")
        rig.root.navigationItem.rightBarButtonItem = item
        rig.update()
        let button = rig.bar.subviews.compactMap { $0 as? UIButton }.first
        let font = button?.titleLabel?.font
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        rig.bar.standardAppearance = appearance
        rig.update()
        #expect(button?.currentTitleColor == .systemRed && button?.titleLabel?.font == font)
        rig.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 9)
        rig.update()
        #expect(button?.titleLabel?.font == .systemFont(ofSize: 9))
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .normal)
        rig.update()
        #expect(button?.currentTitleColor == .systemBlue && button?.titleLabel?.font == .systemFont(ofSize: 9))
        #expect(item.titleTextAttributes(for: .normal)?.count == 1)
        item.setTitleTextAttributes(nil, for: .normal)
        item.style = .done
        rig.bar.standardAppearance = appearance
        rig.update()
        #expect(button?.currentTitleColor == .systemGreen)
    }
}
