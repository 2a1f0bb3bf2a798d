import Foundation
import ImperativeUI
import TestSupport
import Testing

/// What is done to a navigation controller and what it shows.
private enum BarEdit: CustomStringConvertible {
    case push(UINavigationItem.LargeTitleDisplayMode, hasScroll: Bool, hasSearch: Bool)
    case pop
    case scroll(CGFloat)
    case scrollByUser(CGFloat)
    case prefersLarge(Bool)
    case mode(UINavigationItem.LargeTitleDisplayMode)
    case prompt(Bool)
    case hidesSearch(Bool)
    case search(Bool)
    case toolbar(isHidden: Bool)
    case bar(isHidden: Bool)
    case safeArea(CGFloat)
    case medium(Snapshot.Medium?)
    case contentHeight(CGFloat)
    case largeText(Bool)

    var description: String {
        switch self {
        case .push(let mode, let hasScroll, let hasSearch): "push \(mode) scroll \(hasScroll) search \(hasSearch)"
        case .pop: "pop"
        case .scroll(let distance): "scroll to \(distance)"
        case .scrollByUser(let distance): "scroll by \(distance)"
        case .prefersLarge(let isLarge): "prefers large \(isLarge)"
        case .mode(let mode): "mode \(mode)"
        case .prompt(let isThere): "prompt \(isThere)"
        case .hidesSearch(let hides): "hides search \(hides)"
        case .search(let isActive): "search active \(isActive)"
        case .toolbar(let isHidden): "toolbar hidden \(isHidden)"
        case .bar(let isHidden): "bar hidden \(isHidden)"
        case .safeArea(let top): "safe area \(top)"
        case .medium(let medium): "medium \(medium.map { "\($0)" } ?? "none")"
        case .contentHeight(let height): "content height \(height)"
        case .largeText(let isLarge): "large text \(isLarge)"
        }
    }

    static func random(_ random: inout SplitMix64) -> BarEdit {
        func flag(_ random: inout SplitMix64) -> Bool { random.below(2) == 0 }
        func mode(_ random: inout SplitMix64) -> UINavigationItem.LargeTitleDisplayMode {
            UINavigationItem.LargeTitleDisplayMode(rawValue: random.below(3)) ?? .automatic
        }
        switch random.below(20) {
        case 0, 1: return .push(mode(&random), hasScroll: random.below(3) > 0, hasSearch: flag(&random))
        case 2: return .pop
        case 3, 4, 5: return .scroll(CGFloat(random.below(40)) * 5)
        case 6, 7: return .scrollByUser(CGFloat(random.below(40)) * 4 - 80)
        case 8: return .prefersLarge(random.below(3) > 0)
        case 9: return .mode(mode(&random))
        case 10: return .prompt(flag(&random))
        case 11: return .hidesSearch(flag(&random))
        case 12: return .search(flag(&random))
        case 13: return .toolbar(isHidden: flag(&random))
        case 14: return .bar(isHidden: random.below(3) == 0)
        case 15: return .safeArea(CGFloat(random.below(3)) * 16)
        case 16: return .medium([nil, .text, .vector][random.below(3)])
        case 17: return .contentHeight(CGFloat(random.below(10)) * 100)
        default: return .largeText(random.below(4) == 0)
        }
    }
}

/// A page that may have a scroll view.
private final class BarPage: UIViewController {
    let scroll: UIScrollView?
    var layouts = 0

    init(hasScroll: Bool) {
        scroll = hasScroll ? UIScrollView() : nil
        super.init(nibName: nil, bundle: nil)
        title = "Title"
        scroll?.contentSize = CGSize(width: 100, height: 800)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let scroll { view.addSubview(scroll) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        scroll?.frame = view.bounds
    }
}

@MainActor private final class BarModelRig {
    private let navigation = UINavigationController(rootViewController: BarPage(hasScroll: true))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var pages: [BarPage] { navigation.viewControllers.compactMap { $0 as? BarPage } }

