import Foundation

/// An accessibility element that is not a view, such as a part of a view's drawing.
///
/// Add it to the ``UIResponder/accessibilityElements`` of a view, and set its frame and behaviour.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
    private final var record: AccessibilityRecord?

    /// Creates an accessibility element in a container.
    ///
    /// - Parameter container: The view or element that contains this element. It is held weakly.
    public init(accessibilityContainer container: Any) {
        containerReference = container as AnyObject
        super.init()
    }

    override final var accessibilityRecord: AccessibilityRecord? {
        get { record }
        set { record = newValue }
    }

    private final weak var containerReference: AnyObject?

    /// The view or element that contains this element; `nil` once that has been released.
    open var accessibilityContainer: Any? {
        get { containerReference }
        set { containerReference = newValue.map { $0 as AnyObject } }
    }

    /// The frame of the element in the coordinates of its container, in points. Until it is set, it is
    /// `accessibilityFrame` converted to those coordinates.
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
