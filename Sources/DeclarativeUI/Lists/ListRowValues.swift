import Foundation
import LayoutEngine

/// What a row says of itself to the list.
struct ListRowValues {
    var insets: EdgeInsets?
    var background: ListRowBackgroundChoice?
    var separators = SeparatorChoice()
    var sectionSeparators = SeparatorChoice()
    var selectionIsDisabled = false
    var deleteIsDisabled = false
    var moveIsDisabled = false
    var hasSwipeActions = false

    @MainActor init(_ row: ListedNode) {
        let modifiers = row.containerValues
        if modifiers.isEmpty { return }
        let values = ContainerValues(source: ListedValues(modifiers: modifiers))
        insets = values.listRowInsets
        background = values.listRowBackground
        separators = values.listRowSeparators
        sectionSeparators = values.listSectionSeparators
        selectionIsDisabled = values.selectionIsDisabled
        deleteIsDisabled = values.deleteIsDisabled
        moveIsDisabled = values.moveIsDisabled
        hasSwipeActions = values.leadingSwipeActions != nil || values.trailingSwipeActions != nil
    }
}

/// The background that a program has given to a row.
struct ListRowBackgroundChoice {
    /// `nil` for that of the list.
    let view: AnyView?
}

/// Which separators a row has, and in which colour.
struct SeparatorChoice: Equatable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
    var topColor: Color?
    var bottomColor: Color?
}

extension ContainerValues {
    var listRowInsets: EdgeInsets? {
        get { self[ListRowInsetsKey.self] }
        set { self[ListRowInsetsKey.self] = newValue }
    }

    var listRowBackground: ListRowBackgroundChoice? {
        get { self[ListRowBackgroundKey.self] }
        set { self[ListRowBackgroundKey.self] = newValue }
    }

    var listRowSeparators: SeparatorChoice {
        get {
            var choice = SeparatorChoice()
            (choice.top, choice.bottom) = (self[TopSeparatorKey.self], self[BottomSeparatorKey.self])
            (choice.topColor, choice.bottomColor) = (self[TopSeparatorTintKey.self], self[BottomSeparatorTintKey.self])
            return choice
        }
    }

    fileprivate var topSeparator: Visibility {
        get { self[TopSeparatorKey.self] }
        set { self[TopSeparatorKey.self] = newValue }
    }

    fileprivate var bottomSeparator: Visibility {
        get { self[BottomSeparatorKey.self] }
        set { self[BottomSeparatorKey.self] = newValue }
    }

    fileprivate var topSeparatorTint: Color? {
        get { self[TopSeparatorTintKey.self] }
        set { self[TopSeparatorTintKey.self] = newValue }
    }

    fileprivate var bottomSeparatorTint: Color? {
        get { self[BottomSeparatorTintKey.self] }
        set { self[BottomSeparatorTintKey.self] = newValue }
    }

    var selectionIsDisabled: Bool {
        get { self[SelectionIsDisabledKey.self] }
        set { self[SelectionIsDisabledKey.self] = newValue }
    }
}

private enum ListRowInsetsKey: ContainerValueKey {
    static var defaultValue: EdgeInsets? { nil }
}

private enum ListRowBackgroundKey: ContainerValueKey {
    static var defaultValue: ListRowBackgroundChoice? { nil }
}

private enum TopSeparatorKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
}

private enum BottomSeparatorKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
}

private enum TopSeparatorTintKey: ContainerValueKey {
    static var defaultValue: Color? { nil }
}

private enum BottomSeparatorTintKey: ContainerValueKey {
    static var defaultValue: Color? { nil }
}

private enum SelectionIsDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Sets the space between the edges of this view's row in a list and the view, in points; `nil` for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        containerValue(\.listRowInsets, insets)
    }

    /// Sets the space on some edges between the edges of this view's row in a list and the view, in points; `nil` for
    /// the list's own.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        containerValue(
            \.listRowInsets,
            length.map { length in
                EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
            })
    }

    /// Puts a view behind this view's row in a list, in place of the list's own background, which `nil` asks for.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        containerValue(\.listRowBackground, ListRowBackgroundChoice(view: view.map { AnyView($0) }))
    }

    /// Shows or hides the separators of this view's row in a list, at some of its edges.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                ContainerValueLayout(
                    keyPath: edges.contains(.top) ? \.topSeparator : nil,
                    second: edges.contains(.bottom) ? \.bottomSeparator : nil, value: visibility)))
    }

    /// Sets the colour of the separators of this view's row in a list, at some of its edges; `nil` for that of the
    /// list.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                ContainerValueLayout(
                    keyPath: edges.contains(.top) ? \.topSeparatorTint : nil,
                    second: edges.contains(.bottom) ? \.bottomSeparatorTint : nil, value: color)))
    }

    /// Says whether this view's row in a list cannot be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        containerValue(\.selectionIsDisabled, isDisabled)
    }

    /// Sets the space between the rows of lists in this view, in points; `nil` for the list's own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listSpacing) { $0.rows = spacing }
    }

    /// Sets the space between the sections of lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.listSpacing) { $0.sections = spacing }
    }

    /// Sets the space between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
    }

    /// Says whether lists, forms and text editors in this view have a background.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listBackground, visibility)
    }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    fileprivate let length: CGFloat?

    /// That of the list.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than that.
    public static let compact = ListSectionSpacing(length: 16)

    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
