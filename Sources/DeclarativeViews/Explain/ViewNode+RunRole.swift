import BridgedEnvironment

extension _ViewNode {
    /// The name, in explanations and recordings, of this node's evaluation.
    final var runRole: String {
        switch self {
        case is any UpdatingNode: return "update"
        case is any RowOfElement: return "row"
        case let node as any EnvironmentSetting: return node.writeOrigin.name
        case is any AccountedNode:
            if viewType is any StyledBody.Type { return "style body" }
            return viewType is any View.Type ? "body" : "modifier body"
        default:
            if viewType is any PreferenceKey.Type { return "preference closure" }
            return viewType is any View.Type ? "content closure" : "closure"
        }
    }
}

extension _ViewNode {
    /// Whether the node belongs to a modifier of this library.
    final var isLibraryModifier: Bool {
        viewType is any ViewModifier.Type
            && _typeName(viewType, qualified: true).hasPrefix(WriteSource.libraryModule + ".")
    }
}

/// A view whose body is made by the style of a control.
@MainActor protocol StyledBody: View {}
/// A node whose runs update an object of the other world.
@MainActor package protocol UpdatingNode: _ViewNode {}
/// The node of one element of a collection.
@MainActor protocol RowOfElement: _ViewNode {}

extension StyledView: StyledBody {}
extension RowNode: RowOfElement {}
