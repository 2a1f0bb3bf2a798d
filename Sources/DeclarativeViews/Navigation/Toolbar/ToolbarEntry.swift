import BridgedEnvironment

/// One item of a toolbar, as it reaches the bar.
package struct ToolbarEntry {
    let place: NodePlace
    package let placement: ToolbarItemPlacement
    package let content: AnyView
    /// Whether the item takes all the space in its bar.
    package var fillsBar = false
    /// The size of a space; `nil` for items.
    package var spacing: SpacerSizing?

    /// The identity of the item while it is there.
    package var id: ObjectIdentifier { place.id }

    /// The scope whose environment the item inherits, and its name there; `nil` once it is gone.
    @MainActor package var origin: (scope: Scope, node: any ScopeLabel)? {
        place.origin(.toolbarItem)
    }
}

extension ScopeName {
    /// An item of a toolbar, or the background of one.
    static let toolbarItem = ScopeName("ToolbarItem")
}

/// Passes an item on to the bar of the page it is in. It takes no room there.
struct ToolbarItemView<Content: View>: View {
    let placement: ToolbarItemPlacement
    let content: Content
    let fillsBar: Bool
    private var reader = NodeReader()

    init(placement: ToolbarItemPlacement, content: Content, fillsBar: Bool = false) {
        self.placement = placement
        self.content = content
        self.fillsBar = fillsBar
    }

    var body: some View {
        let (place, placement, content, fillsBar) = (reader.place, placement, AnyView(content), fillsBar)
        return EmptyView().navigationSettings { settings in
            if let place {
                settings.toolbar.append(
                    ToolbarEntry(place: place, placement: placement, content: content, fillsBar: fillsBar))
            }
        }
    }
}
