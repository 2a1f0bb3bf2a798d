/// A container for controls and values, which arranges its sections as the scrolling rows of a list.
public struct Form<Content: View> {
    private let content: Content

    /// Creates a form with the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    /// The content of the view: the rows, in sections on cards.
    public var body: some View {
        ListBody(selection: nil, isForm: true, content: content).environment(\.listKind, .insetGrouped)
    }
}

/// A type that determines the appearance of forms. Custom styles are not supported.
@MainActor @preconcurrency public protocol FormStyle {
    /// A marker of the library's own styles. Not for clients to implement.
    var _isStandard: Void { get }
}

/// The default form style, which shows sections on cards.
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates a form style.
    nonisolated public init() {}
    /// A marker of the library's own styles. Not for clients to call.
    public var _isStandard: Void { () }
}

/// A form style that shows sections on cards.
public struct GroupedFormStyle: FormStyle, Sendable {
    /// Creates a form style.
    nonisolated public init() {}
    /// A marker of the library's own styles. Not for clients to call.
    public var _isStandard: Void { () }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style, which the context determines.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A style that shows sections on cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
    /// Sets the style of forms in this view. Every style shows sections on cards.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
