import BridgedEnvironment

/// Controls in a row, on a background that they share, with lines between them.
struct JoinedControls<Content: View>: View, UnnamedPlace {
    let content: Content
    @Environment(\.textMedium) private var medium

    init(content: Content) { self.content = content }

    var body: some View {
        let ends = medium.figures.button.room(of: .medium).height
        return Group(subviews: content) { controls in
            HStack(spacing: 0) {
                ForEach(controls) { control in
                    if control.id != controls.first?.id { Divider().padding(.vertical, ends) }
                    control
                }
            }
        }
        .buttonStyle(JoinedButtonStyle())
        .toggleStyle(JoinedToggleStyle())
        .fixedSize(horizontal: false, vertical: true)
        .background(Color(.palette(.tertiarySystemFill)), in: ButtonBorderShape.automatic)
        .clipShape(ButtonBorderShape.automatic)
    }
}

/// A button that is a part of a row of controls.
private struct JoinedButtonStyle: ButtonStyle {
    var isOn = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.textMedium) private var medium

    init(isOn: Bool = false) { self.isOn = isOn }

    func makeBody(configuration: Configuration) -> some View {
        let look = ButtonTint(configuration.role, isEnabled: isEnabled, isPressed: false)
        let room = medium.figures.button.room(of: size.ofButtons)
        configuration.label
            .foregroundStyle(isOn ? AnyShapeStyle(Color.white.opacity(look.opacity)) : look.style)
            .padding(.horizontal, min(room.width, medium.figures.button.mostJoinedSide))
            .padding(.vertical, room.height)
            .background(background(look, isPressed: configuration.isPressed))
            .wholeFrameHit()
    }

    private func background(_ look: ButtonTint, isPressed: Bool) -> AnyShapeStyle {
        if isOn { return look.style }
        return AnyShapeStyle(isPressed ? Color(.palette(.systemFill)) : Color.clear)
    }
}

/// A toggle that is a part of a row of controls: a button that has the tint while it is on.
private struct JoinedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(JoinedButtonStyle(isOn: configuration.isOn))
    }
}
