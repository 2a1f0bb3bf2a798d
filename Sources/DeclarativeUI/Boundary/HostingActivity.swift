/// Moments in the lives of hosting views that a feature follows.
@MainActor enum HostingActivity {
    /// Called when a hosting view has joined a window.
    static var didJoinWindow: () -> Void = {}
}
