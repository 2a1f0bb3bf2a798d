/// The drawing of a symbol's base, as data.
struct SymbolDesign: Sendable {
    /// The width on a grid that is 24 units high.
    var width: Double
    var parts: [SymbolPart]
    /// A character of like meaning.
    var text: String
    /// The character for the filled form, if there is one.
    var filledText: String?
    /// The character in right-to-left layout, for designs that are mirrored there.
    var mirroredText: String?
    var isMirroredRightToLeft = false
    /// Whether the name is only known in a shape, as letters and digits are.
    var needsEnclosure = false
    /// Whether the base is filled where it is in a shape; by default if it is an outline without details.
    var isFilledInside: Bool
    /// The colour of a filled shape around the base, in symbols of several colours.
    var enclosureColor: SystemPalette?

    init(_ text: String, fill filledText: String? = nil, width: Double = 24, _ parts: [SymbolPart]) {
        self.text = text
        self.filledText = filledText
        self.width = width
        self.parts = parts
        isFilledInside =
            parts.contains { $0.role == .body }
            && !parts.contains { $0.role == .detail || $0.form != .any || $0.isInFront }
    }

    private func with(_ change: (inout SymbolDesign) -> Void) -> SymbolDesign {
        var copy = self
        change(&copy)
        return copy
    }

    /// Whether there is something to fill.
    var isFillable: Bool { parts.contains { $0.role == .body || $0.form == .filled } }

    /// The design, which is mirrored in right-to-left layout.
    var directional: SymbolDesign { with { $0.isMirroredRightToLeft = true } }

    /// The design, which is mirrored in right-to-left layout and has another character there.
    func directional(_ text: String) -> SymbolDesign {
        with {
            $0.isMirroredRightToLeft = true
            $0.mirroredText = text
        }
    }

    /// The design, which is known only in a shape.
    var onlyEnclosed: SymbolDesign { with { $0.needsEnclosure = true } }

    /// The design with its outline shown in a shape.
    var outlinedInside: SymbolDesign { with { $0.isFilledInside = false } }

    /// The design with a colour for a filled shape around it.
    func enclosed(in color: SystemPalette) -> SymbolDesign { with { $0.enclosureColor = color } }

    /// The design turned clockwise, with another character.
    func turned(_ degrees: Double, _ text: String, width: Double? = nil) -> SymbolDesign {
        with {
            let shift = ((width ?? $0.width) - $0.width) / 2
            $0.parts = $0.parts.map { part in
                part.placed(x: (24 - self.width) / 2, y: 0, scale: 1).turned(degrees)
                    .placed(x: (self.width - 24) / 2 + shift, y: 0, scale: 1)
            }
            $0.width = width ?? $0.width
            $0.text = text
            $0.filledText = nil
        }
    }

    /// The design with another character for its filled form.
    func filled(as text: String) -> SymbolDesign { with { $0.filledText = text } }

    /// The design mirrored, with another character.
    func mirrored(_ text: String, fill filledText: String? = nil) -> SymbolDesign {
        with {
            $0.parts = $0.parts.map { $0.mirrored(in: width) }
            $0.text = text
            $0.filledText = filledText
        }
    }
}
