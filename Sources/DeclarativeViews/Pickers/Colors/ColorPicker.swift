import Drawing
import Foundation
import LayoutEngine

/// A control that selects a colour: a label, and a button that shows the colour and opens a panel with colours and
/// sliders.
///
/// In text-only output, the colour's channels are written beside it as hexadecimal numbers.
public struct ColorPicker<Label: View> {
    private let selection: ColorSelection
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.self) private var environment

    nonisolated init(_ selection: ColorSelection, _ supportsOpacity: Bool, _ label: Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label)
    }

    /// Creates a picker of a colour, with a label.
    ///
    /// The selected colours are fixed ones in sRGB; a colour that adapts is shown as it is in the environment.
    ///
    /// - Parameters:
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether the opacity can be chosen. If not, selected colours are opaque.
    ///   - label: A view that describes the colour's use.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) { self.init(.color(selection), supportsOpacity, label()) }

    /// Creates a picker of a colour with fixed channels, with a label.
    nonisolated public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) { self.init(.cgColor(selection), supportsOpacity, label()) }
}

/// The binding of a colour picker.
enum ColorSelection {
    case color(Binding<Color>)
    case cgColor(Binding<CGColor>)

    /// The colour in sRGB.
    @MainActor func value(in environment: EnvironmentValues) -> ColorComponents {
        switch self {
        case .color(let binding): binding.wrappedValue.components(in: environment).converted(to: .sRGB).clamped
        case .cgColor(let binding): binding.wrappedValue.value.converted(to: .sRGB).clamped
        }
    }

    @MainActor func set(_ color: ColorComponents) {
        switch self {
        case .color(let binding): binding.wrappedValue = Color(.components(color))
        case .cgColor(let binding): binding.wrappedValue = CGColor(color)
        }
    }
}

extension ColorPicker: View {
    /// The label and the button.
    public var body: some View {
        let color = selection.value(in: environment)
        LabeledContent {
            Button {
                isOpen = true
            } label: {
                ColorWell(color: color, showsOpacity: supportsOpacity)
            }
            .buttonStyle(.plain)
            .modifier(NameOfControl(label: (label as? any TitledView)?.titleText))
            .accessibilityValue(color.hexadecimal(withOpacity: supportsOpacity))
            .popover(isPresented: $isOpen) { [selection, supportsOpacity] in
                ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
                    .presentationCompactAdaptation(.popover)
            }
        } label: {
            label
        }
    }
}

/// A colour as the button of a picker shows it.
private struct ColorWell: View {
    let color: ColorComponents
    let showsOpacity: Bool
    @Environment(\.textMedium) private var medium

    var body: some View {
        if let cell = medium.figures.grain.cell {
            HStack(spacing: cell.width) {
                Color(.components(color)).frame(width: 3 * cell.width, height: cell.height)
                Text(verbatim: color.hexadecimal(withOpacity: showsOpacity))
            }
        } else {
            Circle().fill(Color(.components(color))).padding(4)
                .overlay { Circle().strokeBorder(.tertiary, lineWidth: 2) }
                .frame(width: 28, height: 28)
                .contentShape(Circle())
        }
    }
}

extension ColorComponents {
    /// The channels as people write them for the web: `#FF8000`, with the opacity in percent unless it is full.
    func hexadecimal(withOpacity: Bool) -> String {
        func digits(_ value: Double) -> String {
            let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        let color = clamped
        let name = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
        return withOpacity && color.alpha < 1 ? "\(name) \(Int((color.alpha * 100).rounded()))%" : name
    }
}
