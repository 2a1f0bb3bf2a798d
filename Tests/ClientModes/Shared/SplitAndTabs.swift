import SwiftUI
import UIKit

// Columns of three, tabs with badges, popovers, lists with separators, and what screens share.

final class MailSplitController: UISplitViewController, UISplitViewControllerDelegate {
    private(set) var modes: [UISplitViewController.DisplayMode] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        preferredPrimaryColumnWidth = 220
        preferredSupplementaryColumnWidth = 300
        minimumSupplementaryColumnWidth = 240
        maximumSupplementaryColumnWidth = 420
        preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
        setViewController(UIViewController(), for: .supplementary)
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        switch displayMode {
        case .secondaryOnly: title = "Message"
        case .oneOverSecondary, .oneBesideSecondary: title = "Messages"
        default: title = "Mailboxes"
        }
        modes.append(displayMode)
    }

    func toggleSidebar() {
        UIView.animate(withDuration: 0.25) {
            self.preferredDisplayMode = self.displayMode == .secondaryOnly ? .oneOverSecondary : .secondaryOnly
        }
    }
}

final class EarlierSplitController: UISplitViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        preferredDisplayMode = .allVisible
        preferredDisplayMode = UIDevice.current.userInterfaceIdiom == .pad ? .allVisible : .primaryHidden
    }
}

final class ShopTabController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let top = UIViewController()
        top.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 0)
        let cart = UIViewController()
        cart.tabBarItem = UITabBarItem(title: "Cart", image: UIImage(systemName: "cart"), tag: 1)
        cart.tabBarItem.badgeValue = "2"
        cart.tabBarItem.badgeColor = .systemGreen
        cart.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        if cart.tabBarItem.badgeTextAttributes(for: .normal) == nil { cart.tabBarItem.badgeValue = nil }
        viewControllers = [top, cart]

        let item = UITabBarItemAppearance(style: .compactInline)
        item.normal.badgeBackgroundColor = .systemOrange
        item.normal.badgeTextAttributes = [.foregroundColor: UIColor.white]
        let appearance = UITabBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
        appearance.compactInlineLayoutAppearance = item
        tabBar.standardAppearance = appearance

        let barAppearance = UINavigationBarAppearance()
        barAppearance.configureWithTransparentBackground()
        navigationController?.navigationBar.scrollEdgeAppearance = barAppearance
    }
}

/// A container that tells its children itself when they appear.
final class CarouselController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        children.first?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.first?.endAppearanceTransition()
    }

    func flip(to next: UIView, from current: UIView) {
        UIView.transition(
            from: current, to: next, duration: 0.4, options: [.transitionFlipFromRight, .curveEaseInOut])
        UIView.transition(
            with: view, duration: 0.4, options: .transitionFlipFromRight,
            animations: { current.isHidden = true }, completion: { finished in current.isHidden = finished })
    }

    func reloadWithoutAnimation() {
        UIView.setAnimationsEnabled(false)
        view.layoutIfNeeded()
        UIView.setAnimationsEnabled(true)
    }
}

final class PagesController: UIViewController {
    private let scrollView = UIScrollView()
    private let pages = UIPageControl()
    private let segments = UISegmentedControl(items: ["One", "Two"])
    private let picker = UIDatePicker()
    private let spinner = UIActivityIndicatorView(style: .whiteLarge)

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        pages.backgroundStyle = .prominent
        segments.removeAllSegments()
        segments.insertSegment(withTitle: "All", at: 0, animated: false)
        segments.selectedSegmentIndex = 0
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        spinner.startAnimating()
        for view in [scrollView, pages, segments, picker, spinner] { self.view.addSubview(view) }
    }
}

// MARK: Sharing

final class LinkSource: NSObject, UIActivityItemSource {
    let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { url }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        activityType == .copyToPasteboard ? url.absoluteString : url
    }
}

final class DocumentController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let toolbar = UIView()
    private let blur = UIVisualEffectView(effect: nil)
    private let button = UIButton(type: .system)
    private var hasChanges = false
    private var menus: [UIContextMenuInteraction] = []

    func share(from item: UIBarButtonItem) {
        guard let url = URL(string: "https://example.org") else { return }
        let activity = UIActivityViewController(activityItems: [LinkSource(url: url)], applicationActivities: nil)
        activity.completionWithItemsHandler = { type, completed, items, error in print(completed) }
        if let popover = activity.popoverPresentationController {
            popover.barButtonItem = item
            popover.passthroughViews = [toolbar]
        }
        activity.presentationController?.delegate = self
        present(activity, animated: true)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { hasChanges = false }

    func style(_ effect: UIVisualEffect?) {
        blur.effect = effect ?? UIBlurEffect(style: .systemMaterial)
        button.setAttributedTitle(
            NSAttributedString(string: "Share", attributes: [.foregroundColor: UIColor.systemBlue, .kern: 1.5]),
            for: .normal)
    }

    func lock() {
        for interaction in menus { view.removeInteraction(interaction) }
        menus = []
    }
}

extension DocumentController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menus.append(interaction)
        return UIContextMenuConfiguration(
            identifier: "document" as NSString, previewProvider: { UIViewController() },
            actionProvider: { suggested in UIMenu(title: "", children: suggested) })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in
            if let controller = animator.previewViewController { self?.show(controller, sender: self) }
        }
    }
}

// MARK: Lists

final class SeparatedListController: UICollectionViewController {
    convenience init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.showsSeparators = true
        configuration.footerMode = .supplementary
        configuration.itemSeparatorHandler = { indexPath, separator in
            var separator = separator
            separator.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
            separator.topSeparatorInsets.leading = 40
            return separator
        }
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    func configure(_ cell: UICollectionViewListCell, footer: UICollectionViewListCell) {
        var content = UIListContentConfiguration.plainFooter()
        content.text = "Three settings"
        footer.contentConfiguration = content
        cell.backgroundConfiguration = .listSidebarCell()
        cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenNotEditing)]
        if cell.accessories.contains(where: { $0.accessoryType == .checkmark }) { cell.isSelected = true }
        let stripes = UIView()
        stripes.backgroundColor = .systemYellow
        cell.backgroundView = stripes
    }
}

struct AlignedRows: View {
    var body: some View {
        List {
            Label("Wide", systemImage: "star").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            Text("Narrow").alignmentGuide(.listRowSeparatorTrailing) { dimensions in dimensions.width / 2 }
        }
        .listStyle(PlainListStyle())
    }
}

// MARK: Fonts and pictures

func titleFont(for trait: UITraitCollection) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1, compatibleWith: trait)
    let bold = descriptor.withSymbolicTraits(.traitBold) ?? descriptor
    let size = bold.fontAttributes[.size] as? CGFloat
    return UIFont(descriptor: bold, size: size ?? 0)
}

func plainTitleFont() -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 20)
}

func scaled(_ image: UIImage, to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 0.0)
    defer { UIGraphicsEndImageContext() }
    image.draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
}

func square(of color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    return renderer.image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}
