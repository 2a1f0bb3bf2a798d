import DeclarativeViews
import ImperativeUI

/// Gives bars the backgrounds and the colours that the views of a page want, while the page is shown.
@MainActor final class BarDresser {
    private var backgrounds: [ToolbarPlacement: ToolbarItemHostingView] = [:]
    private var settings = NavigationSettings()
    private weak var item: UINavigationItem?
    /// Closures that undo the changes to bars that other pages share.
    private var restoring: [ToolbarPlacement: () -> Void] = [:]

    /// Dresses the bars around the controller of a page.
    func dress(for target: UIViewController, as settings: NavigationSettings) {
        self.settings = settings
        updateBackgrounds()
        dress(target.navigationItem, in: target.navigationController?.navigationBar)
        dress(.bottomBar, target.navigationController.flatMap { $0.isToolbarHidden ? nil : $0.toolbar })
        dress(.tabBar, target.tabBarController?.tabBar)
    }

    /// The page is shown no longer.
    func undress() {
        for restore in restoring.values { restore() }
        restoring = [:]
    }

    private func updateBackgrounds() {
        for (bar, background) in backgrounds where settings.backgrounds[bar] == nil {
            background.leave()
            backgrounds[bar] = nil
        }
        for (bar, wanted) in settings.backgrounds {
            if let background = backgrounds[bar] {
                background.content = wanted.content
            } else if let (scope, label) = wanted.origin {
                backgrounds[bar] = ToolbarItemHostingView(wanted.content, at: .principal, in: scope, label: label)
            }
        }
    }

    private func isDressed(_ bar: ToolbarPlacement) -> Bool {
        backgrounds[bar] != nil || settings.backgroundVisibility[bar].map { $0 != .automatic } ?? false
    }

    /// Makes the background of an appearance the one that is wanted.
    private func dress(_ appearance: UIBarAppearance, as bar: ToolbarPlacement) {
        if settings.backgroundVisibility[bar] == .hidden {
            appearance.configureWithTransparentBackground()
        } else if let background = backgrounds[bar] {
            appearance.backgroundContents = background
        }
    }

    // MARK: The bar above the page

    private func dress(_ item: UINavigationItem, in bar: UINavigationBar?) {
        // The context decides on no other bar.
        let placement: ToolbarPlacement = isDressed(.navigationBar) ? .navigationBar : .automatic
        let scheme = settings.schemes[.navigationBar] ?? settings.schemes[.automatic]
        let style = scheme.map { $0 == .dark ? UIUserInterfaceStyle.dark : .light } ?? .unspecified
        if item.barInterfaceStyle != style { item.barInterfaceStyle = style }
        guard isDressed(placement), let bar else {
            if self.item === item { (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil) }
            self.item = nil
            return
        }
        self.item = item
        let standard = bar.standardAppearance.copied()
        dress(standard, as: placement)
        item.standardAppearance = standard
        switch settings.backgroundVisibility[placement] ?? .automatic {
        case .automatic: item.scrollEdgeAppearance = bar.scrollEdgeAppearance ?? UINavigationBarAppearance()
        case .visible, .hidden: item.scrollEdgeAppearance = standard
        }
    }

    // MARK: Other bars

    private func dress(_ placement: ToolbarPlacement, _ bar: (some SharedBar)?) {
        guard isDressed(placement) || settings.schemes[placement] != nil, let bar else { return restore(placement) }
        if restoring[placement] == nil {
            let (appearance, style) = (bar.chosenAppearance, bar.overrideUserInterfaceStyle)
            restoring[placement] = { [weak bar] in
                bar?.chosenAppearance = appearance
                bar?.overrideUserInterfaceStyle = style
            }
        }
        bar.overrideUserInterfaceStyle = style(of: placement)
        guard isDressed(placement) else { return }
        let appearance = bar.standardAppearance.copied()
        dress(appearance, as: placement)
        bar.chosenAppearance = appearance
    }

    private func restore(_ placement: ToolbarPlacement) { restoring.removeValue(forKey: placement)?() }

    private func style(of placement: ToolbarPlacement) -> UIUserInterfaceStyle {
        settings.schemes[placement].map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

/// A bar that several pages share.
@MainActor private protocol SharedBar: UIView {
    associatedtype Appearance: UIBarAppearance

    var standardAppearance: Appearance { get }
    /// The appearance that was set; `nil` for that of the bar's own properties.
    var chosenAppearance: Appearance? { get set }
}

extension UIToolbar: SharedBar {}
extension UITabBar: SharedBar {}

extension UIBarAppearance {
    /// A copy of the same class.
    fileprivate func copied() -> Self {
        // A copy has the class of its original.
        copy() as! Self  // swift-format-ignore: NeverForceUnwrap
    }
}
