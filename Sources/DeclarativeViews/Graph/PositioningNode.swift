import BridgedEnvironment

/// A node whose children are distinguished by more than their types.
@MainActor protocol PositioningNode: _ViewNode {
    func position(of child: _ViewNode) -> TreePath.Component?
    /// Returns the path between this node and the position, for a node that stands for several; mostly empty.
    func positionComponents(of child: _ViewNode) -> [TreePath.Component]
}

extension PositioningNode {
    func positionComponents(of child: _ViewNode) -> [TreePath.Component] { [] }
}

/// A node that represents the structure of views instead of a view that users name.
@MainActor package protocol StructuralNode: _ViewNode {}

/// A node that sets environment values.
@MainActor protocol EnvironmentSetting: _ViewNode {
    var writeOrigin: WriteOrigin { get }
    var callsFunction: Bool { get }
}
