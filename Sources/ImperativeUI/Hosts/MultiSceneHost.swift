import Foundation

/// A host that shows several scenes of an application at the same time, such as the tabs of a browser or the windows
/// of a desktop.
///
/// Each scene has its own size, traits and frames, and is in the foreground until the host says otherwise. The host
/// opens the scenes: an application starts without any, and continues to run when the last one is closed.
///
/// Events for a scene are sent to it with ``HostedScene/send(_:)``. Those that are sent to the application go to its
/// front scene.
@MainActor public protocol MultiSceneHost: ApplicationHost {
    /// Tells the host that a scene was opened, by the host or by the application.
    func sceneDidOpen(_ scene: HostedScene)

    /// Tells the host that a scene's appearance differs from the last frame it requested. The host requests the next
    /// frame with ``HostedScene/frame()`` when it can display it.
    func frameIsDue(in scene: HostedScene)

    /// Tells the host that the application requests a scene to be brought to the front. Does nothing by default.
    func bringForward(_ scene: HostedScene)

    /// Tells the host that a scene was closed. No method is called with the scene after this one.
    func sceneDidClose(_ scene: HostedScene)
}

extension MultiSceneHost {
    /// Does nothing: frames are due in scenes.
    public func frameIsDue() {}
    /// Provides a default implementation that does nothing.
    public func bringForward(_ scene: HostedScene) {}
}
