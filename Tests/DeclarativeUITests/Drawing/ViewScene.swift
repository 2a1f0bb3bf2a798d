import DeclarativeUI
import Foundation

/// A small picture that shows one thing.
@MainActor struct ViewScene {
    let name: String
    let size: CGSize
    let content: AnyView

    init<V: View>(_ name: String, columns: Int = 24, rows: Int = 6, @ViewBuilder _ content: () -> V) {
        self.name = name
        size = CGSize(width: columns * 8, height: rows * 16)
        self.content = AnyView(content())
    }

    static var all: [ViewScene] {
        texts + shapes + styles + effects + controls + lists + details + drawnEffects + canvases
    }

    // Known without a main actor, as arguments of tests are.
    nonisolated static let names =
        [
            "text-styles", "text-weights", "text-wrapping", "text-alignment", "text-truncation", "text-line-limit",
            "text-line-spacing", "text-joined", "text-decoration", "text-case", "text-scale", "text-baselines",
            "text-wide",
            "text-gradient", "text-designs",
            "shapes", "shapes-stroked", "shapes-bordered", "shapes-dashed", "shapes-trimmed", "shapes-moved",
            "shapes-uneven", "path", "shape-chained",
            "gradients", "hierarchy", "tint", "background-in", "border", "opacity-of-styles", "separator",
            "clip", "shadow", "rotation", "scale", "corner-radius", "nested-effects",
            "buttons", "buttons-disabled", "toggles", "progress", "labels", "card",
            "pinned-column", "pinned-pushed", "pinned-grid",
            "text-spacing", "text-lines", "text-attributed", "shapes-combined", "shapes-stroked-path",
            "gradients-angular", "gradients-elliptical", "style-shadow",
        ] + effectNames + canvasNames

    private static let prose = "The quick brown fox jumps over the lazy dog and runs away."
}

