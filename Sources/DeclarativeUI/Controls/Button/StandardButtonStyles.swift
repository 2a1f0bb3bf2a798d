import Foundation

/// The button style chosen by context, which is the borderless one.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the label in the current tint, fainter while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .borderless), configuration)
    }
}

/// A button style that adds nothing to the label, except that it is fainter while pressed or disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The plain style.
    nonisolated public init() {}

    /// Returns the label.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .plain), configuration)
    }
}

/// A button style that colours the label.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The borderless style.
    nonisolated public init() {}

    /// Returns the label in the current tint, fainter while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .borderless), configuration)
    }
}

/// A button style with a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The bordered style.
    nonisolated public init() {}

    /// Returns the label on a faint background in the shape of the buttons around, with a padding that follows the size
    /// of controls: 12 points at the sides and 7 above and below at the regular one.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .bordered), configuration)
    }
}

/// A button style with a strong background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The prominent style.
    nonisolated public init() {}

    /// Returns the label on a background in the current tint and in the shape of the buttons around, with a padding
    /// that follows the size of controls: 12 points at the sides and 7 above and below at the regular one.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .prominent), configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style chosen by context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style that adds nothing to the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The style that colours the label.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The style with a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The style with a strong background.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The appearance of the standard button styles.
struct StandardButtonLook: ButtonStyle {
    enum Kind {
        case plain, borderless, bordered, prominent
    }

    let kind: Kind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size

    init(kind: Kind) { self.kind = kind }

    func makeBody(configuration: Configuration) -> some View {
        let look = ButtonTint(configuration.role, isEnabled: isEnabled, isPressed: configuration.isPressed)
        let (tint, strength) = (look.style, look.opacity)
        switch kind {
        case .plain: configuration.label.opacity(strength)
        case .borderless: configuration.label.foregroundStyle(tint)
        case .bordered:
            configuration.label
                .foregroundStyle(tint)
                .buttonPlate(tint.opacity(0.15), shape, size)
        case .prominent:
            configuration.label
                .foregroundStyle(
                    isEnabled ? AnyShapeStyle(Color.white.opacity(strength)) : AnyShapeStyle(Color.tertiaryLabel)
                )
                .buttonPlate(isEnabled ? tint : AnyShapeStyle(Color.gray.opacity(0.2)), shape, size)
        }
    }
}
