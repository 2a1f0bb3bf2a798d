import DeclarativeUI
import Foundation

extension ViewScene {
    /// Canvases.
    static var canvases: [ViewScene] {
        [
            ViewScene("canvas-shapes", columns: 40, rows: 8) {
                Canvas { context, size in
                    let box = CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)
                    context.stroke(Path(box), with: .color(.gray))
                    context.fill(
                        Path(ellipseIn: CGRect(x: 24, y: 24, width: 80, height: 80)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .yellow]), startPoint: CGPoint(x: 24, y: 0),
                            endPoint: CGPoint(x: 104, y: 0)))
                    var turned = context
                    turned.translateBy(x: 200, y: 64)
                    turned.rotate(by: .degrees(30))
                    turned.opacity = 0.5
                    turned.fill(Path(CGRect(x: -40, y: -24, width: 80, height: 48)), with: .color(.blue))
                    context.stroke(
                        Path { path in
                            path.move(to: CGPoint(x: 120, y: 100))
                            path.addLine(to: CGPoint(x: 300, y: 20))
                        }, with: .foreground, lineWidth: 2)
                }
            },
            ViewScene("canvas-clips", columns: 40, rows: 8) {
                Canvas { context, size in
                    var inside = context
                    inside.clip(to: Path(ellipseIn: CGRect(x: 8, y: 16, width: 96, height: 96)))
                    inside.fill(Path(CGRect(x: 8, y: 16, width: 96, height: 48)), with: .color(.green))
                    var outside = context
                    outside.clip(to: Path(ellipseIn: CGRect(x: 136, y: 40, width: 48, height: 48)), options: .inverse)
                    outside.fill(Path(CGRect(x: 112, y: 16, width: 96, height: 96)), with: .color(.orange))
                    var layered = context
                    layered.clipToLayer { layer in
                        layer.draw(Text(verbatim: "CLIP").font(.title).bold(), at: CGPoint(x: 264, y: 64))
                    }
                    layered.fill(Path(CGRect(x: 216, y: 16, width: 96, height: 96)), with: .color(.purple))
                }
            },
            ViewScene("canvas-layers", columns: 40, rows: 8) {
                Canvas { context, size in
                    context.fill(Path(CGRect(x: 0, y: 48, width: 320, height: 32)), with: .color(.yellow))
                    context.drawLayer { layer in
                        layer.fill(Path(CGRect(x: 16, y: 16, width: 96, height: 96)), with: .color(.blue))
                        layer.blendMode = .destinationOut
                        layer.fill(Path(ellipseIn: CGRect(x: 40, y: 40, width: 48, height: 48)), with: .color(.black))
                    }
                    var grey = context
                    grey.addFilter(.grayscale(1))
                    grey.fill(Path(CGRect(x: 128, y: 16, width: 80, height: 96)), with: .color(.red))
                    var soft = context
                    soft.addFilter(.shadow(color: .black, radius: 4, x: 4, y: 4))
                    soft.addFilter(.blur(radius: 2))
                    soft.fill(Path(ellipseIn: CGRect(x: 224, y: 16, width: 88, height: 96)), with: .color(.green))
                }
            },
            ViewScene("canvas-texts", columns: 40, rows: 8) {
                Canvas { context, size in
                    context.draw(Text(verbatim: "Corner"), at: .zero, anchor: .topLeading)
                    let title = context.resolve(Text(verbatim: "Resolved").font(.title2).bold())
                    var tinted = title
                    tinted.shading = .color(.red)
                    context.draw(tinted, at: CGPoint(x: size.width / 2, y: size.height / 2))
                    context.draw(
                        Text(verbatim: "A longer text that wraps in its rectangle"),
                        in: CGRect(x: 8, y: 72, width: 120, height: 48))
                    context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 280, y: 100))
                }
            },
            ViewScene("canvas-symbols", columns: 40, rows: 6) {
                Canvas { context, size in
                    guard let symbol = context.resolveSymbol(id: "badge") else { return }
                    for column in 0..<3 {
                        context.draw(symbol, at: CGPoint(x: 56 + CGFloat(column) * 104, y: size.height / 2))
                    }
                } symbols: {
                    Text(verbatim: "Badge").padding(8).background(.mint).tag("badge")
                    Circle().frame(width: 10, height: 10).tag("dot")
                }
            },
        ]
    }

    nonisolated static let canvasNames = [
        "canvas-shapes", "canvas-clips", "canvas-layers", "canvas-texts", "canvas-symbols",
    ]
}