extension ViewScene {
    fileprivate static var texts: [ViewScene] {
        [
            ViewScene("text-styles", columns: 24, rows: 16) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "Large title").font(.largeTitle)
                    Text(verbatim: "Title").font(.title)
                    Text(verbatim: "Title 2").font(.title2)
                    Text(verbatim: "Title 3").font(.title3)
                    Text(verbatim: "Headline").font(.headline)
                    Text(verbatim: "Body").font(.body)
                    Text(verbatim: "Callout").font(.callout)
                    Text(verbatim: "Footnote").font(.footnote)
                    Text(verbatim: "Caption").font(.caption)
                }
            },
            ViewScene("text-weights", rows: 10) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "Ultra light").fontWeight(.ultraLight)
                    Text(verbatim: "Light").fontWeight(.light)
                    Text(verbatim: "Regular")
                    Text(verbatim: "Medium").fontWeight(.medium)
                    Text(verbatim: "Semibold").fontWeight(.semibold)
                    Text(verbatim: "Bold").bold()
                    Text(verbatim: "Heavy").fontWeight(.heavy)
                    Text(verbatim: "Black italic").fontWeight(.black).italic()
                }
            },
            ViewScene("text-wrapping", rows: 7) { Text(verbatim: prose) },
            ViewScene("text-alignment", columns: 24, rows: 12) {
                VStack(spacing: 16) {
                    Text(verbatim: prose).multilineTextAlignment(.leading)
                    Text(verbatim: prose).multilineTextAlignment(.center)
                    Text(verbatim: prose).multilineTextAlignment(.trailing)
                }
            },
            ViewScene("text-truncation") {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: prose).truncationMode(.head)
                    Text(verbatim: prose).truncationMode(.middle)
                    Text(verbatim: prose).truncationMode(.tail)
                    Text(verbatim: "fits").truncationMode(.tail)
                }
                .lineLimit(1)
            },
            ViewScene("text-line-limit", rows: 10) {
                VStack(spacing: 0) {
                    Text(verbatim: prose).lineLimit(2).border(.red)
                    Text(verbatim: "short").lineLimit(3, reservesSpace: true).border(.green)
                    Text(verbatim: "a range").lineLimit(2...3).border(.blue)
                }
            },
            ViewScene("text-line-spacing", rows: 9) { Text(verbatim: prose).lineSpacing(16) },
            ViewScene("text-joined", columns: 24, rows: 5) {
                Text(verbatim: "plain ") + Text(verbatim: "bold ").bold() + Text(verbatim: "red ").foregroundColor(.red)
                    + Text(verbatim: "larger ").font(.title) + Text(verbatim: "and under").underline()
            },
            ViewScene("text-decoration") {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "underlined").underline()
                    Text(verbatim: "struck").strikethrough()
                    Text(verbatim: "both").underline().strikethrough()
                    VStack { Text(verbatim: "inherited") }.underline()
                }
            },
            ViewScene("text-case", rows: 4) {
                VStack(spacing: 0) {
                    Text(verbatim: "Straße").textCase(.uppercase)
                    Text(verbatim: "LOWER").textCase(.lowercase)
                    Text(verbatim: "As Is")
                }
            },
            ViewScene("text-scale", rows: 4) {
                VStack(spacing: 0) {
                    Text(verbatim: "this text is a bit too long").minimumScaleFactor(0.5)
                    Text(verbatim: "this text is a bit too long")
                }
                .lineLimit(1)
            },
            ViewScene("text-baselines", columns: 32, rows: 5) {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(verbatim: "Big").font(.largeTitle)
                    Text(verbatim: "small").font(.caption)
                    Text(verbatim: "two\nlines")
                }
            },
            ViewScene("text-wide", rows: 5) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "日本語のテキストは折り返す")
                    Text(verbatim: "한국어 👩‍👩‍👧 é")
                    Text(verbatim: "שלום (עולם) 12")
                }
            },
            ViewScene("text-gradient", rows: 4) {
                Text(verbatim: "From red to blue").font(.title2).bold()
                    .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            },
            ViewScene("text-designs") {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "Default")
                    Text(verbatim: "Serif").fontDesign(.serif)
                    Text(verbatim: "Rounded").fontDesign(.rounded)
                    Text(verbatim: "Monospaced").monospaced()
                }
            },
        ]
    }

    fileprivate static var shapes: [ViewScene] {
        [
            ViewScene("shapes", columns: 48) {
                HStack(spacing: 16) {
                    Rectangle().fill(.red)
                    RoundedRectangle(cornerRadius: 16).fill(.orange)
                    Circle().fill(.yellow)
                    Ellipse().fill(.green)
                    Capsule().fill(.blue)
                }
                .padding(8)
            },
            ViewScene("shapes-stroked", columns: 48) {
                HStack(spacing: 16) {
                    Rectangle().stroke(.red, lineWidth: 2)
                    RoundedRectangle(cornerRadius: 16).stroke(.orange, lineWidth: 4)
                    Circle().stroke(lineWidth: 2)
                    Ellipse().stroke(.green)
                    Capsule().stroke(.blue, lineWidth: 6)
                }
                .padding(8)
            },
            ViewScene("shapes-bordered", columns: 36) {
                HStack(spacing: 16) {
                    Rectangle().strokeBorder(.red, lineWidth: 8)
                    RoundedRectangle(cornerRadius: 16).strokeBorder(.orange, lineWidth: 8)
                    Circle().strokeBorder(lineWidth: 8)
                }
                .padding(16)
            },
            ViewScene("shapes-dashed") {
                VStack(spacing: 16) {
                    Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
                    Capsule().stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]))
                }
                .padding(8)
            },
            ViewScene("shapes-trimmed") {
                HStack(spacing: 8) {
                    Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 4)
                    Circle().trim(from: 0.25, to: 0.5).stroke(.blue, lineWidth: 4)
                    Rectangle().trim(from: 0, to: 0.5).stroke(.green, lineWidth: 4)
                }
                .padding(8)
            },
            ViewScene("shapes-moved") {
                HStack(spacing: 16) {
                    Rectangle().rotation(.degrees(45)).scale(0.7).fill(.red)
                    Circle().scale(x: 1, y: 0.5, anchor: .bottom).fill(.green)
                    Rectangle().size(width: 16, height: 32).offset(x: 8, y: 16).fill(.blue)
                }
                .padding(16)
            },
            ViewScene("shapes-uneven") {
                UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(.purple).padding(8)
            },
            ViewScene("path") {
                Path { path in
                    path.move(to: CGPoint(x: 16, y: 80))
                    path.addLine(to: CGPoint(x: 96, y: 16))
                    path.addLine(to: CGPoint(x: 176, y: 80))
                    path.addQuadCurve(to: CGPoint(x: 16, y: 80), control: CGPoint(x: 96, y: 40))
                    path.closeSubpath()
                }
                .fill(.teal)
            },
            ViewScene("shape-chained") {
                RoundedRectangle(cornerRadius: 12).fill(.yellow).stroke(.red, lineWidth: 4)
                    .overlay { Text(verbatim: "chained") }
                    .padding(16)
            },
        ]
    }
}
