import BridgedEnvironment

/// The colour of a button's label in the standard styles: the foreground style set around the button, or else its tint.
struct ButtonTint: Equatable {
    private enum Strength: Int, CaseIterable {
        case full, pressed, disabled
    }

    private let isDestructive: Bool
    private let strength: Strength
    private let foreground: ForegroundStyles?

    init(_ role: ButtonRole?, isEnabled: Bool, isPressed: Bool, foreground: ForegroundStyles? = nil) {
        isDestructive = role == .destructive
        strength = !isEnabled ? .disabled : isPressed ? .pressed : .full
        self.foreground = foreground
    }

    private init(isDestructive: Bool, _ strength: Strength) {
        self.isDestructive = isDestructive
        self.strength = strength
        foreground = nil
    }

    /// How opaque the colour is.
    var opacity: Double {
        switch strength {
        case .full: 1
        case .pressed: 0.5
        case .disabled: 0.5
        }
    }

    /// The styles of the label and of fainter parts of it.
    var styles: ForegroundStyles {
        if strength == .disabled { return ForegroundStyles(levels: [AnyShapeStyle(Color.disabledLabel)]) }
        guard let foreground else { return ForegroundStyles(levels: [style]) }
        if strength == .full { return foreground }
        return ForegroundStyles(levels: foreground.levels.map { AnyShapeStyle($0.opacity(opacity)) })
    }

    /// The tint.
    var style: AnyShapeStyle {
        let base = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        return AnyShapeStyle(base.opacity(opacity))
    }

    /// The write that sets the styles for the label. There are few for tints, which all buttons share.
    @MainActor var write: SharedWrite {
        if foreground != nil, strength != .disabled { return .foregroundStyles(styles) }
        return Self.writes[(isDestructive ? Strength.allCases.count : 0) + strength.rawValue]
    }

    @MainActor private static let writes: [SharedWrite] = [false, true].flatMap { isDestructive in
        Strength.allCases.map { .foregroundStyles(ButtonTint(isDestructive: isDestructive, $0).styles) }
    }
}
