import BridgedEnvironment

/// The values that the focused views of a window offer, each observed on its own.
@MainActor package final class WindowFocusedValues {
    /// Returns the place of the focused view.
    private let focusedPlace: () -> (any TreePlace)?
    /// The views that offer values wherever the focus is, the last one last.
    private var sceneWriters: [WeakWriter] = []
    // Read where bodies and actions run, on the main actor.
    nonisolated(unsafe) private var slots: [ObjectIdentifier: FocusedValueSlot] = [:]

    private struct WeakWriter {
        weak var writer: (any FocusedValueWriter)?
    }

    /// - Parameter focusedPlace: Returns the place of the focused view; `nil` for none.
    package init(focusedPlace: @escaping () -> (any TreePlace)?) { self.focusedPlace = focusedPlace }

    /// Returns the value of a key, and lets the running code observe it.
    nonisolated func value(of id: ObjectIdentifier) -> Any? { slot(id).value }

    nonisolated private func slot(_ id: ObjectIdentifier) -> FocusedValueSlot {
        if let known = slots[id] { return known }
        let made = FocusedValueSlot()
        slots[id] = made
        return made
    }

    /// Adds a view that offers values wherever the focus is.
    func add(_ writer: any FocusedValueWriter) {
        sceneWriters.removeAll { $0.writer == nil || $0.writer === writer }
        sceneWriters.append(WeakWriter(writer: writer))
    }

    /// Removes a view that offers values wherever the focus is.
    func remove(_ writer: any FocusedValueWriter) {
        sceneWriters.removeAll { $0.writer == nil || $0.writer === writer }
    }

    /// Updates the values: the innermost around the focused view, then those of the window. O(depth).
    package func update() {
        var found: [ObjectIdentifier: Any] = [:]
        var place = focusedPlace()
        while let here = place {
            if let writer = here as? any FocusedValueWriter, !writer.offersAlways {
                found.merge(writer.offered) { inner, _ in inner }
            }
            place = here.placeAbove
        }
        for entry in sceneWriters.reversed() {
            if let writer = entry.writer { found.merge(writer.offered) { inner, _ in inner } }
        }
        for (id, slot) in slots where found[id] == nil { slot.set(nil) }
        for (id, value) in found { slot(id).set(value) }
    }
}

/// A node that offers focused values.
@MainActor protocol FocusedValueWriter: AnyObject {
    /// The offered values, by key.
    var offered: [ObjectIdentifier: Any] { get }
    /// Whether it offers that wherever the focus is.
    var offersAlways: Bool { get }
}

/// The value of one key, which notifies code that has read it.
private final class FocusedValueSlot {
    private let changes = ObservedChange()
    private var stored: Any?

    /// The value; `nil` where no view offers one.
    var value: Any? {
        changes.access()
        return stored
    }

    func set(_ new: Any?) {
        if !valuesAreEqual(stored, new, mode: .equatableAlways) { changes.note { stored = new } }
    }
}
