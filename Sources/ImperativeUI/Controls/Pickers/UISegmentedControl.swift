import Drawing
import Foundation
import BridgedEnvironment

/// A control with several segments side by side, one of which is selected.
///
/// A tap selects a segment, as do Return and the space bar for the segment with keyboard focus. In a text grid, the
/// control is one row high, and its segments are whole columns wide.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    // Its segments are pressed.
    override var isPressable: Bool { false }

    /// The segment index that represents no selection.
    public nonisolated static let noSegment = -1

    private final var segments: [SegmentView] = []
    private final var selectedStorage = noSegment
    private final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates a segmented control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a segmented control with segments.
    ///
    /// - Parameter items: The titles, images and actions of the segments: strings, `UIImage` and `UIAction` objects.
    ///   Other types trap.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            let segment = makeSegment()
            switch item {
            case let title as String: segment.title = title
            case let image as UIImage: segment.image = image
            case let action as UIAction: segment.action = action
            default:
                require(
                    false,
                    "The items of a UISegmentedControl are strings, images and actions: \(type(of: item)) is none of "
                        + "them. Give it the title as a String.")
            }
            segments.append(segment)
        }
        showSegments()
        super.frame.size = sizeThatFits(.zero)
    }

    /// Creates a segmented control with a segment for each action. The action runs when the user selects the segment.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// Creates a control of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UISegmentedControl.self)
    }

    // MARK: Settings

    /// A Boolean value that indicates whether a segment is selected only while it is touched; `false` by default.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// A Boolean value that indicates whether segments without a width of their own are as wide as their content
    /// requires; `false` by default.
    open var apportionsSegmentWidthsByContent = false { didSet { sizeDidChange() } }
    /// The background colour of the selected segment; `nil`, the default, for the system's colour.
    open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }

    /// A Boolean value that indicates whether the control is enabled.
    open override var isEnabled: Bool { didSet { showSegments() } }

    /// Always false: the segments become focused instead of the control.
    open override var canBecomeFocused: Bool { false }
    override var isFocusGroup: Bool { true }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; ``noSegment`` for none. Setting it sends no event. An index without a
    /// segment traps.
    open var selectedSegmentIndex: Int {
        get { selectedStorage }
        set {
            require(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "The selected segment is one of \(segments.count): \(newValue) is none. Select one that is there, or "
                    + "UISegmentedControl.noSegment.")
            select(newValue)
        }
    }

    /// Shows another segment as selected.
    private final func select(_ index: Int) {
        let before = selectedStorage
        selectedStorage = index
        if segments.indices.contains(before) { showSegment(at: before) }
        if segments.indices.contains(index) { showSegment(at: index) }
    }

    /// Inserts a segment with an action, which runs when the user selects the segment. An index past the end appends.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.action = action }
    }

    /// Inserts a segment with a title. An index past the end appends the segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.title = title }
    }

    /// Inserts a segment with an image. An index past the end appends the segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.image = image }
    }

    private final func insert(at index: Int, _ change: (SegmentView) -> Void) {
        let position = min(max(index, 0), segments.count)
        let made = makeSegment()
        change(made)
        segments.insert(made, at: position)
        if selectedStorage >= position { selectedStorage += 1 }
        showSegment(at: position)
    }

    /// Removes a segment and its selection. Ignores an index without a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selectedStorage == segment {
            selectedStorage = Self.noSegment
        } else if selectedStorage > segment {
            selectedStorage -= 1
        }
        sizeDidChange()
        setNeedsDisplay()
    }

    /// Removes all segments from the control.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selectedStorage = Self.noSegment
        showSegments()
    }

    /// The segment with an index, which has to be there.
    private final func segment(_ index: Int) -> SegmentView {
        require(
            segments.indices.contains(index),
            "A segment has an index below the number of segments: \(index) is not below \(segments.count). Insert the "
                + "segment first.")
        return segments[index]
    }

    /// Sets the title of a segment, replacing an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let found = self.segment(segment)
        (found.title, found.image) = (title, nil)
        showSegment(at: segment)
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }

    /// Sets the image of a segment, replacing a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let found = self.segment(segment)
        (found.image, found.title) = (image, nil)
        showSegment(at: segment)
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }

    /// Sets the action that a segment runs when the user selects it. The segment shows the action's title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(segment).action = action
        showSegment(at: segment)
    }

    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

    /// Returns the index of the segment whose action has the given identifier; ``noSegment`` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment, in points; 0 for a share of the control's width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment).ownWidth = max(0, width)
        sizeDidChange()
    }

    /// Returns the width that was set for a segment, in points.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).ownWidth }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment).isAllowed = enabled
        showSegment(at: segment)
    }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isAllowed }

    /// Sets the text attributes of the titles for a state; `nil` removes them. Only the font and the colour have an
    /// effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        showSegments()
    }

    /// Returns the attributes of the titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Showing

    private final func makeSegment() -> SegmentView {
        let made = SegmentView()
        made.used = { [weak self, weak made] in
            if let self, let made { use(made) }
        }
        return made
    }

    private final func showSegments() {
        for index in segments.indices { showSegment(at: index) }
        sizeDidChange()
        setNeedsDisplay()
    }

    private final func showSegment(at index: Int) {
        let segment = segments[index]
        if segment.superview == nil { addSubview(segment) }
        let isOn = index == selectedStorage
        segment.isEnabled = isEnabled && segment.isAllowed
        let state: State = !segment.isEnabled ? .disabled : isOn ? .selected : .normal
        let attributes = titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue] ?? [:]
        segment.show(isOn: isOn, fill: selectedSegmentTintColor, attributes)
        sizeDidChange()
        setNeedsDisplay()
    }

    private final func sizeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private final var medium: Medium { traitCollection.textMedium.figures }

    private final func natural(_ segment: SegmentView) -> CGFloat {
        let width = segment.ownWidth > 0 ? segment.ownWidth : segment.unbrokenWidth
        return medium.grain.wholeWidth(width.rounded(.up))
    }

    /// Returns the size at which every segment fits its content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = segments.map { natural($0) }
        let widest = zip(segments, widths).filter { $0.0.ownWidth == 0 }.map(\.1).max() ?? 0
        let width = zip(segments, widths).reduce(0) { sum, pair in
            sum + (apportionsSegmentWidthsByContent || pair.0.ownWidth > 0 ? pair.1 : widest)
        }
        return CGSize(width: width, height: medium.segments.height)
    }

    /// The size at which every segment fits its content.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if segments.isEmpty { return }
        let margin = medium.segments.margin
        let fixed = segments.reduce(0) { $0 + $1.ownWidth }
        let free = segments.filter { $0.ownWidth == 0 }
        let needs = free.reduce(0) { $0 + natural($1) }
        let room = max(0, bounds.width - 2 * margin - fixed)
        var x = margin
        for (index, segment) in segments.enumerated() {
            var width = segment.ownWidth
            if width == 0 {
                let share =
                    apportionsSegmentWidthsByContent && needs > 0 ? natural(segment) / needs : 1 / CGFloat(free.count)
                width = medium.grain.column(at: room * share)
            }
            // The last one takes the width left over by whole columns.
            if index == segments.count - 1, segment.ownWidth == 0 { width = max(0, bounds.width - margin - x) }
            let left = isRightToLeft ? bounds.width - x - width : x
            segment.frame = CGRect(x: left, y: margin, width: width, height: max(0, bounds.height - 2 * margin))
            x += width
        }
    }

    open override func draw(_ rect: CGRect) {
        UIColor(source: .palette(medium.segments.track)).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: medium.edges.corner(9)).fill()
    }

    // MARK: Use

    private final func use(_ segment: SegmentView) {
        guard let index = segments.firstIndex(where: { $0 === segment }) else { return }
        if !isMomentary, index == selectedStorage { return }
        // A momentary one is selected while its actions run.
        select(index)
        if let action = segment.action { sendAction(action) }
        sendValueChanged(with: nil)
        if isMomentary { select(Self.noSegment) }
    }
}
