/// A value that indicates whether a view is presented, and that dismisses it. Deprecated in SwiftUI in favour of
/// ``EnvironmentValues/dismiss`` and ``EnvironmentValues/isPresented``.
public struct PresentationMode {
    private let action: DismissAction
    /// A Boolean value that indicates whether the view is in a presentation, or in a page above the root of a
    /// navigation stack.
    public let isPresented: Bool

    fileprivate init(_ values: EnvironmentValues) {
        action = values.dismiss
        isPresented = values.isPresented
    }

    /// Dismisses the presentation or the page; does nothing if there is none.
    @MainActor @preconcurrency public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// A binding to the presentation mode of the view. Deprecated in SwiftUI in favour of ``dismiss`` and
    /// ``isPresented``.
    public var presentationMode: Binding<PresentationMode> {
        // It is made anew each time and leaves the presentation on the main actor.
        nonisolated(unsafe) let mode = PresentationMode(self)
        return Binding(get: { mode }, set: { _ in })
    }
}
