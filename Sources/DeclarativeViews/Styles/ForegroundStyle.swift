import BridgedEnvironment

/// A style that resolves to the current foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    /// Creates a style that resolves to the current foreground style.
    nonisolated public init() {}

    /// Paints with the current foreground style. Used by the framework only.
    public func _apply(to area: inout _StyledArea) { HierarchicalShapeStyle(level: 0)._apply(to: &area) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A level of the current foreground style, from the style itself to fainter levels.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
    @usableFromInline let level: Int

    @usableFromInline init(level: Int) { self.level = level }

    private static let labels: [Color] = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel]

    /// Returns the colour of the level, or clear if it does not resolve to a single colour.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        color(in: environment) ?? Color.clear.resolve(in: environment)
    }

    /// Paints with the current style of the level. Used by the framework only.
    ///
    /// Each level below those that are set has half the opacity of the level above. If no level is set, the label
    /// colours are used.
    public func _apply(to area: inout _StyledArea) {
        guard let styles = area.environment.foregroundStyles else { return Self.labels[level]._apply(to: &area) }
        // The style of a level is applied without the levels that were set, so that it does not refer to itself.
        var around = area.environment
        around.foregroundStyles = nil
        let (style, opacity) = styles.style(level)
        area.apply(style, in: around)
        area.paint = area.paint?.opacity(opacity)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary level: the current foreground style.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The secondary level of the foreground style, which is fainter than the primary level.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The tertiary level of the foreground style, which is fainter than the secondary level.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The quaternary and faintest level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

/// The levels of the foreground style that were set.
struct ForegroundStyles: Sendable {
    /// At least one, the strongest first.
    var levels: [AnyShapeStyle]

    /// The style of a level, and the opacity by which it is made fainter.
    func style(_ level: Int) -> (AnyShapeStyle, opacity: Double) {
        let last = levels.count - 1
        if level <= last { return (levels[level], 1) }
        var opacity = 1.0
        for _ in last..<level { opacity /= 2 }
        return (levels[last], opacity)
    }
}

extension ForegroundStyles: Equatable {
    static func == (one: ForegroundStyles, other: ForegroundStyles) -> Bool {
        guard one.levels.count == other.levels.count else { return false }
        for index in one.levels.indices where !one.levels[index].isSame(as: other.levels[index]) { return false }
        return true
    }
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
    /// The levels of the foreground style; `nil` for the colours of texts.
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The foreground style in force; `nil` stands for the primary colour.
    package var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles?.levels.first }
        set { foregroundStyles = newValue.map { ForegroundStyles(levels: [$0]) } }
    }
}

extension KeyID {
    /// The key of the foreground style.
    static let foregroundStyle = KeyID(ForegroundStylesKey.self, in: .environment)
}

extension SharedWrite {
    /// The write that sets the levels of the foreground style to some that do not refer to each other.
    static func foregroundStyles(_ styles: ForegroundStyles) -> SharedWrite {
        SharedWrite(PropertyWrite(ForegroundStylesKey.self, in: .environment, value: styles))
    }
}

/// Sets the foreground style. References in it to a level of the foreground style mean the enclosing one.
struct ForegroundWriter: EnvironmentWriter {
    let styles: ForegroundStyles

    var name: String { "foregroundStyle" }

    func apply(to values: inout EnvironmentValues) {
        let refers = styles.levels.contains { $0.base is HierarchicalShapeStyle || $0.base is ForegroundStyle }
        guard refers, let outer = values.foregroundStyles else {
            values.foregroundStyles = styles
            return
        }
        values.foregroundStyles = ForegroundStyles(
            levels: styles.levels.map { style in
                let level = (style.base as? HierarchicalShapeStyle)?.level ?? (style.base is ForegroundStyle ? 0 : nil)
                guard let level else { return style }
                let (found, opacity) = outer.style(level)
                return opacity == 1 ? found : AnyShapeStyle(FaintStyle(base: found, opacity: opacity))
            })
    }
}

extension View {
    /// Sets the levels of the foreground style.
    func foregroundStyles(_ styles: ForegroundStyles) -> some View {
        modifier(EnvironmentModifier(ForegroundWriter(styles: styles)))
    }

    /// Sets the style of texts and shapes in this view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(ForegroundWriter(styles: ForegroundStyles(levels: [AnyShapeStyle(style)]))))
    }

    /// Sets the primary and secondary styles of texts and shapes in this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(
            EnvironmentModifier(
                ForegroundWriter(
                    styles: ForegroundStyles(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))))
    }

    /// Sets the primary, secondary and tertiary styles of texts and shapes in this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            EnvironmentModifier(
                ForegroundWriter(
                    styles: ForegroundStyles(
                        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))))
    }

    /// Sets the colour of texts and shapes in this view, or restores the default if `nil`.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }
}
