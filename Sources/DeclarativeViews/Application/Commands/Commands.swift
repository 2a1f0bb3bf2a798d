import BridgedEnvironment

/// A set of an app's commands.
///
/// A custom type composes commands in `body`. It may have dynamic properties as views do, such as `@FocusedValue`.
/// Commands act wherever the focus is in a window: by their keyboard shortcuts, which the line of keys shows, and in the
/// palette of commands, which is where a terminal has its menus.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the commands that make up the body.
    associatedtype Body: Commands
    /// The type of the view that represents the commands. Not for clients to name.
    associatedtype _CommandViews: View

    /// The composition of the commands.
    @CommandsBuilder var body: Body { get }
    /// A view that represents the commands. Not for clients to implement.
    var _commandViews: _CommandViews { get }
}

extension Commands {
    /// A view that represents the commands of the body. Not for clients to call.
    public var _commandViews: _CommandsBody<Self> { _CommandsBody(commands: self) }
}

extension Commands where Body == Never {
    /// The body, which a primitive set of commands does not have.
    public var body: Never { fatalError("\(Self.self) has no body. Use it as commands; do not call its body.") }
}

extension Never: Commands {}

/// A view that represents a client's commands. Not for clients.
public struct _CommandsBody<Content: Commands>: View {
    private var properties: CommandsProperties<Content>

    init(commands: Content) { properties = CommandsProperties(commands: commands) }

    /// A view that represents the commands of the body.
    public var body: some View { properties.commands.body._commandViews }
}

/// Finds the properties of commands like those of a view.
private struct CommandsProperties<Content: Commands>: DynamicProperty {
    // The only field, so that its properties are where those of the commands are.
    let commands: Content

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        PropertyListSlot(of: Content.self, in: context)
    }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// The body, which a primitive set of commands does not have.
    public typealias Body = Never

    /// Creates no commands.
    nonisolated public init() {}

    /// A view without commands. Not for clients to call.
    public var _commandViews: EmptyView { EmptyView() }
}

/// A menu of commands with a name.
public struct CommandMenu<Content: View>: Commands {
    /// The body, which a primitive set of commands does not have.
    public typealias Body = Never

    private let name: Text
    private let content: Content

    /// Creates a menu with a localised name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (name, content())
    }

    /// Creates a menu with a name.
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// A view that represents the commands. Not for clients to call.
    public var _commandViews: some View { CommandMenuView(name: name, content: content) }
}

/// The place of commands among those that programs have on other systems, which names the menu they are in.
public struct CommandGroupPlacement: Sendable, Hashable {
    let menu: String
    private let name: String

    private init(_ menu: String, _ name: String) { (self.menu, self.name) = (menu, name) }

    /// Information about the app.
    public static let appInfo = CommandGroupPlacement("App", "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement("App", "appSettings")
    /// The services of the system.
    public static let systemServices = CommandGroupPlacement("App", "systemServices")
    /// The visibility of the app.
    public static let appVisibility = CommandGroupPlacement("App", "appVisibility")
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement("App", "appTermination")
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement("File", "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement("File", "saveItem")
    /// Importing and exporting data.
    public static let importExport = CommandGroupPlacement("File", "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement("File", "printItem")
    /// Undoing and redoing.
    public static let undoRedo = CommandGroupPlacement("Edit", "undoRedo")
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement("Edit", "pasteboard")
    /// Editing texts.
    public static let textEditing = CommandGroupPlacement("Edit", "textEditing")
    /// Formatting texts.
    public static let textFormatting = CommandGroupPlacement("Format", "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement("View", "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement("View", "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement("Window", "windowSize")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement("Window", "windowList")
    /// The windows of the app.
    public static let singleWindowList = CommandGroupPlacement("Window", "singleWindowList")
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement("Window", "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement("Help", "help")
}

/// Commands at a place among those that programs have on other systems.
///
/// There are no menus with commands of the system here, so that commands replace none: before, after and instead of a
/// place are the same. The place names the menu of the commands.
public struct CommandGroup<Content: View>: Commands {
    /// The body, which a primitive set of commands does not have.
    public typealias Body = Never

    private let placement: CommandGroupPlacement
    private let content: Content

    /// Creates commands before a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, content) = (group, addition())
    }

    /// Creates commands after a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, content) = (group, addition())
    }

    /// Creates commands instead of those at a place.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, content) = (group, addition())
    }

    /// A view that represents the commands. Not for clients to call.
    public var _commandViews: some View { CommandMenuView(name: Text(verbatim: placement.menu), content: content) }
}

/// A menu among those of a program.
private struct CommandMenuView<Content: View>: View {
    let name: Text
    let content: Content

    var body: some View {
        Menu {
            content
        } label: {
            name
        }
    }
}

extension Group: Commands where Content: Commands {
    /// Creates a group of commands.
    public init(@CommandsBuilder content: () -> Content) { self.content = content() }
    /// A view that represents the commands. Not for clients to call.
    public var _commandViews: Content._CommandViews { content._commandViews }
}

extension Scene {
    /// Adds commands to the windows of the scene.
    ///
    /// They act by their keyboard shortcuts wherever the focus is in the window, and are in the palette of commands.
    /// Those without a shortcut are in the palette alone.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return ContentModifiedScene(scene: self) {
            AnyView($0.modifier(CommandsModifier(content: AnyView(commands._commandViews))))
        }
    }

    /// Leaves out commands of the system that the scene would have. There are none.
    public func commandsRemoved() -> some Scene { ModifiedScene(scene: self, modifier: EmptyModifier()) }
}
