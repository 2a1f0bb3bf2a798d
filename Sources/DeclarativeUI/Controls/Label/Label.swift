import UnifiedStorage

/// A title with an icon.
///
/// Which of the two are shown, and how, is decided by the nearest `labelStyle(_:)`.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    var style = StyleChoice<LabelStyleConfiguration>.inherited

    /// A label made of two views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text that may be translated, with a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A text with a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label a style was asked for, in the style that is in force around that one.
    @MainActor @preconcurrency public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
        style = .fixed(configuration.outer.box)
    }
}

extension Label: View {
    /// Title and icon, as the style in force shows them.
    public var body: some View { title.modifier(LabelTitleBody(icon: icon, style: style)) }
}

/// Keeps the title of a label.
struct LabelTitleBody<Icon: View>: ViewModifier, UnnamedPlace {
    let icon: Icon
    let style: StyleChoice<LabelStyleConfiguration>

    func body(content: Content) -> some View {
        icon.modifier(LabelBody(title: _StyledContent(source: content.source), style: style))
    }
}

/// Makes a label of its icon and title, by the style in force.
struct LabelBody: ViewModifier, UnnamedPlace {
    let title: LabelStyleConfiguration.Title
    let style: StyleChoice<LabelStyleConfiguration>
    @Environment(\.labelStyleBox) private var inherited

    init(title: LabelStyleConfiguration.Title, style: StyleChoice<LabelStyleConfiguration>) {
        self.title = title
        self.style = style
    }

    func body(content: Content) -> AnyView {
        style.view(LabelStyleKey.self, inherited: inherited) { outer in
            LabelStyleConfiguration(title: title, icon: _StyledContent(source: content.source), outer: outer)
        }
    }
}
