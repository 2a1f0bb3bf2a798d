import DeclarativeUI
import Foundation

extension ViewScene {
    /// Details of texts, shapes and styles.
    static var details: [ViewScene] {
        [
            ViewScene("text-spacing", columns: 32, rows: 8) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "usual")
                    Text(verbatim: "tracked").tracking(8)
                    Text(verbatim: "kerned").kerning(2)
                    Text(verbatim: "E = mc") + Text(verbatim: "2").font(.caption).baselineOffset(8)
                    Text(verbatim: "expanded 123").fontWidth(.expanded).monospacedDigit()
                }
            },
            ViewScene("text-lines", columns: 24, rows: 6) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "plain").underline()
                    Text(verbatim: "dotted").underline(pattern: .dot)
                    Text(verbatim: "dashed red").underline(pattern: .dash, color: .red)
                    Text(verbatim: "struck").strikethrough(color: .blue)
                    Text(verbatim: "both").underline().strikethrough(pattern: .dash)
                }
            },
            ViewScene("text-attributed", columns: 24, rows: 3) {
                Text(attributed).padding(8)
            },
            ViewScene("shapes-combined", columns: 48, rows: 10) {
                VStack(spacing: 16) {
                    HStack(spacing: 16) {
                        Circle().union(Rectangle().offset(x: 24)).fill(.red)
                        Circle().intersection(Rectangle().offset(x: 24)).fill(.orange)
                        Circle().subtracting(Rectangle().offset(x: 24)).fill(.green)
                        Circle().symmetricDifference(Rectangle().offset(x: 24)).fill(.blue)
                    }
                    HStack(spacing: 16) {
                        Circle().lineIntersection(Rectangle().offset(x: 24)).stroke(.red, lineWidth: 2)
                        Circle().lineSubtraction(Rectangle().offset(x: 24)).stroke(.blue, lineWidth: 2)
                    }
                }
                .padding(8)
            },
            ViewScene("shapes-stroked-path", columns: 48, rows: 8) {
                HStack(spacing: 24) {
                    Zigzag(style: StrokeStyle(lineWidth: 12)).fill(.red)
                    Zigzag(style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round)).fill(.green)
                    Zigzag(style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel, dash: [12, 12]))
                        .fill(.blue)
                    Circle().stroke(lineWidth: 8).fill(.orange)
                }
                .padding(16)
            },
            ViewScene("gradients-angular", columns: 48, rows: 6) {
                HStack(spacing: 16) {
                    Circle().fill(.conicGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                    Rectangle().fill(
                        .angularGradient(
                            colors: [.white, .black], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
                    )
                    Circle().fill(
                        .conicGradient(
                            stops: [
                                Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .red, location: 0.25),
                                Gradient.Stop(color: .blue, location: 0.25), Gradient.Stop(color: .blue, location: 1),
                            ], center: .center, angle: .degrees(-90)))
                }
            },
            ViewScene("gradients-elliptical", columns: 36, rows: 6) {
                HStack(spacing: 16) {
                    EllipticalGradient(colors: [.white, .blue])
                    Rectangle().fill(
                        .ellipticalGradient(
                            stops: [
                                Gradient.Stop(color: .yellow, location: 0.2), Gradient.Stop(color: .red, location: 0.8),
                            ], center: .bottom, startRadiusFraction: 0, endRadiusFraction: 1))
                }
            },
            ViewScene("style-shadow") {
                VStack(spacing: 16) {
                    Capsule().fill(.red.shadow(.drop(radius: 4, y: 4)))
                    Capsule().fill(.yellow.shadow(.inner(radius: 4, y: 4)))
                    Text(verbatim: "raised").foregroundStyle(.blue.shadow(.drop(color: .gray, radius: 1, x: 1, y: 1)))
                }
                .padding(8)
            },
        ]
    }

    private static var attributed: AttributedString {
        var text = AttributedString("plain ")
        var bold = AttributedString("bold ")
        bold.font = .body.bold()
        var red = AttributedString("red")
        red.foregroundColor = .red
        red.underlineStyle = .single
        text += bold
        text += red
        return text
    }
}

/// The outline of a line with corners.
private struct Zigzag: Shape {
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path {
        var line = Path()
        line.addLines([
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX + rect.width / 3, y: rect.minY),
            CGPoint(x: rect.minX + rect.width * 2 / 3, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
        ])
        return line.strokedPath(style)
    }
}
