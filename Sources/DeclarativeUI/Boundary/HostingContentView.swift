import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine
import BridgedEnvironment

/// The root view of a cell.
struct CellRootView<Content: View, Background: View>: View, UnnamedPlace {
    let content: Content
    let background: Background
    let insets: EdgeInsets
    let minimum: CGSize

    var body: some View {
        content
            .padding(insets)
            .frame(minWidth: minimum.width, minHeight: minimum.height)
            .background { background }
    }
}

/// The content view of a hosting configuration.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView, UnnamedPlace {
    private var current: UIHostingConfiguration<Content, Background>
    private let hosting: _UIHostingView<CellRootView<Content, Background>>
    /// The buttons beside the row that accessibility reads, in a view that is not shown.
    private var told: (container: UIView, leading: SwipeButtonsView?, trailing: SwipeButtonsView?)?

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        current = configuration
        hosting = _UIHostingView(rootView: configuration.root)
        super.init(frame: .zero)
        measureHeightForWidth()
        hosting.sizingOptions = .intrinsicContentSize
        // Scrolled content is moved out of the unsafe area, not away from it.
        hosting.safeAreaRegions = []
        addSubview(hosting)
        contentSizeObserver = { [weak self] in self?.invalidateIntrinsicContentSize() }
    }

    required init?(coder: NSCoder) {
        fatalError("The content view of a hosting configuration cannot come from an archive.")
    }

    var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else {
                fatalError(
                    "A content view shows configurations of the type it was made for: \(type(of: newValue)) is not "
                        + "\(type(of: current)). Ask supports(_:) first.")
            }
            current = new
            hosting.rootView = new.root
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { hosting.idealSize }

    // MARK: Swipes

    private func swipeActions(_ isLeading: Bool) -> SwipeActions? {
        guard let root = hosting.viewGraph.rootNode, let item = LayoutItemCollector.items(at: root).first else {
            return nil
        }
        let values = ContainerValues(source: item)
        return isLeading ? values.leadingSwipeActions : values.trailingSwipeActions
    }

    /// Returns the buttons at an edge for accessibility; `nil` where there are none.
    private func toldButtons(
        _ isLeading: Bool, _ known: SwipeButtonsView?, in container: UIView
    ) -> SwipeButtonsView? {
        guard let actions = swipeActions(isLeading) else {
            known?.removeFromSuperview()
            return nil
        }
        if let known {
            known.show(actions)
            return known
        }
        let made = SwipeButtonsView(actions) {}
        container.addSubview(made)
        return made
    }
}

extension HostingContentView: SwipedContent {
    func hasSwipeButtons(atLeading isLeading: Bool) -> Bool { swipeActions(isLeading) != nil }

    func makeSwipeButtons(
        atLeading isLeading: Bool, close: @escaping @MainActor () -> Void
    ) -> (any SwipeButtons)? {
        swipeActions(isLeading).map { SwipeButtonsView($0, close: close) }
    }

    var toldSwipeActions: [(name: String, run: () -> Bool)] {
        if told == nil, !hasSwipeButtons(atLeading: true), !hasSwipeButtons(atLeading: false) { return [] }
        let known = told
        let container = known?.container ?? UIView()
        if known == nil {
            container.isHidden = true
            addSubview(container)
        }
        let leading = toldButtons(true, known?.leading, in: container)
        let trailing = toldButtons(false, known?.trailing, in: container)
        told = (container, leading, trailing)
        return (leading?.actions ?? []) + (trailing?.actions ?? [])
    }
}
