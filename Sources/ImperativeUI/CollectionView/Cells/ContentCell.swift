import Foundation
import BridgedEnvironment

/// A cell that shows content in front of a background.
@MainActor protocol ContentCell: ReusableView {
    var cellContent: CellContent { get }
    /// Where the content is.
    var contentArea: CGRect { get }
    var listPosition: ListPosition? { get }
    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
    /// Whether the children of the row are shown.
    var showsChildren: Bool { get }
    /// Whether the background shows that the cell is selected or highlighted.
    var showsSelection: Bool { get }
    var contentState: any UIConfigurationState { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    var backgroundConfiguration: UIBackgroundConfiguration? { get }
    /// The background until one is set.
    var standardBackground: UIBackgroundConfiguration? { get }
    func setNeedsUpdateConfiguration()
    /// Has the program update the configuration for the state.
    func runConfigurationUpdate()
}

extension ContentCell {
    var showsSelection: Bool { true }
    var showsChildren: Bool { false }

    /// The texts of the content; `nil` for other content.
    var textContent: UIListContentView? { shownContent as? UIListContentView ?? cellContent.styled }
    /// The view whose size is that of the content; `nil` if constraints or the program decide.
    var measuredContent: UIView? { shownContent ?? cellContent.styled }

    /// The view of the content configuration.
    var shownContent: (any UIView & UIContentView)? { cellContent.view }

    var madeContentView: UIView {
        if let view = cellContent.view ?? cellContent.plainView { return view }
        let made = UIView(frame: contentArea)
        cellContent.plainView = made
        addSubview(made)
        return made
    }

    /// Returns the view with the labels and the image of the cell's style, made with a closure when it is first needed;
    /// `nil` if there is a content configuration.
    func styledContent(orMake make: () -> UIListContentView) -> UIListContentView? {
        if shownContent != nil { return nil }
        if let styled = cellContent.styled { return styled }
        let made = make()
        cellContent.styled = made
        made.contentSizeObserver = { [weak self] in
            self?.setNeedsLayout()
            self?.invalidateIntrinsicContentSize()
        }
        madeContentView.insertSubview(made, at: 0)
        made.frame = madeContentView.bounds
        return made
    }

    // MARK: Configurations

    /// Tracks all traits: they are part of the state, so any change updates the configuration.
    func followTraits() {
        addRegistration(for: [.anyTrait]) { cell, _ in (cell as? any ContentCell)?.stateDidChange() }
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        cellContent.configuration = configuration
        show(configuration.map { automaticallyUpdatesContentConfiguration ? $0.updated(for: contentState) : $0 })
    }

    func stateDidChange() {
        setNeedsUpdateConfiguration()
        if automaticallyUpdatesContentConfiguration, let configuration = cellContent.configuration {
            show(configuration.updated(for: contentState))
        }
    }

    private func show(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            cellContent.view?.removeFromSuperview()
            cellContent.view = nil
            invalidateIntrinsicContentSize()
            return
        }
        if let view = cellContent.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            cellContent.view?.removeFromSuperview()
            cellContent.plainView?.removeFromSuperview()
            (cellContent.plainView, cellContent.styled) = (nil, nil)
            let made = configuration.makeContentView()
            cellContent.view = made
            made.frame = contentArea
            addSubview(made)
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the state of a cell.
    func cellState(isEditing: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isExpanded = showsChildren
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func scheduleConfigurationUpdate() {
        cellContent.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration if the state has changed, and tracks the traits of the cell that are read.
    func updateConfigurationIfNeeded() {
        guard cellContent.needsUpdate else { return }
        cellContent.needsUpdate = false
        TraitTracking.run(.configuration, of: self, reading: [self]) { [weak self] in
            self?.setNeedsUpdateConfiguration()
        } _: {
            runConfigurationUpdate()
        }
    }

    // MARK: Layout

    func placeContent() {
        let area = contentArea
        cellContent.view?.frame = area
        cellContent.plainView?.frame = area
        if let styled = cellContent.styled, let plain = cellContent.plainView { styled.frame = plain.bounds }
    }

    /// Returns the size of the cell that fits the constraints within its content view; `nil` if there are none.
    func constrainedContentSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        let area = contentArea
        let around = CGSize(width: bounds.width - area.width, height: bounds.height - area.height)
        let room = CGSize(width: target.width - around.width, height: target.height - around.height)
        guard let size = cellContent.plainView?.constrainedSize(room, horizontal, vertical) else { return nil }
        return CGSize(width: size.width + around.width, height: size.height + around.height)
    }
}
