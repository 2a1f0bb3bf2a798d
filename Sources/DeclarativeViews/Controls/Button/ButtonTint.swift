import BridgedEnvironment

/// The tint of a button's label in the standard styles.
struct ButtonTint: Equatable {
    private enum Strength: Int, CaseIterable {
        case full, pressed, disabled
    }

    private let isDestructive: Bool
    private let strength: Strength

    init(_ role: ButtonRole?, isEnabled: Bool, isPressed: Bool) {
        isDestructive = role == .destructive
        strength = !isEnabled ? .disabled : isPressed ? .pressed : .full
    }

    private init(isDestructive: Bool, _ strength: Strength) {
        self.isDestructive = isDestructive
        self.strength = strength
    }

    /// How opaque the colour is.
    var opacity: Double {
        switch strength {
        case .full: 1
        case .pressed: 0.5
        case .disabled: 0.3
        }
    }

    /// The style that fills the label.
    var style: AnyShapeStyle {
        let base = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        return AnyShapeStyle(base.opacity(opacity))
    }

    /// The write that sets the style for the label. There are few, which all buttons share.
    @MainActor var write: SharedWrite { Self.writes[(isDestructive ? Strength.allCases.count : 0) + strength.rawValue] }

    @MainActor private static let writes: [SharedWrite] = [false, true].flatMap { isDestructive in
        Strength.allCases.map { .foregroundStyle(ButtonTint(isDestructive: isDestructive, $0).style) }
    }
}
