import Foundations

extension ColorComponents {
    /// The nearest opaque colour of sRGB in the notation of style sheets, such as `#0088ff`.
    package var hexadecimal: String {
        let near = converted(to: .sRGB).clamped
        func digits(_ value: Double) -> String {
            let byte = Int(clamping: (value * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits(near.red) + digits(near.green) + digits(near.blue)
    }
}
