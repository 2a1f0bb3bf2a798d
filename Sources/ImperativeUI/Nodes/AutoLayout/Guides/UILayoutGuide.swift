import Foundation

/// A rectangle that takes part in constraints, and that nothing is displayed in.
///
/// A guide belongs to the view that it was added to, and constraints give it its frame. Views have guides of their own
/// for their safe area and their margins; scroll views have more.
@MainActor @preconcurrency open class UILayoutGuide: NSObject, ConstrainedItem {
    /// The rectangle that a guide stands for.
    enum Kind: String {
        /// The rectangle that constraints say.
        case own = "guide"
        /// A part of the owner that does not come from constraints.
        case safeArea, margins, readableContent, keyboard
        /// What bars cover at the top and at the bottom.
        case topBars = "topLayoutGuide"
        case bottomBars = "bottomLayoutGuide"
        /// The content of a scroll view, and the part of it that is visible.
        case content, frame
    }

    /// Whether the guide's place follows from the height of its view.
    final var followsHeight: Bool { kind == .keyboard || kind == .topBars || kind == .bottomBars }

    final let kind: Kind
    final weak var owner: UIView?
    final var placement: Placement?

    /// Creates a guide. Add it to a view with ``UIView/addLayoutGuide(_:)``.
    public override init() {
        kind = .own
        super.init()
    }

    init(_ kind: Kind, of owner: UIView) {
        self.kind = kind
        self.owner = owner
        super.init()
    }

    /// The view that the guide belongs to; `nil` if there is none.
    open var owningView: UIView? { owner }

    /// The name of the guide in reports; empty by default.
    open var identifier: String = ""

    /// The rectangle of the guide in the coordinates of the view it belongs to, in points, as of the last layout.
    open var layoutFrame: CGRect {
        if let placement, placement.system != nil { return placement.rect }
        guard let owner, kind != .own else { return .zero }
        return rect(in: owner)
    }

    final var coordinateView: UIView? { owner }
    final var constrainedView: UIView? { owner }

    final var nameInReports: String {
        if !identifier.isEmpty { return "guide '\(identifier)'" }
        return "\(owner?.nameInReports ?? "(no view)").\(kind.rawValue)"
    }
}
