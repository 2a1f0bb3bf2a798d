/// A view of pages on top of each other. Deprecated in SwiftUI in favour of ``NavigationStack``.
public struct NavigationView<Content: View> {
    private let content: Content

    /// Makes a stack with a root.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    /// The stack.
    public var body: some View { NavigationStackCore(path: nil, values: nil, root: content) }
}

/// How a ``NavigationView`` shows its pages. Not for clients to implement.
public protocol NavigationViewStyle: Sendable {}

/// The style that the system has for a ``NavigationView``: pages on top of each other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}

/// Shows the pages of a ``NavigationView`` on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that the system has.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages on top of each other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Says how each ``NavigationView`` in this view shows its pages: on top of each other, which all styles here do.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
