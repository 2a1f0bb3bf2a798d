import Foundation

/// Something that makes a screen hard to use for somebody who cannot see it well, touch it exactly, or see it at all.
public struct AccessibilityFault: Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Something to use, or an image, has no label.
        case missingLabel
        /// Something that is set has no value.
        case missingValue
        /// A label says what the thing is, which is said anyway.
        case redundantLabel
        /// Two things of a role that can be used have one label in one group, so that they cannot be told apart.
        case equalLabels
        /// Something to use is small, and too near to another to be hit for sure.
        case smallTarget
        /// Something to use has no area at all.
        case noArea
        /// A text has too little contrast with what is drawn below it.
        case lowContrast
        /// Something responds to taps, but there is no element by which to use it.
        case unreachable
    }

    /// What is wrong.
    public let kind: Kind
    /// What it is wrong with: its line in ``AccessibilityTree/outline``, without what it is in, or the name of a class.
    public let element: String
    /// Where that is, in the coordinates of the topmost view, in points.
    public let frame: CGRect
    /// The fault in words, with the numbers that matter.
    public let description: String

    package init(_ kind: Kind, _ element: String, _ frame: CGRect, _ reason: String) {
        (self.kind, self.element, self.frame) = (kind, element, frame)
        description = "\(kind.rawValue): \(element): \(reason)"
    }
}
