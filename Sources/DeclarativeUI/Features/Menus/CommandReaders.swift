import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The commands that the views of a hosting view add to their window, kept live but not shown.
@MainActor final class CommandReaders: HostedCommands {
    private var readers: [(id: ObjectIdentifier, reader: MenuReader)] = []

    var isEmpty: Bool { readers.isEmpty }

    /// Shows commands, whose views are in a hidden part of a view.
    func show(_ commands: WindowCommands, in view: UIView) {
        if let known = readers.first(where: { $0.id == commands.id }) {
            known.reader.hosting.rootView.content = commands.content
            return
        }
        let reader = MenuReader(commands.content, in: commands.scope)
        view.addSubview(reader.boundary)
        readers.append((commands.id, reader))
    }

    func remove(_ id: ObjectIdentifier) {
        for (one, reader) in readers where one == id {
            reader.boundary.removeFromSuperview()
            reader.leave()
        }
        readers.removeAll { $0.id == id }
    }

    /// The menus of the commands; each keeps this.
    var menus: [ContentMenu] {
        readers.flatMap { _, reader in
            reader.menu.children.map { ContentMenu($0.title, $0, keeper: reader) }
        }
    }

    /// The keys of the commands.
    var keys: [ShownShortcut] { graphs.flatMap(\.commandKeys) }

    /// Performs the first command with a key. Returns whether there is one.
    func take(_ key: KeyPress) -> Bool { graphs.contains { $0.takeCommand(key) } }

    /// The views of the commands as they are now.
    private var graphs: [ViewGraph] {
        readers.map { _, reader in
            // Updates the views.
            _ = reader.hosting.idealSize
            return reader.hosting.viewGraph
        }
    }
}

extension _UIHostingView: GraphCommandsDelegate {
    final var commandReaders: CommandReaders? { commands as? CommandReaders }

    package final func showCommands(_ new: WindowCommands) {
        let commands = commandReaders ?? CommandReaders()
        self.commands = commands
        commands.show(new, in: self)
        ContentKeyChanges.note()
    }

    package final func removeCommands(_ id: ObjectIdentifier) {
        commandReaders?.remove(id)
        if commandReaders?.isEmpty == true { commands = nil }
        ContentKeyChanges.note()
    }
}
