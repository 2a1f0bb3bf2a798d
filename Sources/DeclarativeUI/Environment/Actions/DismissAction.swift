/// Ends the presentation a view is in. Does nothing in a view that is not presented.
@MainActor @preconcurrency public struct DismissAction {
    /// What ends the presentation; held weakly where it is an object.
    private let presentation: Presentation?

    nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

    /// Ends the presentation.
    public func callAsFunction() { presentation?.dismiss() }

    /// A presentation that can be ended.
    @MainActor class Presentation {
        nonisolated init() {}
        func dismiss() {}
    }
}

/// The presentation that views are in.
enum PresentationKey: EnvironmentKey {
    static var defaultValue: DismissAction.Presentation? { nil }
}

extension EnvironmentValues {
    /// Ends the presentation the view is in; does nothing where there is none.
    public var dismiss: DismissAction { DismissAction(self[PresentationKey.self]) }

    /// Whether the view is in a presentation. `false` where nothing was set.
    public var isPresented: Bool { self[PresentationKey.self] != nil }
}
