import Drawing
import Foundation
import UnifiedStorage

/// A control of segments beside each other, of which one is selected.
///
/// A tap selects a segment, as Return and the space bar do for the one that has the focus of the keyboard. In a grid the
/// control is one row high, and its segments are whole columns wide.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public nonisolated static let noSegment = -1

    private final var segments: [SegmentView] = []
    private final var selectedStorage = noSegment
    private final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Makes a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control with segments.
    ///
    /// - Parameter items: The titles and images of the segments: strings, `UIImage` and `UIAction` objects. Others trap.
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

    /// Makes a control with a segment for each action, which runs when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// Makes a control from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Settings

    /// Whether a segment is selected only as long as it is touched; false by default.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// Whether segments without a width of their own are as wide as their contents need; false by default.
    open var apportionsSegmentWidthsByContent = false { didSet { sizeDidChange() } }
    /// The colour behind the selected segment; `nil`, the default, for the system's.
    open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }

    /// Whether the control can be used.
    open override var isEnabled: Bool { didSet { showSegments() } }

    /// The segments have the focus, not the control.
    open override var canBecomeFocused: Bool { false }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; ``noSegment`` for none. Setting it sends no event; a segment that does not
    /// exist traps.
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

    /// Adds a segment with an action, which runs when the segment is selected. An index that is too high is the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.action = action }
    }

    /// Adds a segment with a title. An index that is too high is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.title = title }
    }

    /// Adds a segment with an image. An index that is too high is the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.image = image }
    }

    private final func insert(at index: Int, _ change: (SegmentView) -> Void) {
        let place = min(max(index, 0), segments.count)
        let made = makeSegment()
        change(made)
        segments.insert(made, at: place)
        if selectedStorage >= place { selectedStorage += 1 }
        showSegment(at: place)
    }

    /// Removes a segment. One that is not there is left alone, a selection of it goes.
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

    /// Removes all segments.
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

    /// Shows a title in a segment, and no image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let found = self.segment(segment)
        (found.title, found.image) = (title, nil)
        showSegment(at: segment)
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }

    /// Shows an image in a segment, and no title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let found = self.segment(segment)
        (found.image, found.title) = (image, nil)
        showSegment(at: segment)
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }

    /// Has a segment run an action when it is selected, and show its title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(segment).action = action
        showSegment(at: segment)
    }

    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

    /// Returns the index of the segment whose action has an identifier; ``noSegment`` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment in points; 0 for a share of the control's width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment).ownWidth = max(0, width)
        sizeDidChange()
    }

    /// Returns the width that was set for a segment, in points.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).ownWidth }

    /// Says whether a segment can be selected by the user.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment).isAllowed = enabled
        showSegment(at: segment)
    }

    /// Returns whether a segment can be selected by the user.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isAllowed }

    /// Sets the attributes of the titles in a state: the colour and the font. `nil` takes them away.
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

    private final var isGrid: Bool { traitCollection.textMedium == .grid }

    private final func natural(_ segment: SegmentView) -> CGFloat {
        let width = segment.ownWidth > 0 ? segment.ownWidth : segment.unbrokenWidth
        return isGrid ? (width / 8).rounded(.up) * 8 : width.rounded(.up)
    }

    /// Returns the size at which each segment has the room it needs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = segments.map { natural($0) }
        let widest = zip(segments, widths).filter { $0.0.ownWidth == 0 }.map(\.1).max() ?? 0
        let width = zip(segments, widths).reduce(0) { sum, pair in
            sum + (apportionsSegmentWidthsByContent || pair.0.ownWidth > 0 ? pair.1 : widest)
        }
        return CGSize(width: width, height: isGrid ? 16 : 32)
    }

    /// The size at which each segment has the room it needs.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if segments.isEmpty { return }
        let margin: CGFloat = isGrid ? 0 : 2
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
                width = room * share
                if isGrid { width = (width / 8).rounded(.down) * 8 }
            }
            // The last one takes what is left over by whole columns.
            if index == segments.count - 1, segment.ownWidth == 0 { width = max(0, bounds.width - margin - x) }
            let left = isRightToLeft ? bounds.width - x - width : x
            segment.frame = CGRect(x: left, y: margin, width: width, height: max(0, bounds.height - 2 * margin))
            x += width
        }
    }

    open override func draw(_ rect: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: isGrid ? 0 : 9).fill()
    }

    // MARK: Use

    private final func use(_ segment: SegmentView) {
        guard let index = segments.firstIndex(where: { $0 === segment }) else { return }
        if !isMomentary, index == selectedStorage { return }
        // A momentary one is selected as long as those that are told look.
        select(index)
        if let action = segment.action { sendAction(action) }
        sendValueChanged(with: nil)
        if isMomentary { select(Self.noSegment) }
    }
}
