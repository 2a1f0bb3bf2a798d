import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Styles of bars") struct BarStyleTests {
    @Test("A black bar is dark wherever it is, and a default one as what is around it")
    func styles() {
        let rig = BarRig()
        let (toolbar, tabs, search) = (UIToolbar(), UITabBar(), UISearchBar())
        for view in [toolbar, tabs, search] as [UIView] { rig.root.view.addSubview(view) }
        let bars: [UIView] = [rig.bar, toolbar, tabs, search]
        func set(_ style: UIBarStyle) -> [UIUserInterfaceStyle] {
            (rig.bar.barStyle, toolbar.barStyle, tabs.barStyle, search.barStyle) = (style, style, style, style)
            rig.update()
            return bars.map(\.traitCollection.userInterfaceStyle)
        }
        #expect(rig.bar.barStyle == .default && tabs.barStyle == .default)
        #expect(set(.black) == [.dark, .dark, .dark, .dark])
        #expect(rig.bar.barStyle == .black && search.barStyle == .black)
        rig.bar.overrideUserInterfaceStyle = .light
        rig.update()
        #expect(rig.bar.traitCollection.userInterfaceStyle == .light)
        rig.bar.overrideUserInterfaceStyle = .unspecified
        #expect(set(.default) == [.light, .light, .light, .light])
    }

    @Test("A black bar has a dark background, a colour of its own, and a status bar with light texts")
    func background() {
        let rig = BarRig()
        #expect(rig.bar.standardAppearance.backgroundColor == nil)
        rig.bar.barStyle = .black
        #expect(rig.bar.standardAppearance.backgroundColor == .systemBackground)
        #expect(rig.navigation.preferredStatusBarStyle == .lightContent)
        rig.bar.barTintColor = .systemRed
        #expect(rig.bar.standardAppearance.backgroundColor == .systemRed)
        let toolbar = UIToolbar()
        toolbar.barStyle = .black
        #expect(toolbar.standardAppearance.backgroundColor == .systemBackground)
    }

    @Test("An image takes the place of the back button's arrow, where a mask is there as well")
    func backIndicator() {
        let rig = BarRig(medium: .text)
        rig.root.title = "Root"
        rig.navigation.pushViewController(UIViewController(), animated: false)
        let image = UIImage(systemName: "xmark")
        #expect(rig.rows[0].contains("‹"))
        rig.bar.backIndicatorImage = image
        #expect(rig.rows[0].contains("‹"))
        rig.bar.backIndicatorTransitionMaskImage = image
        #expect(!rig.rows[0].contains("‹") && rig.rows[0].contains("Root"))
        let appearance = UINavigationBarAppearance()
        rig.bar.standardAppearance = appearance
        #expect(rig.rows[0].contains("‹"))
        appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
        #expect(appearance.backIndicatorImage == nil)
        appearance.setBackIndicatorImage(image, transitionMaskImage: image)
        #expect(appearance.backIndicatorImage === image && appearance.backIndicatorTransitionMaskImage === image)
        rig.bar.standardAppearance = appearance
        #expect(!rig.rows[0].contains("‹"))
    }
}
