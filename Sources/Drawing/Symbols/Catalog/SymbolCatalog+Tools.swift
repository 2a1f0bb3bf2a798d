import Foundation

extension SymbolCatalog {
    /// A pencil from the upper right to its tip at the lower left.
    static let pencil: [SymbolPart] = [
        SymbolPart.body("M-1 12L4.2 9.1H21.4A1.8 1.8 0 0 1 23.2 10.9V13.1A1.8 1.8 0 0 1 21.4 14.9H4.2Z").turned(-45),
        SymbolPart.detail("M18.6 9.1V14.9").turned(-45),
    ]

    private static func gear(teeth: Int, radius: Double, x: Double = 12, y: Double = 12) -> String {
        // Two corners at the top of each tooth and two at its foot.
        let step = 2 * Double.pi / Double(teeth)
        let shares = [(-0.34, 0.8), (-0.2, 1.0), (0.2, 1.0), (0.34, 0.8)]
        let points = (0..<teeth).flatMap { tooth in
            shares.map { share, reach in
                let angle = (Double(tooth) + share) * step - Double.pi / 2
                return "\(x + radius * reach * cos(angle)) \(y + radius * reach * sin(angle))"
            }
        }
        return "M" + points.joined(separator: "L") + "Z"
    }

    private static let magnifier: [SymbolPart] = [
        .line(SymbolShape.circle(10, 10, 7.2)), .line("M15.4 15.4L21.4 21.4").pen(1.15),
    ]

