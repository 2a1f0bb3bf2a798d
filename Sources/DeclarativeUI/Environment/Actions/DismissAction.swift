/// Dismisses the presentation that contains a view. Does nothing in a view that is not presented.
@MainActor @preconcurrency public struct DismissAction {
    /// The presentation; held weakly if it is an object.
    private let presentation: Presentation?

    nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

    /// Dismisses the presentation.
    public func callAsFunction() { presentation?.dismiss() }

    /// A presentation that can be dismissed.
    @MainActor class Presentation {
        nonisolated init() {}
        func dismiss() {}
    }
}

/// The key of the presentation that contains a view.
enum PresentationKey: EnvironmentKey {
    static var defaultValue: DismissAction.Presentation? { nil }
}

extension EnvironmentValues {
    /// Dismisses the presentation that contains the view; does nothing if there is none.
    public var dismiss: DismissAction { DismissAction(self[PresentationKey.self]) }

    /// Whether the view is in a presentation; `false` by default.
    public var isPresented: Bool { self[PresentationKey.self] != nil }
}
