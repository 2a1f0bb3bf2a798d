import Localization
import UnifiedStorage

/// A title with an icon.
///
/// The nearest `labelStyle(_:)` decides which of them are shown, and how.
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
    /// A localisable text with a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// The translation of a resource, with a symbol.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
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
    /// Makes the label that a style was asked to show, for use in the style's body. It has the next outer style.
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
    /// Title and icon, shown by the current style.
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
