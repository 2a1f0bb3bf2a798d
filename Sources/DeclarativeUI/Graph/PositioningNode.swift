import UnifiedStorage

/// A node that tells its children apart by more than their types.
@MainActor protocol PositioningNode: _ViewNode {
    func position(of child: _ViewNode) -> TreePath.Component?
}

/// A node that stands for the structure of views rather than for one that users name.
@MainActor protocol StructuralNode: _ViewNode {}

/// A node that sets environment values.
@MainActor protocol EnvironmentSetting: _ViewNode {
    var writeOrigin: WriteOrigin { get }
    var callsFunction: Bool { get }
}
