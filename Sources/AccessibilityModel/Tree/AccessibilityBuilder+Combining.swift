import Foundation

extension AccessibilityBuilder {
    /// Makes one element of all since a mark.
    ///
    /// Names and values are joined. If one of them can be used, the new one is used like it; if several can, they
    /// become actions with their names.
    package mutating func combine(from mark: Int, into element: AccessibilityElement) {
        replace(from: mark, with: combined(from: mark, into: element))
    }

    /// Returns the result of `combine(from:into:)`; properties that the element sets itself win.
    package func combined(from mark: Int, into element: AccessibilityElement) -> AccessibilityElement {
        var new = element
        let parts = elements[mark...].filter { !$0.isGroup }
        let values = parts.filter { $0.part == .value }.map(\.label)
        new.label = element.label ?? Self.joined(parts.filter { $0.part == nil || $0.part == .label }.map(\.label))
        new.value = element.value ?? Self.joined(parts.map(\.value) + values)
        new.hint = element.hint ?? parts.lazy.compactMap(\.hint).first
        if new.inputLabels.isEmpty, let names = parts.first(where: { !$0.inputLabels.isEmpty }) {
            new.inputLabels = names.inputLabels
        }
        new.rotors += elements[mark...].flatMap(\.rotors)
        for part in parts { new.traits.formUnion(part.traits.intersection([.selected, .header, .updatesFrequently])) }
        let used = parts.filter(\.isInteractive)
        if used.count == 1, !new.isInteractive { Self.take(used[0], into: &new) }
        if used.count > 1, !new.isInteractive {
            new.add(used.map { $0.label ?? $0.role.words }) { used[$0].activate() }
        }
        for part in parts where !part.actionNames.isEmpty {
            new.add(part.actionNames) { part.perform(.custom($0)) }
        }
        if new.role == .other { new.role = Self.role(of: Array(parts), in: new.traits) }
        return new
    }

    private static func take(_ part: AccessibilityElement, into new: inout AccessibilityElement) {
        new.abilities.formUnion(part.abilities)
        new.traits.formUnion(part.traits)
        if new.role.isGeneral { new.role = part.role }
        new.handlers.append { command in
            if case .custom = command { return false }
            return part.perform(command)
        }
    }

    private static func role(of parts: [AccessibilityElement], in traits: UIAccessibilityTraits) -> AccessibilityRole {
        if traits.contains(.header) { return .heading }
        if parts.contains(where: { $0.role == .text }) { return .text }
        return parts.contains { $0.role == .image } ? .image : .other
    }

    /// Texts one after the other; `nil` where there is none.
    package static func joined(_ texts: [String?]) -> String? {
        let texts = texts.compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The names of the elements since a mark that are only read, joined.
    package func words(from mark: Int) -> String? {
        Self.joined(elements[mark...].filter { !$0.isGroup && !$0.isInteractive }.map(\.label))
    }

    /// Says which part of a control the elements since a mark are, unless that is said already.
    package mutating func note(_ part: AccessibilityPart, from mark: Int) {
        change(indices(from: mark)) { if $0.part == nil { $0.part = part } }
    }

    /// The names of the elements since a mark that are a part of a control, joined; `nil` without any.
    package func words(of part: AccessibilityPart, from mark: Int) -> String? {
        Self.joined(elements[mark...].filter { $0.part == part }.map(\.label))
    }

    /// The elements since a mark that stand for no others, by their indices.
    package func indices(from mark: Int) -> [Int] { (mark..<elements.count).filter { !elements[$0].isGroup } }

    /// The name of the action that opens a menu.
    package static var menuAction: String { "Show Menu" }

    /// Adds an action that opens a menu to each element since a mark that has no such action.
    package mutating func addMenu(from mark: Int, _ open: @escaping () -> Bool) {
        change(indices(from: mark)) { element in
            if element.actionNames.contains(Self.menuAction) { return }
            element.add([Self.menuAction]) { _ in open() }
        }
    }

    /// Whether something since a mark can be used.
    package func hasInteractive(from mark: Int) -> Bool {
        elements[mark...].contains { $0.isInteractive || !$0.actionNames.isEmpty }
    }
}
