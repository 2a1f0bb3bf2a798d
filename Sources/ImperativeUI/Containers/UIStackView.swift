import Foundation

/// A view that lays out its arranged subviews in a row or a column.
///
/// Each arranged view gets its size from its `intrinsicContentSize` or `sizeThatFits`. If there is too much or too
/// little space, the content hugging and compression resistance priorities decide which views stretch or shrink. A
/// view without a size of its own takes the remaining space. Hidden views take no space. Sizes are cached until a
/// view calls `invalidateIntrinsicContentSize()`.
@MainActor @preconcurrency open class UIStackView: UIView {
    /// The ways in which the views share the space along the axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the space. Those with the lowest priority stretch or shrink; if priorities are equal, the
        /// first view stretches and the last one shrinks.
        case fill
        /// The views fill the space with equal lengths.
        case fillEqually
        /// The views fill the space in proportion to the lengths they request.
        case fillProportionally
        /// The views keep their lengths and have equal spaces between them.
        case equalSpacing
        /// The views keep their lengths. The distances between their centres are equal, as far as the minimum spacing
        /// allows.
        case equalCentering
    }

    /// The alignments of the views across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the space across the axis.
        case fill
        /// The views are aligned with the leading edge of a column, or the top of a row.
        case leading
        /// In a row, the views are aligned by their first baselines. In a column, they are aligned with the leading
        /// edge.
        case firstBaseline
        /// The views are centred across the axis.
        case center
        /// The views are aligned with the trailing edge of a column, or the bottom of a row.
        case trailing
        /// In a row, the views are aligned by their last baselines. In a column, they are aligned with the leading
        /// edge.
        case lastBaseline

        /// The views are aligned with the top of a row.
        public static let top = Alignment.leading
        /// The views are aligned with the bottom of a row.
        public static let bottom = Alignment.trailing
    }

    /// The custom spacing that uses the stack's `spacing`.
    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The custom spacing that uses the system's spacing, 8 points.
    nonisolated public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// Measurements cached since the last change.
    final var measured = StackMeasurements()
    /// Whether the superview knows that the size may have changed, and has not asked for it or laid out this view
    /// since.
    final var isAnnounced = false
    /// The arrangement that consists of constraints; `nil` while the stack sets the frames by itself.
    final var arrangementStorage: Arrangement?
    final var arrangementConstraints: [NSLayoutConstraint] = []
    final var arrangementGuides: [UILayoutGuide] = []
    /// Whether these are being made.
    final var isArranging = false
    private final var announced = Announced(count: 0, margins: .zero)

    /// The values that the size depends on besides the sizes of the arranged views.
    private struct Announced: Equatable {
        var count: Int
        var margins: NSDirectionalEdgeInsets
    }

    /// Creates a stack view without arranged views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack view that arranges `views` and adds them as its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack view of an interface file. The contents of other archives are not read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.fill(self, as: UIStackView.self)
    }

    // Runs before `UIView` releases the subviews, which takes a nested call for each level that something else retains.
    deinit { arranged = [] }

    /// The axis along which the views are arranged; horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// The way in which the views share the space along the axis; `fill` by default.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The alignment of the views across the axis; `fill` by default.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The spacing between adjacent views in points; 0 by default. A non-finite value counts as 0.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// A Boolean value that indicates whether the views are inset by the layout margins; `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Changes

    /// Notes that the size may have changed.
    final func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if isAnnounced || !arranged.contains(where: { $0 === view }) { return }
        // Superviews are told one after the other instead of in nested calls, because stack views may be deeply nested.
        let isFirst = Self.changed.isEmpty
        Self.changed.append(self)
        if !isFirst { return }
        var next = 0
        while next < Self.changed.count {
            Self.changed[next].invalidateIntrinsicContentSize()
            next += 1
        }
        Self.changed = []
    }

    /// The stack views whose superviews have not been told of a possible change of size, the innermost first.
    private static var changed: [UIStackView] = []

    open override func setNeedsLayout() {
        measured = StackMeasurements()
        super.setNeedsLayout()
        if arrangementStorage != nil { markNeedsConstraintUpdate() }
        if isAnnounced { return }
        // Hiding a view and setting margins also lead here.
        let now = Announced(count: arranged.count { !$0.isHidden }, margins: margins)
        if now == announced { return }
        announced = now
        isAnnounced = true
        invalidateIntrinsicContentSize()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        forget(subview)
    }

    override func subviewConstraintsDidChange() { if !isArranging { setNeedsUpdateConstraints() } }

    override func updateOwnConstraints() { updateArrangement() }

    // MARK: Sizes

    override var heightFollowsWidth: Bool { true }

    open override var intrinsicContentSize: CGSize {
        arrangementStorage == nil ? size(forWidth: nil) : super.intrinsicContentSize
    }

    /// Returns the size that fits the arranged views, no wider than `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if arrangementStorage != nil {
            // Not the natural lengths, which ask for this size where constraints say none.
            let natural = constrainedSize(.zero, .fittingSizeLevel, .fittingSizeLevel)?.width ?? 0
            let width = min(natural, UIView.limit(size.width) ?? natural)
            let fitting = constrainedSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
            return CGSize(width: width, height: fitting?.height ?? 0)
        }
        let fitting = self.size(forWidth: UIView.limit(size.width))
        return CGSize(width: max(0, fitting.width), height: max(0, fitting.height))
    }

    /// Returns the priority that follows from the arranged views.
    override func stretchPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        innerPriority(StackResistance(axis: axis, isAgainstStretching: true)) ?? super.stretchPriority(for: axis)
    }

    /// Returns the priority that follows from the arranged views.
    override func shrinkPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        innerPriority(StackResistance(axis: axis, isAgainstStretching: false)) ?? super.shrinkPriority(for: axis)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if arrangementStorage == nil { arrange() }
    }

    /// The views the stack arranges, in order. Hidden views take no space.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end of the stack, and as a subview. A view that is already arranged moves there.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Inserts a view into the stack, and adds it as a subview. A view that is already arranged moves there.
    ///
    /// Traps if the index is out of range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        defaultInsertArrangedSubview(view, at: stackIndex)
    }

    /// Removes a view from the stack, but keeps it as a subview at its index. Ignores a view that is not arranged.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    /// Sets the spacing after an arranged view, in points; `spacingUseDefault` resets it. Ignores a view that is not
    /// arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        defaultSetCustomSpacing(spacing, after: arrangedSubview)
    }

    /// Returns the custom spacing after an arranged view, in points; `spacingUseDefault` if none is set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
}
