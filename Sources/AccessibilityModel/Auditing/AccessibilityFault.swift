import Foundation

/// A fault that makes a screen hard to use for people with low vision or blindness, or for people unable to touch it
/// precisely.
public struct AccessibilityFault: Sendable, CustomStringConvertible {
    /// A kind of accessibility fault.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// An interactive element or an image has no label.
        case missingLabel
        /// An element that can be set has no value.
        case missingValue
        /// A label names the role of its element, which is spoken anyway.
        case redundantLabel
        /// Two interactive elements of one role in one group have the same label, so that they cannot be told apart.
        case equalLabels
        /// An interactive element is small, and too close to another to be hit reliably.
        case smallTarget
        /// An interactive element has no area.
        case noArea
        /// A text has too little contrast with its background.
        case lowContrast
        /// A view responds to taps, but no accessibility element gives access to it.
        case unreachable
    }

    /// The kind of the fault.
    public let kind: Kind
    /// The element with the fault: its line in ``AccessibilityTree/outline``, without indentation, or the name of a
    /// class.
    public let element: String
    /// The frame of the element, in the coordinates of the topmost view, in points.
    public let frame: CGRect
    /// A textual representation of the fault, with the numbers that matter.
    public let description: String

    package init(_ kind: Kind, _ element: String, _ frame: CGRect, _ reason: String) {
        (self.kind, self.element, self.frame) = (kind, element, frame)
        description = "\(kind.rawValue): \(element): \(reason)"
    }
}
