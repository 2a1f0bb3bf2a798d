/// How the heights of lines depart from those of their fonts.
package struct LineHeights: Hashable, Sendable {
    /// The factor of the fonts' heights. A value that is not positive and finite counts as 1.
    package var multiple: Double
    /// The minimum height of a line, in points. A value that is not positive and finite is no limit.
    package var minimum: Double
    /// The maximum height of a line, in points. A value that is not positive and finite is no limit; it wins over the
    /// minimum.
    package var maximum: Double

    /// Makes heights; by default those of the fonts.
    package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
        self.multiple = Self.sound(multiple)
        self.minimum = Self.sound(minimum)
        self.maximum = Self.sound(maximum)
    }

    private static func sound(_ number: Double) -> Double { number > 0 && number.isFinite ? number : 0 }

    /// Whether lines are as high as their fonts.
    package var areNatural: Bool { self == LineHeights() }

    /// Returns the height of a line, in points; at most a million. Where there are rows it is a number of them, at
    /// least one.
    ///
    /// - Parameters:
    ///   - natural: The height of the line's fonts.
    ///   - grain: The steps of heights in the medium that shows the line.
    func height(of natural: Double, grain: MediumGrain) -> Double {
        if areNatural { return natural }
        var height = multiple > 0 ? natural * multiple : natural
        height = max(height, minimum)
        if maximum > 0 { height = min(height, maximum) }
        return grain.nearestHeight(min(max(1, height), 1e6))
    }
}
