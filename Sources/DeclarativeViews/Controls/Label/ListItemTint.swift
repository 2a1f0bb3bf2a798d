import BridgedEnvironment

/// The tint of the icons in a list's rows.
public struct ListItemTint: Sendable {
    private enum Kind: Sendable {
        case color(Color)
        case monochrome
    }

    private let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// A tint in one colour, whatever people have chosen.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
    /// A tint in a colour that gives way to one people have chosen. There is no such choice here, so that it is as a
    /// fixed one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
    /// The grey of less important content.
    public static let monochrome = ListItemTint(kind: .monochrome)

    /// The style of icons.
    var style: AnyShapeStyle {
        switch kind {
        case .color(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(.secondary)
        }
    }
}

private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
    /// The tint of the icons in rows; `nil` for the tint of the surroundings.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of the icons of labels in a list's rows; `nil` for the tint of the surroundings.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(key: ListItemTintKey.self, tint)
    }

    /// Sets the colour of the icons of labels in a list's rows; `nil` for the tint of the surroundings.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(key: ListItemTintKey.self, tint.map { .fixed($0) })
    }
}
