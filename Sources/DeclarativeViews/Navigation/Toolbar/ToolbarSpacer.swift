/// The sizing of a spacer in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
    package let isFlexible: Bool

    /// A flexible spacer, which shares the width that the other items leave.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A spacer with a small, fixed width.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A spacer between toolbar items.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a spacer with the given sizing and placement.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent {
    /// The body, which a primitive toolbar content type does not have.
    public typealias Body = Never
    /// A view that represents the items. Not for clients to call.
    public var _source: some View { ToolbarSpacerView(sizing: sizing, placement: placement) }
}

/// Passes a space on to the bar of the page it is in. It takes no room there.
private struct ToolbarSpacerView: View {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement
    private var reader = NodeReader()

    init(sizing: SpacerSizing, placement: ToolbarItemPlacement) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    var body: some View {
        let (place, placement, sizing) = (reader.place, placement, sizing)
        return EmptyView().navigationSettings { settings in
            guard let place else { return }
            settings.toolbar.append(
                ToolbarEntry(place: place, placement: placement, content: AnyView(EmptyView()), spacing: sizing))
        }
    }
}
