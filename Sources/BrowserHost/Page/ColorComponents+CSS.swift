import Drawing

extension ColorComponents {
    /// The opaque colour in the words of style sheets.
    var css: String {
        let color = converted(to: .sRGB)
        func hex(_ value: Double) -> String {
            let byte = UInt8(min(max(value, 0), 1) * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + hex(color.red) + hex(color.green) + hex(color.blue)
    }
}
