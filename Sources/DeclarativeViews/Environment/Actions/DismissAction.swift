/// An action that dismisses the presentation that contains a view. Does nothing in a view that is not presented.
@MainActor @preconcurrency public struct DismissAction {
    /// The presentation; held weakly if it is an object.
    private let presentation: Presentation?

    package nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

    /// Dismisses the presentation that contains the view.
    public func callAsFunction() { presentation?.dismiss() }

    /// A presentation that can be dismissed.
    @_spi(Graph) @MainActor open class Presentation {
        /// Creates a presentation. Only subclasses can be dismissed.
        @_spi(Graph) public nonisolated init() {}

        /// Dismisses the presentation. Does nothing, unless a subclass overrides it.
        open func dismiss() {}
    }
}

/// The key of the presentation that contains a view.
package enum PresentationKey: EnvironmentKey {
    package static var defaultValue: DismissAction.Presentation? { nil }
}

extension EnvironmentValues {
    /// The action that dismisses the presentation that contains the view. It does nothing without a presentation.
    public var dismiss: DismissAction { DismissAction(self[PresentationKey.self]) }

    /// A Boolean value that indicates whether the view is in a presentation; `false` by default.
    public var isPresented: Bool { self[PresentationKey.self] != nil }
}
