import Foundation

/// A view that lays out a row or a column of views.
///
/// Each arranged view gets a frame from its `intrinsicContentSize` or `sizeThatFits`; where there is too much or too
/// little room, the hugging and compression priorities decide who gives way. A view that has neither takes what is
/// left. Hidden views take no room. The sizes are kept until a view says `invalidateIntrinsicContentSize()`.
@MainActor @preconcurrency open class UIStackView: UIView {
    /// How views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it: the views that resist least stretch or shrink, the first or last of those that resist the
        /// same.
        case fill
        /// They fill it, all of one length.
        case fillEqually
        /// They fill it, in proportion to what they ask for.
        case fillProportionally
        /// They keep their lengths; the same space is between them.
        case equalSpacing
        /// They keep their lengths; their middles are equally far apart, as far as the least space allows.
        case equalCentering
    }

    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// They fill the room across.
        case fill
        /// At the leading edge of a column, or the top of a row.
        case leading
        /// In a row, their first lines of text stand on one line. In a column, at the leading edge.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge of a column, or the bottom of a row.
        case trailing
        /// In a row, their last lines of text stand on one line. In a column, at the leading edge.
        case lastBaseline

        /// At the top of a row.
        public static let top = Alignment.leading
        /// At the bottom of a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that stands for `spacing`.
    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A custom spacing that stands for the system's: 8 points.
    nonisolated public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// What was measured since something last changed.
    final var measured = StackMeasurements()
    /// Whether those around know that the size may be another: it was said, and the view was neither asked for its size
    /// nor laid out since.
    final var isAnnounced = false
    private final var announced = Announced(count: 0, margins: .zero)

    /// What the own size depends on beside the arranged views' sizes.
    private struct Announced: Equatable {
        var count: Int
        var margins: NSDirectionalEdgeInsets
    }

    /// Makes a stack view that arranges nothing yet.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack view that arranges `views`, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Makes a stack view from an archive. The archive's contents are not read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // Before `UIView` frees its subviews, which takes a call for each level where somebody else still holds them.
    deinit { arranged = [] }

    /// Whether the views stand in a row or in a column; in a row by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// How the views share the room along the axis; they fill it by default.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// Where the views stand across the axis; they fill the room by default.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The space between two views, in points; 0 by default. A number that is not finite counts as 0.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// Whether the views keep to the layout margins; by default they reach to the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Changes

    /// The size may be another one now.
    final func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if isAnnounced || !arranged.contains(where: { $0 === view }) { return }
        // Told in turn, not inside one another, as stack views may be nested deep.
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

    /// The stack views whose superviews are still to hear that their sizes may have changed, the innermost first.
    private static var changed: [UIStackView] = []

    open override func setNeedsLayout() {
        measured = StackMeasurements()
        super.setNeedsLayout()
        if isAnnounced { return }
        // Hiding a view and setting margins come along here.
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

    // MARK: Sizes

    open override var intrinsicContentSize: CGSize { size(forWidth: nil) }

    /// The size that fits the views, no wider than `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = self.size(forWidth: UIView.limit(size.width))
        return CGSize(width: max(0, fitting.width), height: max(0, fitting.height))
    }

    /// As strongly as what is in it.
    override func stretchPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        innerPriority(StackResistance(axis: axis, isAgainstStretching: true)) ?? super.stretchPriority(for: axis)
    }

    /// As strongly as what is in it.
    override func shrinkPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        innerPriority(StackResistance(axis: axis, isAgainstStretching: false)) ?? super.shrinkPriority(for: axis)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }
}
