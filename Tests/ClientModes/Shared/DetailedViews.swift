import CoreGraphics
import SwiftUI
import UIKit

// Texts, shapes, styles and bars in the detail in which applications write them.

struct PriceTag: View {
    let price: Double
    let date: Date
    @State private var place: CGPoint = .zero

    private var note: AttributedString {
        var text = AttributedString("new")
        text.foregroundColor = .red
        text.font = .body.bold()
        return text
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(price, format: .number.precision(.fractionLength(2)))
                .monospacedDigit()
                .kerning(0.5)
            Text("Total: \(price, format: .number)")
            Text(date, style: .date).strikethrough(true, color: .gray)
            Text(note) + Text("2").font(.caption).baselineOffset(6)
            Text("Sale").underline(pattern: .dot, color: .accentColor).tracking(2).fontWidth(.expanded)
            Text("Custom").font(Font(UIFont.systemFont(ofSize: 12)))
            Label("Cart", image: "cart")
        }
        .overlay(.red.opacity(0.1), ignoresSafeAreaEdges: .bottom)
        .contentShape(.interaction, Rectangle())
        .onTapGesture { location in place = location }
        .onTapGesture(count: 2, coordinateSpace: .global) { place = $0 }
        .padding(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    }
}

nonisolated struct Crescent: Shape {
    func path(in rect: CGRect) -> Path {
        let moon = Path(ellipseIn: rect)
        return moon.subtracting(moon.offsetBy(dx: rect.width / 3, dy: 0)).union(
            Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
    }
}

nonisolated struct Dashes: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 6]))
    }
}

struct Decorations: View {
    var edges: VerticalEdge.Set = .all
    var visibility = Visibility.automatic

    var body: some View {
        HStack {
            Crescent().fill(.red.shadow(.drop(radius: 3, y: 2)))
            Circle().subtracting(Capsule()).fill(.tint)
            Circle().stroke(lineWidth: 3).fill(.conicGradient(colors: [.red, .blue, .red], center: .center))
            Dashes().fill(
                .linearGradient(
                    stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .leading,
                    endPoint: .trailing))
            Rectangle().fill(.ellipticalGradient(colors: [.white, .black]))
            AngularGradient(gradient: Gradient(colors: [.red, .green]), center: .center, angle: .degrees(45))
        }
        .foregroundStyle(Color.accentColor)
        .overlay {
            if visibility != .hidden, edges.contains(.top) { Divider() }
        }
    }
}

@available(*, deprecated, message: "Written for earlier systems.")
struct FormerList: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Section(header: Text("Header"), footer: Text("Footer")) { Text("Content") }
            Section(header: Text("Header")) { Text("Content") }
        }
        .opacity(isOn ? 1 : 0)
        .animation(.default)
    }
}

final class BarController: UIViewController {
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Done", style: .done, target: self, action: BarController.finish),
            UIBarButtonItem(
                image: UIImage(systemName: "plus"), style: .plain, target: self, action: BarController.add),
        ]
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    }

    func finish() { count += 1 }
    func add(_ sender: UIBarButtonItem) { count += sender.image == nil ? 0 : 1 }
}
