import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine
import BridgedEnvironment

/// The buttons beside the row of a cell that shows views.
final class SwipeButtonsView: UIView, SwipeButtons, UnnamedPlace {
    private let hosting: _UIHostingView<SwipeButtonRow>
    private(set) var allowsFullSwipe: Bool
    private let close: @MainActor () -> Void

    init(_ actions: SwipeActions, close: @escaping @MainActor () -> Void) {
        hosting = _UIHostingView(rootView: SwipeButtonRow(content: actions.content, close: close))
        allowsFullSwipe = actions.allowsFullSwipe
        self.close = close
        super.init(frame: .zero)
        hosting.safeAreaRegions = []
        addSubview(hosting)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other buttons.
    func show(_ actions: SwipeActions) {
        allowsFullSwipe = actions.allowsFullSwipe
        hosting.rootView = SwipeButtonRow(content: actions.content, close: close)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }

    func width(forHeight height: CGFloat) -> CGFloat {
        let width = hosting.size(for: ProposedViewSize(width: nil, height: height)).width
        return width.isFinite ? max(0, width) : 0
    }

    func performFirst() -> Bool {
        hosting.layoutIfNeeded()
        let row = hosting.viewGraph.rootNode?.first { $0 is SwipeActionsNode } as? SwipeActionsNode
        guard let button = row?.firstButton, button.target.isEnabled else { return false }
        button.act(at: nil)
        return true
    }

    /// The actions of the buttons.
    var actions: [(name: String, run: () -> Bool)] {
        accessibilityTree.elements.filter { $0.isInteractive && !$0.isGroup && $0.isEnabled }.map { button in
            (name: button.label ?? button.role.words, run: { button.activate() })
        }
    }
}

/// The buttons beside a row that is swiped, the one next to the edge first.
struct SwipeButtonRow: View, UnnamedPlace {
    let content: AnyView
    /// Puts the row back.
    let close: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 0) { content }
            .buttonStyle(SwipeActionStyle(close: close))
            .modifier(SwipeActionsMark())
    }
}
