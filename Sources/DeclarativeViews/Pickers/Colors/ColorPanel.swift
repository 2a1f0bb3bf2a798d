import Drawing
import Foundation
import LayoutEngine

/// The panel of a colour picker: colours to choose among, and a slider for each channel.
struct ColorPanel {
    let selection: ColorSelection
    let supportsOpacity: Bool
    @Environment(\.self) private var environment

    init(selection: ColorSelection, supportsOpacity: Bool) {
        (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
    }
}

extension ColorPanel: View {
    var body: some View {
        let color = selection.value(in: environment)
        let cell = environment.textMedium.figures.grain.cell
        VStack(alignment: .leading, spacing: cell?.height ?? 12) {
            swatches(color, cell)
            VStack(alignment: .leading, spacing: cell == nil ? 8 : 0) {
                slider("Red", color.red * 255, to: 255) { color.with(red: $0 / 255) }
                slider("Green", color.green * 255, to: 255) { color.with(green: $0 / 255) }
                slider("Blue", color.blue * 255, to: 255) { color.with(blue: $0 / 255) }
                if supportsOpacity {
                    slider("Opacity", color.alpha * 100, to: 100) { color.withAlpha($0 / 100) }
                }
            }
            Text(verbatim: color.hexadecimal(withOpacity: supportsOpacity))
        }
        .frame(width: cell == nil ? 280 : 37 * (cell?.width ?? 0))
        .padding(.horizontal, cell?.width ?? 16)
        .padding(.vertical, cell == nil ? 16 : 0)
    }

    // MARK: Colours

    /// The rows of colours: greys, and hues that are light, full and dark.
    private static let rows: [[ColorComponents]] = {
        let greys = (0..<12).map { ColorComponents(white: 1 - Double($0) / 11) }
        let tones: [(saturation: Double, brightness: Double)] = [(0.35, 1), (0.7, 1), (1, 1), (1, 0.65), (1, 0.35)]
        return [greys]
            + tones.map { tone in
                (0..<12).map {
                    ColorComponents(hue: Double($0) / 12, saturation: tone.saturation, brightness: tone.brightness)
                }
            }
    }()

    @MainActor private func swatches(_ color: ColorComponents, _ cell: CGSize?) -> some View {
        VStack(spacing: 0) {
            ForEach(Self.rows.indices, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(Self.rows[row].indices, id: \.self) { column in
                        swatch(Self.rows[row][column], color, cell)
                    }
                }
            }
        }
        // One stop of the Tab key; arrows move among the colours.
        .focusGroup()
    }

    @MainActor private func swatch(_ own: ColorComponents, _ color: ColorComponents, _ cell: CGSize?) -> some View {
        let name = own.hexadecimal(withOpacity: false)
        let isSelected = name == color.hexadecimal(withOpacity: false)
        return Button { [selection, supportsOpacity] in
            selection.set(own.withAlpha(supportsOpacity ? color.alpha : 1))
        } label: {
            Color(.components(own))
                .frame(width: cell.map { 3 * $0.width } ?? 280 / 12, height: cell?.height ?? 280 / 12)
                .overlay {
                    if isSelected {
                        Image(systemName: "checkmark").imageScale(.small)
                            .foregroundStyle(own.isLight ? Color.black : Color.white)
                    }
                }
        }
        .buttonStyle(.plain)
        .focusEntry(isSelected)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    // MARK: Channels

    @MainActor private func slider(
        _ name: String, _ value: Double, to maximum: Double, _ change: @escaping (Double) -> ColorComponents
    ) -> some View {
        let binding = Binding {
            value
        } set: { [selection, supportsOpacity] new in
            let color = change(new)
            selection.set(supportsOpacity ? color : color.withAlpha(1))
        }
        let number = Text(verbatim: "\(Int(value.rounded()))")
        return VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(verbatim: name)
                Spacer()
                number
            }
            .accessibilityHidden(true)
            Slider(value: binding, in: 0...maximum, step: 5) { Text(verbatim: name) }
                .accessibilityValue(number)
        }
    }
}

extension ColorComponents {
    fileprivate func with(red: Double? = nil, green: Double? = nil, blue: Double? = nil) -> ColorComponents {
        ColorComponents(
            red: red ?? self.red, green: green ?? self.green, blue: blue ?? self.blue, alpha: alpha)
    }

    /// Whether dark marks can be seen on it better than light ones.
    fileprivate var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 }
}
