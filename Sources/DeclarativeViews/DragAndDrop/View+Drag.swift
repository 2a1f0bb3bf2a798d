import CoreTransferable
import Foundation

extension View {
    /// Lets people drag this view as a value, to views of the application that take drops.
    ///
    /// A touch that stays for half a second lifts the view. A copy of the view then follows the touch, without the
    /// state of the views in it, until the value is dropped.
    ///
    /// - Parameter payload: The value, made when the drag begins.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        let copy = self
        return modifier(DragModifier(provider: { .carrying(payload()) }, preview: { AnyView(copy) }))
    }

    /// Lets people drag this view as a value, with another view as its preview; see `draggable(_:)`.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        let preview = preview()
        return modifier(DragModifier(provider: { .carrying(payload()) }, preview: { AnyView(preview) }))
    }

    /// Lets people drag this view as an item, to views of the application that take drops; see `draggable(_:)`.
    ///
    /// - Parameter data: A closure that returns the provider of the item, called when the drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        let copy = self
        return modifier(DragModifier(provider: data, preview: { AnyView(copy) }))
    }

    /// Lets people drag this view as an item, with another view as its preview; see `draggable(_:)`.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        let preview = preview()
        return modifier(DragModifier(provider: data, preview: { AnyView(preview) }))
    }
}

extension NSItemProvider {
    /// Creates a provider of a value.
    fileprivate static func carrying<T: Transferable>(_ value: T) -> NSItemProvider {
        let carried = Carried(value: value)
        let provider = NSItemProvider()
        provider.register(carried.value)
        return provider
    }
}

/// A value on its way to another place.
// It is made for one drag, and only its representations are made of it elsewhere.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}