    /// Tools.
    static let tools: [String: SymbolDesign] = [
        "pencil": SymbolDesign("✎", fill: "✏", pencil),
        "pencil.line": SymbolDesign(
            "✎", [.line("M13.4 21H21.4")] + pencil.map { $0.placed(x: -0.4, y: 0.2, scale: 0.92) }),
        "square.and.pencil": SymbolDesign(
            "✎",
            [.body("M13 4.6H6A3.2 3.2 0 0 0 2.8 7.8V18A3.2 3.2 0 0 0 6 21.2H16.2A3.2 3.2 0 0 0 19.4 18V11").level(1)]
                + pencil.map { $0.placed(x: 6.4, y: 1.6, scale: 0.66) }.enumerated().map { $0 == 0 ? $1.inFront : $1 }),
        "paintbrush": SymbolDesign(
            "🖌",
            [
                .body("M21.4 2.8C20 1.9 18.8 2.6 17.8 3.6L10.4 12.4L12.8 14.8L20.4 6.4C21.4 5.2 22.2 3.6 21.4 2.8Z"),
                .body("M9.6 13.2C6 12.8 5.4 16.2 5 17.8C4.6 19.2 3.6 20 2.6 20.6C6.4 22 12.4 21.4 12 15.6Z"),
            ]),
        "paintbrush.pointed": SymbolDesign(
            "🖌",
            [
                .body("M21.6 2.4C18.6 3.6 13.4 8 10.6 12.2L12.4 14C16.4 11 20.6 5.4 21.6 2.4Z"),
                .body("M9.4 13.4L11.4 15.4C11.6 18.6 9.2 20.8 2.4 21C4.6 18.8 4.2 13.6 9.4 13.4Z"),
            ]),
        "paintpalette": SymbolDesign(
            "🎨",
            [
                .body(
                    "M12 2.6C6.4 2.6 2.2 6.8 2.2 12C2.2 17.2 6.4 21.4 11 21.4C13 21.4 13.6 20 13 18.6C12.2 16.6 13.4 15.2 15.4 15.2"
                        + "H18.2C20.4 15.2 21.8 13.6 21.8 11.4C21.8 6.4 17.4 2.6 12 2.6Z"),
                .holes([(7, 12.4)], factor: 1.7).color(.systemRed),
                .holes([(9.4, 7.6)], factor: 1.7).color(.systemYellow),
                .holes([(14.6, 7)], factor: 1.7).color(.systemGreen),
                .holes([(18, 10.6)], factor: 1.7).color(.systemBlue),
            ]),
        "magnifyingglass": SymbolDesign("⌕", magnifier),
        "plus.magnifyingglass": SymbolDesign("⌕+", magnifier + [.line("M10 7V13M7 10H13").pen(0.9)]),
        "minus.magnifyingglass": SymbolDesign("⌕−", magnifier + [.line("M7 10H13").pen(0.9)]),
        "gear": SymbolDesign(
            "⚙",
            [
                .body(gear(teeth: 12, radius: 10)), .detail(SymbolShape.circle(12, 12, 5)),
                .detail(SymbolShape.rays(12, 12, 3, from: 0, to: 4.6, first: 60)).pen(0.9),
            ]),
        "gearshape": SymbolDesign("⚙", [.body(gear(teeth: 8, radius: 10)), .detail(SymbolShape.circle(12, 12, 3.6))]),
        "gearshape.2": SymbolDesign(
            "⚙⚙", width: 32,
            [
                .body(gear(teeth: 8, radius: 8.4, x: 11, y: 10.6)), .detail(SymbolShape.circle(11, 10.6, 3)),
                .body(gear(teeth: 8, radius: 5.8, x: 24, y: 16)).level(1),
                .detail(SymbolShape.circle(24, 16, 2)).level(1),
            ]),
        "slider.horizontal.3": SymbolDesign(
            "≡", width: 26,
            [
                .line("M2.6 5.4H4M9.4 5.4H23.4M2.6 12H13.4M18.8 12H23.4M2.6 18.6H6M11.4 18.6H23.4").level(1),
                .line(SymbolShape.circle(6.7, 5.4, 2.4)), .line(SymbolShape.circle(16.1, 12, 2.4)),
                .line(SymbolShape.circle(8.7, 18.6, 2.4)),
            ]),
        "switch.2": SymbolDesign(
            "⇆", width: 24,
            [
                .body(SymbolShape.box(2.4, 2.6, 21.6, 10.4, 3.9)), .detail(SymbolShape.circle(17.6, 6.5, 1.5)),
                .body(SymbolShape.box(2.4, 13.6, 21.6, 21.4, 3.9)), .detail(SymbolShape.circle(6.4, 17.5, 1.5)),
            ]),
        "wand.and.stars": SymbolDesign(
            "✨",
            [
                .body("M3 19.2L12.8 9.4L14.8 11.4L5 21.2A1.4 1.4 0 0 1 3 19.2Z"),
                .solid(SymbolShape.star(17.6, 6.4, corners: 4, 4.2, 1.3)).pen(0.5).level(1),
                .solid(SymbolShape.star(8, 5, corners: 4, 2.7, 0.8)).pen(0.4).level(2),
                .solid(SymbolShape.star(19.4, 15.4, corners: 4, 2.7, 0.8)).pen(0.4).level(2),
            ]),
        "hammer": SymbolDesign(
            "🔨",
            [
                .body(
                    "M8 5.2L11.6 2.4C13.8 2.4 16.4 3.4 18.2 5.4L17.2 7.8L19 9.6L20.2 9L21.8 10.6L18 14.4L16.4 12.8L16.8 11.4L15 9.6L13.6 10Z"
                ),
                .body("M12.4 9L14.8 11.4L6 20.6A1.8 1.8 0 0 1 3.4 18Z"),
            ]),
        "wrench.and.screwdriver": SymbolDesign(
            "🛠",
            [
                .body(
                    "M17.4 3A5 5 0 0 0 12.4 9.4L3.2 18.4A1.8 1.8 0 0 0 5.8 21L15 11.8A5 5 0 0 0 21.2 6.6L18.4 9.4L15.2 8.8L14.6 5.8Z"
                ),
                .line("M4.4 4.4L9 9M3 3L5.8 5.8M15.4 15.4L20.4 20.4").pen(1.3),
            ]),
        "wrench.adjustable": SymbolDesign(
            "🔧",
            [
                .body(
                    "M17.4 3A5.2 5.2 0 0 0 12 9.6L3.2 18.4A1.8 1.8 0 0 0 5.8 21L14.6 12.2A5.2 5.2 0 0 0 21.2 6.6L18.2 9.6L14.8 9.2L14.4 5.8Z"
                )
            ]),
        "scissors": SymbolDesign(
            "✂",
            [
                .line(SymbolShape.circle(5.8, 6.4, 3.2)), .line(SymbolShape.circle(5.8, 17.6, 3.2)),
                .line("M8.4 8.4L21 18.4M8.4 15.6L21 5.6"),
            ]),
        "paperclip": SymbolDesign(
            "📎",
            [
                .line(
                    "M19.8 11.4L11.8 19.4A5 5 0 0 1 4.7 12.3L13.2 3.8A3.5 3.5 0 0 1 18.2 8.8L10 17A2 2 0 0 1 7.2 14.2L14.6 6.8"
                )
            ]),
        "eyedropper": SymbolDesign(
            "⚗",
            [
                .body("M14.6 8.2L5 17.8V19H6.2L15.8 9.4Z"), .solid("M13.4 6L16 3.4A2.6 2.6 0 0 1 20.6 8L18 10.6Z"),
                .line("M3 21L5 19"),
            ]),
        "ruler": SymbolDesign(
            "📏",
            [
                SymbolPart.body(SymbolShape.box(1.2, 8.6, 22.8, 15.4, 1.4)).turned(-45),
                SymbolPart.detail("M4.8 8.6V11.2M8.4 8.6V12.2M12 8.6V11.2M15.6 8.6V12.2M19.2 8.6V11.2").turned(-45),
            ]),
        "crop": SymbolDesign("⌗", [.line("M7 2.4V15A2 2 0 0 0 9 17H21.6M2.4 7H15A2 2 0 0 1 17 9V21.6")]),
    ]
}
