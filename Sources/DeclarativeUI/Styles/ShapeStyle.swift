/// What an area or a text can be filled with.
public protocol ShapeStyle: Sendable {
    /// The style this one stands for in an environment; `Never` for styles that stand for themselves.
    associatedtype Resolved: ShapeStyle = Never
    /// What this style stands for in `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    /// Never called: this style stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("resolve(in:) must not be called on \(Self.self): it stands for itself.")
    }
}

extension ShapeStyle {
    /// The colour this style comes to in an environment, or `nil` if it comes to none.
    package func color(in environment: EnvironmentValues) -> Color.Resolved? {
        if let color = self as? Color.Resolved { return color }
        if Resolved.self == Never.self { return nil }
        return resolve(in: environment).color(in: environment)
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    /// A style of a type only known when the program runs resolves to a colour.
    public typealias Resolved = Color.Resolved

    let base: any ShapeStyle

    /// Wraps a style; wrapping an `AnyShapeStyle` again adds no layer.
    public init<S: ShapeStyle>(_ style: S) {
        if let wrapped = style as? AnyShapeStyle { self = wrapped } else { base = style }
    }

    /// The colour of the wrapped style; clear if it comes to none.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        base.color(in: environment) ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
}

/// The foreground style in force, or a fainter level of it.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
    @usableFromInline let level: Int

    @usableFromInline init(level: Int) { self.level = level }

    /// The foreground colour in force; below the first level, with half the opacity of the level above.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let levels: [Color] = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel]
        guard let style = environment.foregroundStyle else {
            return levels[level].resolve(in: environment)
        }
        var inner = environment
        inner.foregroundStyle = nil
        var color = style.resolve(in: inner)
        for _ in 0..<level { color.opacity /= 2 }
        return color
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style in force.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// A fainter level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// A fainter level still.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The faintest level.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

/// The key of the foreground style.
enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The foreground style in force; `nil` stands for the primary colour.
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what texts and shapes in this view are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }
}
