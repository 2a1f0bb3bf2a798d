import Foundation
import LayoutEngine

/// The settings that a row makes for the list.
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
    /// Sets the insets of this view in its list row, in points; `nil` uses the list's own insets.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        containerValue(\.listRowInsets, insets)
    }

    /// Sets the insets of this view on the given edges of its list row, in points; `nil` uses the list's own insets.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        containerValue(
            \.listRowInsets,
            length.map { length in
                EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
            })
    }

    /// Sets a background view for this view's list row, in place of the list's own background; `nil` uses the list's
    /// own.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        containerValue(\.listRowBackground, ListRowBackgroundChoice(view: view.map { AnyView($0) }))
    }

    /// Sets the visibility of the separators of this view's list row, on the given edges.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                ContainerValueLayout(
                    keyPath: edges.contains(.top) ? \.topSeparator : nil,
                    second: edges.contains(.bottom) ? \.bottomSeparator : nil, value: visibility)))
    }

    /// Sets the tint of the separators of this view's list row, on the given edges; `nil` uses the list's own tint.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                ContainerValueLayout(
                    keyPath: edges.contains(.top) ? \.topSeparatorTint : nil,
                    second: edges.contains(.bottom) ? \.bottomSeparatorTint : nil, value: color)))
    }

    /// Sets whether selection of this view's list row is disabled.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        containerValue(\.selectionIsDisabled, isDisabled)
    }

    /// Sets the spacing between the rows of lists in this view, in points; `nil` uses the list's own spacing.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listSpacing) { $0.rows = spacing }
    }

    /// Sets the spacing between the sections of lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.listSpacing) { $0.sections = spacing }
    }

    /// Sets the spacing between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
    }

    /// Sets the visibility of the background of lists, forms and text editors in this view.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listBackground, visibility)
    }
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    fileprivate let length: CGFloat?

    /// The list's own spacing.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A compact spacing of 16 points.
    public static let compact = ListSectionSpacing(length: 16)

    /// Returns a custom spacing, in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