    func run(_ edit: BarEdit) -> String? {
        guard let top = pages.last else { return "The stack is empty." }
        let item = top.navigationItem
        switch edit {
        case .push(let mode, let hasScroll, let hasSearch):
            let page = BarPage(hasScroll: hasScroll)
            page.navigationItem.largeTitleDisplayMode = mode
            if hasSearch {
                page.navigationItem.searchController = UISearchController(searchResultsController: UIViewController())
            }
            navigation.pushViewController(page, animated: false)
        case .pop: navigation.popViewController(animated: false)
        case .scroll(let distance):
            if let scroll = top.scroll { scroll.contentOffset.y = distance - scroll.adjustedContentInset.top }
        case .scrollByUser(let distance): top.scroll?.scroll(by: CGVector(dx: 0, dy: distance))
        case .prefersLarge(let isLarge): navigation.navigationBar.prefersLargeTitles = isLarge
        case .mode(let mode): item.largeTitleDisplayMode = mode
        case .prompt(let isThere): item.prompt = isThere ? "Prompt" : nil
        case .hidesSearch(let hides): item.hidesSearchBarWhenScrolling = hides
        case .search(let isActive): item.searchController?.isActive = isActive
        case .toolbar(let isHidden): navigation.isToolbarHidden = isHidden
        case .bar(let isHidden): navigation.isNavigationBarHidden = isHidden
        case .safeArea(let top): navigation.additionalSafeAreaInsets.top = top
        case .medium(let medium): window.textMedium = medium
        case .contentHeight(let height): top.scroll?.contentSize.height = height
        case .largeText(let isLarge):
            window.traitOverrides.preferredContentSizeCategory = isLarge ? .accessibilityExtraLarge : .large
        }
        let log = IssueLog()
        log.during { window.layoutIfNeeded() }
        if let message = log.messages.first { return message }
        return whatIsWrong
    }

    /// Whether a title is large, by what the items say.
    private var isLarge: Bool {
        guard navigation.navigationBar.prefersLargeTitles else { return false }
        var isLarge = true
        for page in pages {
            switch page.navigationItem.largeTitleDisplayMode {
            case .always: isLarge = true
            case .never: isLarge = false
            default: break
            }
        }
        return isLarge
    }

    private var whatIsWrong: String? {
        guard let top = pages.last, let view = top.viewIfLoaded else { return "Nothing is shown." }
        let bar = navigation.navigationBar
        let search = top.navigationItem.searchController
        let safe = navigation.additionalSafeAreaInsets.top
        let isGrid = window.textMedium == .text
        if isGrid, bar.frame.height.truncatingRemainder(dividingBy: 16) != 0 { return "A bar of \(bar.frame.height)" }
        let bottom = bar.isHidden ? 0 : bar.frame.maxY
        if !bar.isHidden, bar.frame.minY != safe { return "The bar begins at \(bar.frame.minY), not at \(safe)." }
        let end = navigation.isToolbarHidden ? 480 : navigation.toolbar.frame.minY
        if view.frame.maxY != end { return "The content ends at \(view.frame.maxY), not at \(end)." }
        if isGrid, end.truncatingRemainder(dividingBy: 16) != 0 { return "A toolbar from \(end)" }
        // What is safe begins below the bar, whatever the frame is.
        let free = view.frame.minY + (bar.isHidden ? 0 : view.safeAreaInsets.top)
        if !bar.isHidden, free != bottom { return "Content is safe from \(free), and the bar ends at \(bottom)." }
        if !isLarge, search == nil, !bar.isHidden, view.frame.minY != bottom {
            return "The content begins at \(view.frame.minY), not below the bar at \(bottom)."
        }
        if let scroll = top.scroll, !bar.isHidden {
            let start = scroll.convert(CGPoint.zero, to: window).y
            let distance = scroll.contentOffset.y + scroll.adjustedContentInset.top
            if distance < 0 { return "The content is \(-distance) from its start." }
            if distance == 0, start != bottom {
                return "At its start the content is at \(start), the bar to \(bottom)."
            }
            if !isGrid, start > bottom { return "There is a gap from \(bottom) to \(start)." }
            // Nothing of the bar goes away that no content takes the place of.
            let whole = bar.sizeThatFits(.zero).height
            if start < bottom - 16, whole > 200 { return "The bar stays \(whole) high, with content from \(start)." }
        }
        if search?.isActive == true, search?.searchBar.window == nil { return "The search bar is not shown." }
        // A layout that nothing asked for changes nothing.
        let (layouts, frame) = (top.layouts, bar.frame)
        window.layoutIfNeeded()
        if top.layouts != layouts || bar.frame != frame { return "The layout is not at rest." }
        return nil
    }
}

@MainActor @Suite struct BarModelTests {
    @Test("Bars and content fit each other whatever is done, and every layout comes to rest")
    func likeTheModel() {
        PropertyCheck("bars and content", make: BarEdit.random) { edits in
            let rig = BarModelRig()
            for edit in edits { if let failure = rig.run(edit) { return "\(edit): \(failure)" } }
            return nil
        }
        .check(sequences: 60, length: 40)
    }
}
