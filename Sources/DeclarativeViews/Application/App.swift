/// A type that represents the structure and shared state of an app.
///
/// ```swift
/// @main struct NotesApp: App {
///     var body: some Scene {
///         WindowGroup { ContentView() }
///     }
/// }
/// ```
///
/// An app of this type is a `UIApplication`, and its scenes host the views. It runs in the host that
/// `UIApplicationMain` describes. Its dynamic properties work like those of a view. From the environment, it reads
/// the values of the host and the phase of the foreground scene.
@MainActor @preconcurrency public protocol App {
    /// The type of scene that represents the content of the app.
    associatedtype Body: Scene
    /// The scenes of the app. The first window group is shown at launch.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app value. Called once.
    @MainActor @preconcurrency init()
}
