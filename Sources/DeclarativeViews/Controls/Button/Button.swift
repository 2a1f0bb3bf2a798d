import Localization
import BridgedEnvironment

/// A control that runs an action when the user taps it.
///
/// The innermost `buttonStyle(_:)` determines the appearance. The action does not run while the button is disabled.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    var style = StyleChoice<PrimitiveButtonStyleConfiguration>.inherited

    /// Creates a button with a custom label.
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a custom label.
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// Creates a button with a localisable label.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Creates a button with a label from a localised string resource.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    /// Creates a button with a role and a label from a localised string resource.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    /// Creates a button with a label from a string.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Creates a button with a role and a localisable label.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a role and a label from a string.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a button with a symbol and a localisable label.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a symbol and a label from a string.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role, a symbol and a localisable label.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DeclarativeViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a role, a symbol and a label from a string.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DeclarativeViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a style configuration, for use in a style's `makeBody`. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
        style = .fixed(configuration.outer.box)
    }
}

extension Button: View {
    /// The content and behaviour of the button, in the current style.
    public var body: some View { styled }

    /// The label, shown by the style, whichever that is.
    @MainActor var styled: ModifiedContent<Label, ButtonBody> {
        label.modifier(ButtonBody(role: role, style: style, action: ButtonAction(action)))
    }

    /// Implementation detail. Don't call this method.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        // A node that is only listed is displayed elsewhere, in the style of that place.
        context.parent.onlyLists ? CompositeNode.make(view, in: context) : ButtonNode(view, in: context)
    }
}

/// Makes a button from its label with the current style.
struct ButtonBody: ViewModifier, UnnamedPlace {
    let role: ButtonRole?
    let style: StyleChoice<PrimitiveButtonStyleConfiguration>
    var action: ButtonAction
    @Environment(\.buttonStyleBox) private var inherited

    init(role: ButtonRole?, style: StyleChoice<PrimitiveButtonStyleConfiguration>, action: ButtonAction) {
        self.role = role
        self.style = style
        self.action = action
    }

    func body(content: Content) -> AnyView {
        style.view(ButtonStyleKey.self, inherited: inherited) { outer in
            PrimitiveButtonStyleConfiguration(
                role: role, label: _StyledContent(source: content.source), run: action.trigger, outer: outer)
        }
    }
}

/// A button's action. Each evaluation of a body makes a new closure, which alone does not cause the style's body to
/// run.
struct ButtonAction: DynamicProperty {
    let action: @MainActor () -> Void
    /// Runs the latest action; `nil` until the button is in a tree.
    var trigger: ButtonTrigger?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        ButtonActionSlot(buffer: context.buffer)
    }
}

/// Runs the latest action of a button, if the button is enabled.
@MainActor final class ButtonTrigger {
    fileprivate var action: (@MainActor () -> Void)?
    private weak var buffer: DynamicPropertyBuffer?

    fileprivate init(_ buffer: DynamicPropertyBuffer) { self.buffer = buffer }

    func callAsFunction() {
        guard let buffer, buffer.presentEnvironment.isEnabled else { return }
        action?()
    }
}

private final class ButtonActionSlot: _PropertySlot {
    private let trigger: ButtonTrigger

    init(buffer: DynamicPropertyBuffer) {
        trigger = ButtonTrigger(buffer)
        super.init()
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: ButtonAction.self)
        trigger.action = property.pointee.action
        property.pointee.trigger = trigger
    }

    override func destroy() { trigger.action = nil }
}
