import SwiftUI

// Effects on what is drawn, and canvases, as programs write them.

struct Shake: GeometryEffect {
    var travel: CGFloat = 10
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: travel * sin(animatableData * .pi * 6), y: 0))
    }
}

struct ClientPoster: View {
    @State private var attempts = 0
    @State private var isRevealed = false

    var body: some View {
        VStack {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .mask { Text("Title").font(.largeTitle).bold() }
            Text("Secret").blur(radius: isRevealed ? 0 : 8, opaque: false)
                .brightness(0.1).contrast(1.2).saturation(0.5).grayscale(0.2).hueRotation(.degrees(20)).colorInvert()
                .colorMultiply(.yellow).luminanceToAlpha()
            ZStack {
                Color.blue
                Circle().blendMode(.destinationOut)
            }
            .compositingGroup()
            Text("Card").rotation3DEffect(.degrees(isRevealed ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            Text("Slanted").transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0))
                .projectionEffect(ProjectionTransform()).drawingGroup(opaque: false, colorMode: .linear)
            Button("Try") { withAnimation { attempts += 1 } }
                .modifier(Shake(animatableData: CGFloat(attempts)))
                .modifier(Shake(travel: 2, animatableData: CGFloat(attempts)).ignoredByLayout())
            Text("Moves").visualEffect { effect, proxy in
                effect.offset(y: proxy.frame(in: .global).minY / 10).opacity(0.9)
                    .scaleEffect(proxy.size.width > 100 ? 1 : 0.9)
            }
        }
    }
}

struct ClientChart: View {
    let values: [CGFloat]

    var body: some View {
        Canvas { context, size in
            for (index, value) in values.enumerated() {
                let bar = CGRect(x: CGFloat(index) * 12, y: size.height - value, width: 8, height: value)
                context.fill(Path(bar), with: .color(.green))
            }
            var faint = context
            faint.opacity = 0.5
            faint.blendMode = .multiply
            faint.translateBy(x: 10, y: 0)
            faint.rotate(by: .degrees(5))
            faint.addFilter(.shadow(radius: 2))
            faint.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .foreground, lineWidth: 2)
            context.drawLayer { layer in
                layer.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
                layer.addFilter(.blur(radius: 3))
                layer.draw(Text("Axis").font(.caption), at: CGPoint(x: 20, y: 10), anchor: .topLeading)
            }
            let label = context.resolve(Text("Label"))
            let room = label.measure(in: size)
            context.draw(label, in: CGRect(origin: .zero, size: room))
            context.draw(Image(systemName: "star"), at: CGPoint(x: size.width / 2, y: 10))
            if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: CGPoint(x: 5, y: 5)) }
        } symbols: {
            Circle().frame(width: 6, height: 6).tag("dot")
        }
    }
}

struct DrawnFeed: View {
    @State private var shown: Int?
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
            }
            .scrollPosition(id: $shown, anchor: .top)
            .contentMargins(.horizontal, 16, for: .scrollContent)
            ScrollView(.horizontal) { Text("Wide").frame(width: 1_000) }
                .scrollPosition($position)
                .contentMargins(8)
                .scrollClipDisabled()
            Button("Start") { position.scrollTo(edge: .leading) }
            Button("Ten") { shown = 10 }
        }
    }
}
