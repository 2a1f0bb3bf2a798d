import AccessibilityModel
import Foundation

/// A control that opens a URL with the environment's `openURL` action.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link: View {
    /// The content and behaviour of the link: a button that opens the URL.
    public var body: some View {
        let (openURL, destination) = (openURL, destination)
        Button {
            openURL(destination)
        } label: {
            label.modifier(EffectModifier(effect: LinkEffect(address: destination.absoluteString)))
        }
    }
}

extension Link: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.change(walk.builder.roots(from: mark)) { element in
            (element.role, element.traits) = (.link, element.traits.subtracting(.button).union(.link))
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localisable title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
