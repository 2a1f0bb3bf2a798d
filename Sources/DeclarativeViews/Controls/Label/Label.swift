import Localization
import BridgedEnvironment

/// A view with a title and an icon.
///
/// The innermost `labelStyle(_:)` determines which of the two are displayed, and how.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    var style = StyleChoice<LabelStyleConfiguration>.inherited

    /// Creates a label with a custom title and a custom icon.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localisable title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title from a localised string resource and a symbol.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title from a string and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style configuration, for use in a style's `makeBody`. It has the next outer style.
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
    /// The title and the icon, in the current style.
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

/// Makes a label from its icon and title with the current style.
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
