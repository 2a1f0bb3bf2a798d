import LayoutEngine

/// How a view looks different while a pointer is over it.
public struct HoverEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case highlight, lift }

    let kind: Kind

    /// As fits most views: the same as ``highlight``.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A light area with round corners lies behind it.
    public static let highlight = HoverEffect(kind: .highlight)
    /// It is a little larger and throws a shadow. In a text screen, where nothing can be a little larger, the same as
    /// ``highlight``.
    public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum DefaultHoverEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffect { .automatic }
}

extension EnvironmentValues {
    /// Whether views look different while a pointer is over them. `true` where nothing was set.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }

    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

extension View {
    /// Has this view look different while a pointer that is not down is over it.
    ///
    /// - Parameter effect: How; as fits the view by default.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Has this view look different while a pointer that is not down is over it, or not.
    ///
    /// - Parameters:
    ///   - effect: How; as fits the view by default.
    ///   - isEnabled: Whether it does; true by default.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect == .automatic ? nil : effect, isEnabled: isEnabled))
    }

    /// Has views in this view look as always while a pointer is over them. What an outer view has turned off, an inner
    /// one cannot turn on.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets what ``HoverEffect/automatic`` is in this view; `nil` for what it usually is.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }
}

private struct HoverEffectModifier {
    /// `nil` for the one that the environment says.
    let effect: HoverEffect?
    let isEnabled: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.defaultHoverEffect) private var usual
    @Environment(\.textMedium) private var medium

    nonisolated init(effect: HoverEffect?, isEnabled: Bool) { (self.effect, self.isEnabled) = (effect, isEnabled) }
}

extension HoverEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = isHovered && isEnabled && isAllowed
        let isLifted = (effect ?? usual).kind == .lift && medium != .grid
        return
            content
            .background {
                RoundedRectangle(cornerRadius: 8)
                    .fill(isShown && !isLifted ? Color(.palette(.quaternarySystemFill)) : .clear)
            }
            .scaleEffect(isShown && isLifted ? 1.05 : 1)
            .shadow(color: isShown && isLifted ? .black.opacity(0.25) : .clear, radius: 6, y: 3)
            .onHover { isHovered = $0 }
    }
}
