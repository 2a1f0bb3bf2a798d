import Foundation

/// An element that is no view, as a part of what a view draws: one of the ``UIResponder/accessibilityElements`` of a
/// view, which says where it is and what it does.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
    private final var record: AccessibilityRecord?

    /// Makes an element of a view or of another element.
    ///
    /// - Parameter container: What it is a part of. It is held weakly.
    public init(accessibilityContainer container: Any) {
        containerReference = container as AnyObject
        super.init()
    }

    override final var accessibilityRecord: AccessibilityRecord? {
        get { record }
        set { record = newValue }
    }

    private final weak var containerReference: AnyObject?

    /// What it is a part of; `nil` once that is gone.
    open var accessibilityContainer: Any? {
        get { containerReference }
        set { containerReference = newValue.map { $0 as AnyObject } }
    }

    /// Where it is in the coordinates of its container, in points. As long as it was not set, it is the frame, as seen
    /// from the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            frameInContainer ?? (containingView.map { $0.convert(accessibilityFrame, from: nil) } ?? accessibilityFrame)
        }
        set { frameInContainer = newValue }
    }

    private final var frameInContainer: CGRect?

    /// The nearest view around it.
    package final var containingView: UIView? {
        var container = containerReference
        while let element = container as? UIAccessibilityElement { container = element.containerReference }
        return container as? UIView
    }

    package override final var ownAccessibility: OwnAccessibility { OwnAccessibility(isElement: true) }

    package override final var ownAccessibilityFrame: CGRect {
        guard let frameInContainer else { return .zero }
        return containingView.map { $0.convert(frameInContainer, to: nil) } ?? frameInContainer
    }

    open override var next: UIResponder? { containerReference as? UIResponder }
}
