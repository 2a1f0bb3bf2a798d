import DeclarativeViews

/// The commands that the views of a hosting view add to its window.
@MainActor protocol HostedCommands: AnyObject {
    /// The keys of the commands.
    var keys: [ShownShortcut] { get }
    /// Performs the first command with a key. Returns whether there is one.
    func take(_ key: KeyPress) -> Bool
}
