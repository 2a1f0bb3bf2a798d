/// Controls and values in sections, one below the other, which scroll as the rows of a list.
public struct Form<Content: View> {
    private let content: Content

    /// Makes a form.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    /// The rows, in sections on cards.
    public var body: some View {
        ListBody(selection: nil, content: content).environment(\.listKind, .insetGrouped)
    }
}

/// The appearance of forms. Styles of a program's own are not possible so far.
@MainActor @preconcurrency public protocol FormStyle {
    /// Tells that the style is one of the library's. Not for clients to implement.
    var _isStandard: Void { get }
}

/// The form style chosen by context, which is sections on cards.
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _isStandard: Void { () }
}

/// A form style of sections on cards.
public struct GroupedFormStyle: FormStyle, Sendable {
    /// The style with cards.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _isStandard: Void { () }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style chosen by context.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
    /// Sets the appearance of forms in this view. Both styles are sections on cards.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
