import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine
import BridgedEnvironment

/// A content configuration that shows SwiftUI views, for example in a cell.
///
/// The views read the cell's traits through bridged keys. Applying a new configuration of the same type updates the
/// existing views. State persists by identity, even when a cell is reused.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    private var minimum = CGSize(width: 0, height: 44)

    /// Creates a configuration with the given content, with margins of 8 points and a minimum height of 44 points.
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(content: Content, background: Background, insets: EdgeInsets, minimum: CGSize) {
        self.content = content
        self.background = background
        self.insets = insets
        self.minimum = minimum
    }

    /// Adds a view behind the content, including its margins.
    @MainActor @preconcurrency public func background<B: View>(
        @ViewBuilder content background: () -> B
    ) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            content: content, background: background(), insets: insets, minimum: minimum)
    }

    /// Fills the area behind the content, including its margins, with a style.
    @MainActor @preconcurrency public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        background { _UIHostingConfigurationBackgroundView(style: style) }
    }

    /// Sets the margins on `edges`, in points; other edges keep their margins.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the margins on `edges`; other edges keep their margins.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var result = self
        if edges.contains(.top) { result.insets.top = insets.top }
        if edges.contains(.leading) { result.insets.leading = insets.leading }
        if edges.contains(.bottom) { result.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { result.insets.trailing = insets.trailing }
        return result
    }

    /// Sets the minimum size of the cell, in points; `nil` uses the system's minimum, 0 in width and 44 in height.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var result = self
        result.minimum = CGSize(width: width ?? 0, height: height ?? 44)
        return result
    }

    /// Sets the minimum size of the cell to the system's: 0 points in width and 44 in height.
    public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

    /// Creates a content view that shows the content.
    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    /// Returns the configuration unchanged, because its views already follow the cell's traits.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

    @MainActor var root: CellRootView<Content, Background> {
        CellRootView(content: content, background: background, insets: insets, minimum: minimum)
    }
}

/// A view that fills its area with a style. Not for clients to make.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    fileprivate let style: S

    /// The content of the view: a rectangle filled with the style.
    public var body: some View { Rectangle().fill(style) }
}
