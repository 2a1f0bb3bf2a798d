/// Keeps the value behind bindings, and tells their readers when views are shown another one.
protocol BindingSource: AnyObject {
    @MainActor func add(_ reader: BindingReader)
    @MainActor func remove(_ reader: BindingReader)
}

/// Remembers whether the view that holds a binding read it.
///
/// So a view that reads a binding runs when the value changes, and neither the value's owner nor the views it was
/// handed on through do, unless they read it too.
class BindingReader: @unchecked Sendable {
    // Both are used on the main actor only.
    final var wasRead = false
    final weak var slot: _PropertySlot?

    /// Views are shown another value.
    @MainActor func sourceDidChange() {
        if wasRead { slot?.bindingSourceDidChange() }
    }
}
