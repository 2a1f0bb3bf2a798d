import Foundation
import Foundations

/// The accessibility elements of a screen, of both worlds, as they were when the tree was requested.
///
/// A tree is a snapshot and is not kept up to date. Making one takes a step for each view, and for each element a
/// step for each item of the layout around it.
@MainActor public struct AccessibilityTree {
    /// The elements in reading order, each before the elements it contains.
    public let elements: [AccessibilityElement]

    /// The objects that respond to taps without having an element.
    let unreachable: [(name: String, frame: CGRect)]

    package init(
        _ elements: [AccessibilityElement], unreachable: [(name: String, frame: CGRect)] = []
    ) { (self.elements, self.unreachable) = (elements, unreachable) }

    /// Returns the elements with a role, a label and an identifier, in reading order. An argument that is `nil`
    /// matches every element.
    ///
    /// A label matches the label of an element or one of its ``AccessibilityElement/inputLabels``.
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

    /// Returns the first element with a role, a label and an identifier. An argument that is `nil` matches every
    /// element. If there is no such element, reports the labels of other elements and returns `nil`.
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

    /// Returns the elements that an element contains, at any depth, in reading order.
    public func descendants(of element: AccessibilityElement) -> [AccessibilityElement] {
        let index = element.index
        guard elements.indices.contains(index), elements[index].object === element.object else { return [] }
        return Array(elements[(index + 1)...].prefix { $0.depth > elements[index].depth })
    }
}
