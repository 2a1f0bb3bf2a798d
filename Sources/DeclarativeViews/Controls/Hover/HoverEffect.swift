import LayoutEngine

/// An effect applied to a view while the pointer is over it.
public struct HoverEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case highlight, lift }

    let kind: Kind

    /// The default effect, suitable for most views: the same as ``highlight``.
    public static let automatic = HoverEffect(kind: .highlight)
    /// An effect that places a light rounded rectangle behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// An effect that scales the view up slightly and adds a shadow. In a text screen, where a view cannot grow
    /// slightly, it is the same as ``highlight``.
    public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum DefaultHoverEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffect { .automatic }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether views show hover effects; `true` by default.
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
    /// Applies a hover effect to this view while a pointer that is not pressed is over it.
    ///
    /// - Parameter effect: The effect; `.automatic` by default.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Applies a hover effect to this view while a pointer that is not pressed is over it, if enabled.
    ///
    /// - Parameters:
    ///   - effect: The effect; `.automatic` by default.
    ///   - isEnabled: Whether the effect is enabled; `true` by default.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect == .automatic ? nil : effect, isEnabled: isEnabled))
    }

    /// Disables hover effects in this view. An inner view cannot enable effects that an outer view disables.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the effect that ``HoverEffect/automatic`` stands for in this view; `nil` for the system default.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }
}

private struct HoverEffectModifier {
    /// `nil` for the effect of the environment.
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
        let isLifted = (effect ?? usual).kind == .lift && medium.figures.hover.lifts
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
