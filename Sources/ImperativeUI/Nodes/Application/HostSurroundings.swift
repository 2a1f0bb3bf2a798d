import Drawing
import Foundation
import Motion

/// The surroundings in which a host shows an application.
public struct HostSurroundings {
    /// The size in points.
    public var size: CGSize
    /// The insets that the host covers at each edge, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The height of the part at the bottom of the scene that the host's on-screen keyboard covers, in points; 0 by
    /// default, for none. Heights that are negative or not finite count as 0.
    ///
    /// A host that makes the scene smaller for its keyboard leaves it 0. A change posts the notifications of
    /// ``UIResponder``, such as `keyboardWillShowNotification`, and moves ``UIView/keyboardLayoutGuide``.
    public var keyboardHeight: CGFloat = 0
    /// The traits that the host provides, such as the interface style. A device supplies the others.
    public var traits: UITraitCollection
    /// The assistive settings of those who use the scene; `nil`, the default, for those of `UIAccessibility`.
    ///
    /// Views read them from their environment, such as `accessibilityReduceMotion`.
    public var accessibilityFlags: UIAccessibility.Flags?
    /// The medium of text in the scene; `nil` for that of the host.
    package var textMedium: TextMedium?
    /// The clock of the host; `nil` for the current one.
    package var clock: AnimationClock?

    /// Creates surroundings with a size.
    ///
    /// - Parameters:
    ///   - size: The size in points. Sides that are negative or not finite count as 0.
    ///   - safeAreaInsets: The insets that the host covers at each edge, in points; zero by default.
    ///   - traits: The traits that the host provides; none by default.
    public init(
        size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()
    ) {
        self.size = size.usable
        self.safeAreaInsets = safeAreaInsets
        self.traits = traits
    }
}
