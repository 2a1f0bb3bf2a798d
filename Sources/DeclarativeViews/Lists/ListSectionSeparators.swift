import LayoutEngine

private enum TopSectionSeparatorKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
}

private enum BottomSectionSeparatorKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
}

private enum TopSectionTintKey: ContainerValueKey {
    static var defaultValue: Color? { nil }
}

private enum BottomSectionTintKey: ContainerValueKey {
    static var defaultValue: Color? { nil }
}

extension ContainerValues {
    /// Which separators the section has that a row is in, in which colours.
    var listSectionSeparators: SeparatorChoice {
        var choice = SeparatorChoice()
        (choice.top, choice.bottom) = (self[TopSectionSeparatorKey.self], self[BottomSectionSeparatorKey.self])
        (choice.topColor, choice.bottomColor) = (self[TopSectionTintKey.self], self[BottomSectionTintKey.self])
        return choice
    }

    fileprivate var topSectionSeparator: Visibility {
        get { self[TopSectionSeparatorKey.self] }
        set { self[TopSectionSeparatorKey.self] = newValue }
    }

    fileprivate var bottomSectionSeparator: Visibility {
        get { self[BottomSectionSeparatorKey.self] }
        set { self[BottomSectionSeparatorKey.self] = newValue }
    }

    fileprivate var topSectionTint: Color? {
        get { self[TopSectionTintKey.self] }
        set { self[TopSectionTintKey.self] = newValue }
    }

    fileprivate var bottomSectionTint: Color? {
        get { self[BottomSectionTintKey.self] }
        set { self[BottomSectionTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the separators of this section in a list, before its first and after its last row.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                ContainerValueLayout(
                    keyPath: edges.contains(.top) ? \.topSectionSeparator : nil,
                    second: edges.contains(.bottom) ? \.bottomSectionSeparator : nil, value: visibility)))
    }

    /// Sets the tint of the separators of this section in a list, before its first and after its last row; `nil` uses
    /// the list's own tint.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                ContainerValueLayout(
                    keyPath: edges.contains(.top) ? \.topSectionTint : nil,
                    second: edges.contains(.bottom) ? \.bottomSectionTint : nil, value: color)))
    }
}
