extension SystemMaterial {
    /// Returns the paint of the layer in a light or dark style; an opaque one for users with reduced transparency.
    package func paint(isDark: Bool, isOpaque: Bool) -> Paint {
        let color = components(isDark: isDark, isOpaque: isOpaque)
        return isOpaque ? .color(color) : .material(color)
    }
}
