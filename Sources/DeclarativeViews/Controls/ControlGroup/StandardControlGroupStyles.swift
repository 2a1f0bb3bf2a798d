import BridgedEnvironment

/// The default control group style, chosen by context.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates an automatic control group style.
    nonisolated public init() {}

    /// Returns the controls joined in a row; in a menu, side by side.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration, kind: .joined)
    }
}

/// A control group style for bars, which displays the controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates a navigation control group style.
    nonisolated public init() {}

    /// Returns the controls side by side with a spacing of 16 points; in a menu, as items side by side.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration, kind: .apart)
    }
}

/// A control group style that presents the controls as a menu; inside a menu, as a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates a menu control group style.
    nonisolated public init() {}

    /// Returns a menu with the label of the group, or with an ellipsis for a group without a label.
    public func makeBody(configuration: Configuration) -> some View { ControlMenu(configuration: configuration) }
}

/// A control group style that displays the controls as small items side by side in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates a compact menu control group style.
    nonisolated public init() {}

    /// Returns the controls side by side in a menu; elsewhere, a menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsOfMenu(configuration: configuration, arrangement: .compact)
    }
}

/// A control group style that displays the controls as symbols side by side in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates a palette control group style.
    nonisolated public init() {}

    /// Returns the controls side by side in a menu; elsewhere, a menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsOfMenu(configuration: configuration, arrangement: .palette)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default control group style, chosen by context.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A control group style for bars.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A control group style that presents the controls as a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A control group style that displays the controls as small items side by side in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A control group style that displays the controls as symbols side by side in a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The controls of a group beside each other; in a menu, entries beside each other.
private struct ControlRow: View, UnnamedPlace {
    enum Kind { case joined, apart }

    let configuration: ControlGroupStyleConfiguration
    let kind: Kind
    @Environment(\.isInMenu) private var isInMenu

    init(configuration: ControlGroupStyleConfiguration, kind: Kind) {
        self.configuration = configuration
        self.kind = kind
    }

    var body: some View {
        if isInMenu {
            MenuGroup(label: configuration.label, content: configuration.content, arrangement: .row)
        } else if kind == .joined {
            JoinedControls(content: configuration.content)
        } else {
            HStack(spacing: 16) { configuration.content }
        }
    }
}

/// The controls of a group as entries of a menu beside each other; elsewhere a menu with them.
private struct ControlsOfMenu: View, UnnamedPlace {
    let configuration: ControlGroupStyleConfiguration
    let arrangement: MenuGroupEntry.Arrangement
    @Environment(\.isInMenu) private var isInMenu

    init(configuration: ControlGroupStyleConfiguration, arrangement: MenuGroupEntry.Arrangement) {
        self.configuration = configuration
        self.arrangement = arrangement
    }

    var body: some View {
        if isInMenu {
            MenuGroup(label: configuration.label, content: configuration.content, arrangement: arrangement)
        } else {
            ControlMenu(configuration: configuration)
        }
    }
}

/// A menu with the controls of a group.
private struct ControlMenu: View, UnnamedPlace {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        Menu {
            configuration.content
        } label: {
            if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis") }
        }
    }
}
