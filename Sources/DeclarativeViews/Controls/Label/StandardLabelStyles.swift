import Drawing
import BridgedEnvironment

/// The default label style, chosen by context: the icon alone in a bar, else the icon and the title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Creates a default label style.
    nonisolated public init() {}

    /// Returns a row of the icon and the title, or the icon in an item of a bar.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration, isAutomatic: true)
    }
}

/// A label style that displays both the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Creates a title-and-icon label style.
    nonisolated public init() {}

    /// Returns a row of the icon and the title.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// A label style that displays only the title.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates a title-only label style.
    nonisolated public init() {}

    /// Returns the title of the label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that displays only the icon.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates an icon-only label style.
    nonisolated public init() {}

    /// Returns the icon of the label.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default label style, chosen by context.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A label style that displays both the icon and the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A label style that displays only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A label style that displays only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Icon and title of a label, beside each other.
private struct TitleAndIcon: View, UnnamedPlace {
    let configuration: LabelStyleConfiguration
    /// Whether the place decides what is shown.
    let isAutomatic: Bool
    private let reader = NodeReader()

    init(configuration: LabelStyleConfiguration, isAutomatic: Bool = false) {
        (self.configuration, self.isAutomatic) = (configuration, isAutomatic)
    }

    var body: some View {
        if isAutomatic, reader.place?.isAmongBarIcons ?? false {
            configuration.icon
        } else if reader.place?.isInRow ?? false {
            RowLabel(configuration: configuration)
        } else {
            HStack(spacing: 8) {
                configuration.icon
                configuration.title
            }
        }
    }
}

/// A label in the row of a list: its icon is tinted and stands in the middle of the same room in each row, and the
/// separator begins where the titles do.
private struct RowLabel: View, UnnamedPlace {
    let configuration: LabelStyleConfiguration
    @Environment(\.textMedium) private var medium
    @Environment(\.listItemTint) private var tint
    @ScaledMetric private var room = ListFigure.iconRoom

    var body: some View {
        HStack(spacing: ListFigure.accessoryGap) {
            configuration.icon
                .foregroundStyle(tint?.style ?? AnyShapeStyle(.tint))
                .frame(minWidth: medium.figures.list.alignsIcons ? room : 0)
            configuration.title
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }
}
