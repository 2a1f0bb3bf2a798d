import Foundation
import BridgedEnvironment

/// The tree of a program's scenes: the program's value, with its state, and the groups of windows it declares.
@MainActor package final class AppGraph: ViewGraphDelegate {
    /// The program that runs; `nil` if none was started.
    static weak var current: AppGraph?

    private let scope: Scope
    private(set) var graph: ViewGraph!
    /// Called when a group of windows may declare something else.
    package var onChange: () -> Void = {}

    /// Makes the tree of a program.
    ///
    /// - Parameter values: The values of the root, such as the traits of the host.
    package init<A: App>(_ app: A, values: PropertyMap) {
        scope = Scope(root: values)
        scope.isLive = true
        graph = ViewGraph(scope: scope, delegate: self)
        Self.current = self
        graph.setRoot(AppView(app: app))
        graph.becomeLive()
        graph.setVisible(true)
        UpdateQueue.shared.flush()
    }

    /// The groups of windows in the order in which they are declared, with their modifications of the content.
    package var declarations: [(declaration: WindowDeclaration, modify: (AnyView) -> AnyView)] {
        var found: [(declaration: WindowDeclaration, modify: (AnyView) -> AnyView)] = []
        graph.rootNode?.walk { node in
            if let window = node as? WindowNode { found.append((window.declaration, window.modifyContent)) }
            return .below
        }
        return found
    }

    func declarationsDidChange() { onChange() }

    /// Sets the phase that the program reads.
    package func setPhase(_ phase: ScenePhase) {
        scope.stage(.scenePhase(phase))
    }

    package func graphNeedsLayout() {}
    package func graphNeedsDisplay() {}
    package func graphNeedsUpdate() {}
}

extension PropertyWrite {
    /// Sets the phase of a scene.
    package static func scenePhase(_ phase: ScenePhase) -> PropertyWrite {
        PropertyWrite(ScenePhaseKey.self, in: .environment, value: phase)
    }
}

extension _ViewNode {
    /// A function that applies the modifiers of the enclosing scenes to the content of windows, the innermost first.
    fileprivate var modifyContent: (AnyView) -> AnyView {
        var modifiers: [(AnyView) -> AnyView] = []
        var node = parent
        while let here = node {
            if let modifier = here as? any WindowContentModifying { modifiers.append(modifier.modify) }
            node = here.parent
        }
        return { view in modifiers.reduce(view) { $1($0) } }
    }
}
