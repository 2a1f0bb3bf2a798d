/// A program: the scenes it shows, and the state that all of them share.
///
///     @main struct NotesApp: App {
///         var body: some Scene {
///             WindowGroup { ContentView() }
///         }
///     }
///
/// A program of this type is a `UIApplication`, whose scenes host the views. It lives in the host that
/// `UIApplicationMain` describes. Its dynamic properties work like a view's; of the environment it reads the values
/// of the host, and the phase of the scene in front.
@MainActor @preconcurrency public protocol App {
    /// The type of scene that `body` returns.
    associatedtype Body: Scene
    /// The scenes of the program. The first group of windows is shown at the start.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the program's value. Called once.
    @MainActor @preconcurrency init()
}
