/// The value behind bindings. It notifies their readers when views are to be shown another value.
protocol BindingSource: AnyObject {
    @MainActor func add(_ reader: BindingReader)
    @MainActor func remove(_ reader: BindingReader)
}

/// Records whether the view that holds a binding has read it.
///
/// So a change of the value runs views that read the binding, but neither the value's owner nor views that only pass
/// the binding on.
// Its properties are used only on the main actor.
class BindingReader: @unchecked Sendable {
    final var wasRead = false
    final weak var slot: _PropertySlot?

    /// Called when views are to be shown another value.
    @MainActor func sourceDidChange() {
        if wasRead { slot?.bindingSourceDidChange() }
    }
}
