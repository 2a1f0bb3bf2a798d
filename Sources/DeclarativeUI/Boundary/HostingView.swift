@_spi(Graph) import DeclarativeViews
import Drawing
import Foundation
import ImperativeUI
import LayoutEngine
import BridgedEnvironment

/// A UIKit view that hosts a tree of SwiftUI views.
///
/// The view and its content share one scope, so crossing the boundary neither copies nor converts values.
@MainActor @preconcurrency open class _UIHostingView<Content: View>: UIView, GraphFocusDelegate {
    private final var graph: ViewGraph!

    /// Creates a hosting view that shows `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
        settingsDidChange = nil
        presentationDidChange = nil
        super.init(frame: .zero)
        setUp(outlet: nil)
    }

    /// Makes a view that shows `rootView`.
    ///
    /// - Parameters:
    ///   - settingsDidChange: Called with the settings that the views make for bars, after they have changed.
    ///   - presentationDidChange: The same for their settings of the presentation they are in.
    ///   - outlet: Where their preferences go out; `nil` where they stop here.
    init(
        rootView: Content, settingsDidChange: @escaping (NavigationSettings) -> Void,
        presentationDidChange: @escaping (PresentationSettings) -> Void, outlet: PreferenceOutlet?
    ) {
        self.rootView = rootView
        self.settingsDidChange = settingsDidChange
        self.presentationDidChange = presentationDidChange
        super.init(frame: .zero)
        setUp(outlet: outlet)
    }

    private func setUp(outlet: PreferenceOutlet?) {
        measureHeightForWidth()
        let scope = Scope(parent: .predicted)
        adopt(scope)
        graph = ViewGraph(scope: scope, delegate: self)
        graph.preferences.outlet = outlet
        showRoot()
        contentsDrawer = { [unowned self] context in drawViews(in: &context) }
        contents = self
    }

    /// Traps, because archives do not contain the content.
    public required init?(coder: NSCoder) {
        fatalError("A hosting view needs its root view: use init(rootView:).")
    }

    /// The root of the view tree. Setting it updates the existing views; state persists by identity.
    public final var rootView: Content { didSet { showRoot() } }

    private let settingsDidChange: ((NavigationSettings) -> Void)?
    private let presentationDidChange: ((PresentationSettings) -> Void)?

    /// The commands that the views add to the window; `nil` for none.
    final var commands: (any HostedCommands)?

    private func showRoot() {
        if let settingsDidChange, let presentationDidChange {
            graph.setRoot(
                rootView.modifier(SettingsReader<NavigationSettingsKey>(settingsDidChange: settingsDidChange))
                    .modifier(SettingsReader<PresentationSettingsKey>(settingsDidChange: presentationDidChange)))
        } else {
            graph.setRoot(rootView)
        }
    }

    /// The sizes of the content that are kept up to date.
    final var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { if sizingOptions != oldValue { sizeMayHaveChanged() } }
    }
    /// Called when the ideal size may have changed.
    final var idealSizeDidChange: (() -> Void)?

    /// Passes taps and scrolls to the views.
    final lazy var interaction = GraphInteraction(graph)

    /// The tree of nodes behind the views.
    package final var viewGraph: ViewGraph { graph }

    /// Whether a client has set the background, even to `nil`.
    final private(set) var hasChosenBackground = false

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasChosenBackground = true
            super.backgroundColor = newValue
        }
    }

    /// Shows the system's background unless a client has set another.
    final func showSystemBackground() {
        if !hasChosenBackground { super.backgroundColor = .systemBackground }
    }

    /// Shows a background, unless a client has set another.
    final func showBackground(_ color: UIColor) {
        if !hasChosenBackground { super.backgroundColor = color }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window {
            HostingActivity.didJoinWindow()
            SystemSettings.apply(to: window)
            graph.updateDepth = scopeDepth
            graph.becomeLive()
        }
        graph.setVisible(window != nil)
        graph.feature(GraphFocusedValues.self).windowDidChange()
        if window == nil { graph.feature(GestureRuns.self).cancelAll() }
    }

    /// The safe area regions that inset the content.
    final var safeAreaRegions = SafeAreaRegions.all {
        didSet { if safeAreaRegions != oldValue { setNeedsLayout() } }
    }

    private var contentInsets: EdgeInsets {
        if !safeAreaRegions.contains(.container) { return EdgeInsets() }
        let insets = safeAreaInsets
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        graph.safeAreaInsets = contentInsets
        graph.place(in: bounds.size)
        displayListDidChange()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewInFront(at: point, event) }

    private func drawViews(in context: inout DrawingContext) {
        let scale = traitCollection.textMedium.figures.grain.scale(of: traitCollection.displayScale)
        graph.drawViews(in: &context, scale: scale)
        for view in subviews where !(view is BoundaryView) { drawSubview(view, in: &context) }
    }

    /// Returns the size of the content for a proposed size, rounded up to whole pixels.
    ///
    /// A dimension that is infinite, or at least 2,777,780 points, is proposed as unspecified.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(for: ProposedViewSize(width: proposal(size.width), height: proposal(size.height)))
    }

    private func proposal(_ length: CGFloat) -> CGFloat? { length >= 2_777_780 ? nil : length }

    /// Returns the content's size for a proposal, rounded up to whole pixels.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        let size = graph.sizeThatFits(proposal)
        let scale = max(traitCollection.displayScale, 1)
        func roundUp(_ length: CGFloat) -> CGFloat {
            length.isFinite ? (length * scale - 0.001).rounded(.up) / scale : length
        }
        return CGSize(width: roundUp(size.width), height: roundUp(size.height))
    }

    /// The content's ideal size.
    package final var idealSize: CGSize { size(for: .unspecified) }

    open override var intrinsicContentSize: CGSize {
        sizingOptions.contains(.intrinsicContentSize) ? idealSize : super.intrinsicContentSize
    }

    final func sizeMayHaveChanged() {
        if sizingOptions.contains(.intrinsicContentSize) { invalidateIntrinsicContentSize() }
        idealSizeDidChange?()
    }

    // MARK: Graph

    package func graphNeedsLayout() {
        setNeedsLayout()
        sizeMayHaveChanged()
    }

    package func graphNeedsDisplay() { displayListDidChange() }

    package func graphNeedsUpdate() {
        // Outside of windows no update happens by itself, but a requested layout causes one.
        if window == nil { setNeedsLayout() }
    }

    /// The presentation that contains the views, if it presents this view's controller.
    final var presentation: DismissAction.Presentation? {
        didSet {
            let key = KeyID(PresentationKey.self, in: .environment)
            if let presentation {
                graph.scope.stage(PropertyWrite(PresentationKey.self, in: .environment, value: presentation))
            } else {
                graph.scope.stage(removing: key)
            }
        }
    }

    /// The binding to whether the views are being edited; `nil` for that of the surrounding views.
    final var editMode: Binding<EditMode>? {
        didSet {
            guard let editMode else { return }
            graph.scope.stage(PropertyWrite(EditModeKey.self, in: .environment, value: editMode))
        }
    }

    package func graphTransform(isFollowed: Bool) -> CGAffineTransform {
        isFollowed ? PositionWatch.shared.transform(of: self) : transformToTop
    }

    package func graphTransform(followedBy other: any ViewGraphDelegate) -> CGAffineTransform {
        if let view = other as? UIView { PositionWatch.shared.follow(self, for: view) }
        return transformToTop
    }

    package func graphIsSeen(_ area: CGRect?) -> Bool { isSeen(area) }
}
