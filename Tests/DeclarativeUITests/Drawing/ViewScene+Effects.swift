import DeclarativeUI
import Foundation

extension ViewScene {
    /// Effects that change what is drawn.
    static var drawnEffects: [ViewScene] { masks + blends + spaces }

    nonisolated static let effectNames = [
        "mask-shape", "mask-text", "mask-fade", "mask-aligned", "blur", "colors",
        "blend-modes", "blend-erase", "blend-behind",
        "rotation-3d", "rotation-3d-text", "scroll-transition", "transform-effect",
    ]

    private static var masks: [ViewScene] {
        [
            ViewScene("mask-shape", columns: 32) {
                HStack(spacing: 16) {
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                        .mask { Circle() }
                    Color.green.mask { Capsule().stroke(lineWidth: 12).padding(8) }
                }
                .padding(8)
            },
            ViewScene("mask-text", rows: 5) {
                LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
                    .mask { Text(verbatim: "Masked by text").font(.title2).bold() }
            },
            ViewScene("mask-fade", rows: 7) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(1..<7) { Text(verbatim: "Line \($0) of some") }
                }
                .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
            },
            ViewScene("mask-aligned", rows: 6) {
                Color.blue.mask(alignment: .bottomLeading) { Ellipse().frame(width: 96, height: 64) }
            },
            ViewScene("blur", columns: 40, rows: 8) {
                VStack(spacing: 8) {
                    HStack(spacing: 16) {
                        Text(verbatim: "Sharp")
                        Text(verbatim: "Soft").blur(radius: 1)
                        Text(verbatim: "Secret").blur(radius: 6)
                    }
                    HStack(spacing: 24) {
                        Circle().fill(.red).blur(radius: 4)
                        Rectangle().fill(.blue).blur(radius: 8, opaque: true)
                    }
                }
                .padding(16)
            },
            ViewScene("colors", columns: 40, rows: 10) {
                let sample = HStack(spacing: 0) {
                    Color.red
                    Color.yellow
                    Color.green
                    Color.blue
                }
                VStack(spacing: 0) {
                    sample
                    sample.brightness(0.3)
                    sample.contrast(0.4)
                    sample.saturation(0.3)
                    sample.grayscale(1)
                    sample.hueRotation(.degrees(90))
                    sample.colorInvert()
                    sample.colorMultiply(.orange)
                    Color.teal.mask { sample.luminanceToAlpha() }
                }
            },
        ]
    }

    private static var blends: [ViewScene] {
        func pair(_ mode: BlendMode) -> some View {
            ZStack {
                Circle().fill(.orange).offset(x: -8)
                Circle().fill(.teal).blendMode(mode).offset(x: 8)
            }
            .compositingGroup()
        }
        return [
            ViewScene("blend-modes", columns: 60, rows: 10) {
                VStack(spacing: 8) {
                    HStack(spacing: 24) {
                        pair(.normal)
                        pair(.multiply)
                        pair(.screen)
                        pair(.overlay)
                        pair(.difference)
                    }
                    HStack(spacing: 24) {
                        pair(.darken)
                        pair(.colorBurn)
                        pair(.hue)
                        pair(.luminosity)
                        pair(.plusLighter)
                    }
                }
                .padding(16)
            },
            ViewScene("blend-erase", columns: 32) {
                ZStack {
                    Color.yellow
                    ZStack {
                        RoundedRectangle(cornerRadius: 16).fill(.blue).padding(8)
                        Circle().padding(16).blendMode(.destinationOut)
                    }
                    .compositingGroup()
                }
            },
            ViewScene("blend-behind", columns: 32) {
                HStack(spacing: 16) {
                    ZStack {
                        Circle().fill(.red).padding(8)
                        Rectangle().fill(.blue).padding(.leading, 32).blendMode(.destinationOver)
                    }
                    .compositingGroup()
                    ZStack {
                        Circle().fill(.red).padding(8)
                        Rectangle().fill(.blue).padding(.leading, 32).blendMode(.sourceAtop)
                    }
                    .compositingGroup()
                }
            },
        ]
    }

    private static var spaces: [ViewScene] {
        [
            ViewScene("rotation-3d", columns: 48, rows: 8) {
                HStack(spacing: 16) {
                    Rectangle().fill(.red).rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                    RoundedRectangle(cornerRadius: 12).fill(.green)
                        .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                    Circle().fill(.blue).rotation3DEffect(.degrees(60), axis: (x: 1, y: 1, z: 0), perspective: 0.5)
                    Rectangle().stroke(.orange, lineWidth: 4)
                        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0)
                }
                .padding(16)
            },
            ViewScene("rotation-3d-text", columns: 32, rows: 8) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "A card").bold()
                    Text(verbatim: "turned in space")
                }
                .padding(16)
                .background(.yellow)
                .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
            },
            ViewScene("scroll-transition", columns: 32, rows: 10) {
                ScrollView {
                    VStack(spacing: 8) {
                        ForEach(0..<9) { number in
                            Text(verbatim: "Row \(number)").frame(maxWidth: .infinity).padding(4)
                                .background(.mint, in: .capsule)
                                .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                    content.scaleEffect(1 - 0.5 * abs(phase.value))
                                        .opacity(1 - 0.7 * abs(phase.value))
                                }
                        }
                    }
                }
                .scrollPosition(.constant(ScrollPosition(y: 50)))
            },
            ViewScene("transform-effect", columns: 32, rows: 8) {
                Text(verbatim: "Slanted").padding(8).background(.mint)
                    .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 20, ty: 0))
            },
        ]
    }
}
