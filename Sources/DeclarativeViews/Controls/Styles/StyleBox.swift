import BridgedEnvironment

/// The type of style. Its values make the views of controls.
@MainActor protocol StyleAdaptor {
    associatedtype Style
    associatedtype Configuration
    associatedtype Body: View
    static func makeBody(_ style: Style, _ configuration: Configuration) -> Body
}

/// The environment key for the style of one kind of control; `nil` for the automatic style.
protocol StyleKey: EnvironmentKey where Value == StyleBox<Configuration>? {
    associatedtype Configuration
    /// Adapts the style that controls have by default.
    associatedtype Automatic: StyleAdaptor where Automatic.Configuration == Configuration
    /// The name of the modifier that sets the style.
    static var modifierName: String { get }
    /// The style that controls have by default.
    @MainActor static var automatic: Automatic.Style { get }
}

extension StyleKey {
    static var defaultValue: StyleBox<Configuration>? { nil }
}

/// Sets the style of one kind of control.
struct StyleWriter<Key: StyleKey, Adaptor: StyleAdaptor>: EnvironmentWriter
where Key.Configuration == Adaptor.Configuration {
    let style: Adaptor.Style

    var name: String { Key.modifierName }
    func apply(to values: inout EnvironmentValues) {
        values[Key.self] = TypedStyleBox<Key, Adaptor>(style, outer: values[Key.self])
    }
}

/// A style in the environment, with the next outer one.
class StyleBox<Configuration>: Equatable, CustomStringConvertible {
    /// The style that was in force where this one was set. Controls made inside this style have it.
    let outer: StyleBox<Configuration>?

    init(outer: StyleBox<Configuration>?) { self.outer = outer }

    /// Returns the view of a control in this style.
    @MainActor func view(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }

    func hasSameStyle(as other: StyleBox<Configuration>) -> Bool { false }

    /// Whether this is the style that controls have by default.
    var isAutomatic: Bool { false }

    /// The name of the style's type.
    var description: String { "" }

    static func == (a: StyleBox, b: StyleBox) -> Bool { a === b || (a.hasSameStyle(as: b) && a.outer == b.outer) }
}

/// A style of a known type in the environment.
final class TypedStyleBox<Key: StyleKey, Adaptor: StyleAdaptor>: StyleBox<Adaptor.Configuration> {
    private let style: Adaptor.Style

    init(_ style: Adaptor.Style, outer: StyleBox<Adaptor.Configuration>?) {
        self.style = style
        super.init(outer: outer)
    }

    override func view(_ configuration: Adaptor.Configuration) -> AnyView {
        AnyView(StyledView<Adaptor>(style: StyleHolder(style), configuration: configuration))
    }

    override var isAutomatic: Bool { Adaptor.self == Key.Automatic.self }

    override func hasSameStyle(as other: StyleBox<Adaptor.Configuration>) -> Bool {
        guard let other = other as? TypedStyleBox<Key, Adaptor> else { return false }
        return valuesAreEqual(style, other.style, mode: .equatableAlways)
    }

    override var description: String { "\(Adaptor.Style.self)" }
}

/// The next outer style around the one that is asked. Configurations carry it to the place where they are used.
@MainActor struct OuterStyle<Configuration> {
    let box: StyleBox<Configuration>?
}

/// How the style of a control is chosen.
enum StyleChoice<Configuration>: Equatable {
    /// The style in the environment.
    case inherited
    /// A given style; `nil` for the automatic one.
    case fixed(StyleBox<Configuration>?)

    /// Returns the chosen style; `nil` for the automatic one.
    ///
    /// - Parameter inherited: The style in the environment.
    func box(inherited: @autoclosure () -> StyleBox<Configuration>?) -> StyleBox<Configuration>? {
        switch self {
        case .inherited: inherited()
        case .fixed(let fixed): fixed
        }
    }

    /// Returns the view of a control with this choice.
    ///
    /// - Parameters:
    ///   - inherited: The style in the environment.
    ///   - configuration: Returns the configuration of the control, given the next outer style.
    @MainActor func view<Key: StyleKey>(
        _ key: Key.Type, inherited: StyleBox<Configuration>?,
        _ configuration: (OuterStyle<Configuration>) -> Configuration
    ) -> AnyView where Key.Configuration == Configuration {
        let box = box(inherited: inherited)
        let configuration = configuration(OuterStyle(box: box?.outer))
        return (box ?? TypedStyleBox<Key, Key.Automatic>(Key.automatic, outer: nil)).view(configuration)
    }
}

/// The view that a style makes of a control. Its body runs again if the style, configuration or a value read changes.
struct StyledView<Adaptor: StyleAdaptor>: View, UnnamedPlace {
    let style: StyleHolder<Adaptor.Style>
    let configuration: Adaptor.Configuration

    var body: Adaptor.Body { Adaptor.makeBody(style.style, configuration) }
}

/// A style as a property of a view, so that the style's dynamic properties are the view's.
struct StyleHolder<Style>: DynamicProperty {
    var style: Style

    init(_ style: Style) { self.style = style }

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        require(
            !(Style.self is AnyObject.Type),
            "Styles must be value types (a struct or an enum); \(Style.self) is a class. Make it a struct.")
        // The style is the only stored property, so it lies at the same address.
        return PropertyListSlot(of: Style.self, in: context)
    }
}

/// A part of a control, such as its label, for use in the body of a style.
///
/// The part keeps its state while the style's body runs again; each use is a separate view. Implementation detail;
/// don't create values of this type.
public struct _StyledContent<Configuration>: Sendable {
    let source: ModifiedContentSource
}

extension _StyledContent: View {
    /// The type of body; `Never`, because the view has no body.
    public typealias Body = Never

    /// Implementation detail. Don't call this method.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlaceholderNode(view.source, in: context)
    }

    /// Implementation detail. Don't call this method.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlaceholderNode.self).update(view.source)
    }
}

extension _StyledContent: StructuralView {}
