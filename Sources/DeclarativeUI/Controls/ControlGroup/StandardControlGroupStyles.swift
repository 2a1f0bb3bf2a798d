import UnifiedStorage

/// The style of groups of controls chosen by context.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the controls joined in a row; in a menu, beside each other.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration, kind: .joined)
    }
}

/// A style of groups of controls for bars, in which the controls stand beside each other.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style for bars.
    nonisolated public init() {}

    /// Returns the controls beside each other, 16 points apart.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration, kind: .apart)
    }
}

/// A style of groups of controls that shows a menu with the controls; in a menu, one that leads to another menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style that shows a menu.
    nonisolated public init() {}

    /// Returns a menu with the label of the group, or with an ellipsis for a group without one.
    public func makeBody(configuration: Configuration) -> some View { ControlMenu(configuration: configuration) }
}

/// A style of groups of controls in menus, in which the controls stand beside each other and are small.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// The compact style.
    nonisolated public init() {}

    /// Returns the controls beside each other in a menu; elsewhere a menu with them.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsOfMenu(configuration: configuration, arrangement: .compact)
    }
}

/// A style of groups of controls in menus, in which the controls stand beside each other as symbols.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style of a palette.
    nonisolated public init() {}

    /// Returns the controls beside each other in a menu; elsewhere a menu with them.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsOfMenu(configuration: configuration, arrangement: .palette)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style chosen by context.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The style for bars.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// The style that shows a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The style that shows small controls beside each other in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The style that shows symbols beside each other in a menu.
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
