import Foundation
import UnifiedStorage

/// All that somebody is told of who cannot see the screen, of both worlds, as it was when it was asked for.
///
/// Nothing of it is kept up to date: a tree is made when it is asked for. That takes a step for each view, and for each
/// element one for each item of the layout around it.
@MainActor public struct AccessibilityTree {
    /// The elements in reading order, each before those in it.
    public let elements: [AccessibilityElement]

    /// What responds to taps without being told of.
    let unreachable: [(name: String, frame: CGRect)]

    package init(
        _ elements: [AccessibilityElement], unreachable: [(name: String, frame: CGRect)] = []
    ) { (self.elements, self.unreachable) = (elements, unreachable) }

    /// The elements of a role, with a label and an identifier, in reading order; what is not given does not matter.
    ///
    /// A label is found as it is, or as one of the labels for those who speak to it.
    public func elements(
        _ role: AccessibilityRole? = nil, label: String? = nil, identifier: String? = nil
    ) -> [AccessibilityElement] {
        elements.filter { element in
            if let role, element.role != role { return false }
            if let identifier, element.identifier != identifier { return false }
            guard let label else { return true }
            return element.label == label || element.inputLabels.contains(label)
        }
    }

    /// The first element of a role, with a label and an identifier; what is not given does not matter. If there is
    /// none, reports which elements there are, and returns `nil`.
    public func element(
        _ role: AccessibilityRole? = nil, label: String? = nil, identifier: String? = nil
    ) -> AccessibilityElement? {
        if let first = elements(role, label: label, identifier: identifier).first { return first }
        let others = elements.filter { role == nil || $0.role == role }
        let names = (others.isEmpty ? elements : others).filter { $0.label != nil }.prefix(20)
        let wanted = [role?.words, label.map { "\"\($0)\"" }, identifier.map { "#\($0)" }].compactMap { $0 }
        RuntimeIssue.report(
            "accessibility",
            "There is no element \(wanted.joined(separator: " ")). "
                + (names.isEmpty
                    ? "No other has a label."
                    : "There is: \(names.map { "\($0.role.words) \"\($0.label ?? "")\"" }.joined(separator: ", "))."))
        return nil
    }

    /// The elements in one, in reading order, at any depth.
    public func descendants(of element: AccessibilityElement) -> [AccessibilityElement] {
        let place = element.place
        guard elements.indices.contains(place), elements[place].object === element.object else { return [] }
        return Array(elements[(place + 1)...].prefix { $0.depth > elements[place].depth })
    }
}
