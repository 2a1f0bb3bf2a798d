import Drawing
import Foundation

/// The default button style, chosen by context: the borderless style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates a default button style.
    nonisolated public init() {}

    /// Returns the label in the current tint, dimmed while pressed.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .borderless), configuration, coversFrame: true)
    }
}

/// A button style that does not decorate the label, apart from dimming it while pressed or disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates a plain button style.
    nonisolated public init() {}

    /// Returns the label, dimmed while pressed or disabled.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .plain), configuration)
    }
}

/// A button style that tints the label and applies no border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates a borderless button style.
    nonisolated public init() {}

    /// Returns the label in the current tint, dimmed while pressed.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .borderless), configuration, coversFrame: true)
    }
}

/// A button style with a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates a bordered button style.
    nonisolated public init() {}

    /// Returns the label on a faint background in the current button border shape, with a padding that depends on the
    /// control size: for regular controls, 12 points horizontally and 7 points vertically, or two characters and
    /// none in a text grid.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .bordered), configuration)
    }
}

/// A button style with a strong background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates a bordered prominent button style.
    nonisolated public init() {}

    /// Returns the label on a background in the current tint and button border shape, with a padding that depends on
    /// the control size: for regular controls, 12 points horizontally and 7 points vertically, or two characters and
    /// none in a text grid.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(StandardButtonLook(kind: .prominent), configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default button style, chosen by context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that does not decorate the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style that tints the label and applies no border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style with a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style with a strong background.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The appearance of the standard button styles.
struct StandardButtonLook: ButtonStyle {
    enum Kind {
        case plain, borderless, bordered, prominent
        /// As large as a bordered button, without its background.
        case bare
    }

    let kind: Kind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size
    @Environment(\.foregroundStyles) private var foreground
    @Environment(\.textMedium) private var medium

    init(kind: Kind) { self.kind = kind }

    func makeBody(configuration: Configuration) -> some View {
        let look = ButtonTint(
            configuration.role, isEnabled: isEnabled, isPressed: configuration.isPressed, foreground: foreground)
        let tint = look.style
        switch kind {
        case .plain: configuration.label.opacity(look.opacity)
        case .borderless: configuration.label.foregroundStyles(look.styles)
        case .bordered, .bare:
            let plate = isEnabled ? AnyShapeStyle(tint.opacity(0.15)) : disabledPlate
            configuration.label
                .foregroundStyles(look.styles)
                .buttonPlate(
                    kind == .bare ? AnyShapeStyle(.clear) : plate, shape, size, medium.figures.button)
        case .prominent:
            configuration.label
                .foregroundStyles(
                    foreground == nil && isEnabled ? ForegroundStyles(levels: [onPlate(look)]) : look.styles
                )
                .buttonPlate(isEnabled ? tint : disabledPlate, shape, size, medium.figures.button)
        }
    }

    @MainActor private var disabledPlate: AnyShapeStyle {
        AnyShapeStyle(medium.figures.button.disabledPlate.map { Color(.palette($0)) } ?? .clear)
    }

    /// The style of a label on a plate in the tint.
    private func onPlate(_ look: ButtonTint) -> AnyShapeStyle {
        AnyShapeStyle(Color.white.opacity(look.opacity))
    }
}
