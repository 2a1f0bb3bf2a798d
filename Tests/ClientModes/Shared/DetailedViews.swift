import CoreGraphics
import SwiftUI
import UIKit

// Texts, shapes, styles and bars in the detail in which applications write them.

struct PriceTag: View {
    let price: Double
    let date: Date
    @State private var place: CGPoint = .zero

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMMM"
        return formatter
    }()

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
            Text("Until \(date, formatter: Self.formatter), \(date, style: .time)")
            Text("\(date, format: .dateTime.year())").strikethrough(pattern: .dash, color: .red)
            Text(note) + Text("2").font(.caption).baselineOffset(6)
            Text("Sale").underline(pattern: .dot, color: .accentColor).tracking(2).fontWidth(.expanded)
            Text("Custom").font(Font(UIFont.systemFont(ofSize: 12)))
            Label("Cart", image: "cart")
            Text("at \(Int(place.x)), \(Int(place.y))")
        }
        .overlay(.red.opacity(0.1), ignoresSafeAreaEdges: .bottom)
        .contentShape(.interaction, Rectangle(), eoFill: false)
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

/// What becomes of two squares that overlap, and of a line through one.
func pathOperations() -> [Path] {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    let line = Path { path in
        path.move(to: CGPoint(x: -5, y: 8))
        path.addLine(to: CGPoint(x: 20, y: 8))
    }
    return [
        square.union(other), square.intersection(other), square.subtracting(other, eoFill: false),
        square.symmetricDifference(other), line.lineIntersection(square), line.lineSubtraction(square, eoFill: true),
        square.normalized(eoFill: true), line.strokedPath(StrokeStyle(lineWidth: 2)),
    ]
}

/// What CoreGraphics says of the same.
func graphicsOperations() -> [CGRect] {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let other = CGPath(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    return [
        square.union(other, using: .winding).boundingBox, square.intersection(other).boundingBox,
        square.subtracting(other).boundingBox, square.symmetricDifference(other, using: .evenOdd).boundingBox,
        square.normalized().boundingBox,
        square.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 10).boundingBox,
        square.copy(dashingWithPhase: 0, lengths: [5, 5]).boundingBox,
    ]
}

/// As it is printed while looking for a mistake.
func printed(_ frame: CGRect) -> [String] {
    [frame.origin.debugDescription, frame.size.debugDescription, frame.debugDescription]
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
            Crescent().fill(.blue.gradient.shadow(.inner(color: .black.opacity(0.4), radius: 2, x: 1, y: 1)))
            Circle().subtracting(Capsule()).fill(.tint)
            Circle().union(Capsule()).intersection(Rectangle()).symmetricDifference(Ellipse(), eoFill: true).fill(.red)
            Circle().lineIntersection(Rectangle().offset(x: 4)).stroke(.red)
            Circle().lineSubtraction(Rectangle().offset(x: 4)).stroke(.red)
            Circle().stroke(lineWidth: 3).fill(.conicGradient(colors: [.red, .blue, .red], center: .center))
            Dashes().fill(
                .linearGradient(
                    stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .leading,
                    endPoint: .trailing))
            Rectangle().fill(.ellipticalGradient(colors: [.white, .black]))
            Rectangle().fill(
                .radialGradient(
                    stops: [.init(color: .red, location: 0)], center: .center, startRadius: 0, endRadius: 9))
            Rectangle().fill(
                .angularGradient(
                    stops: [.init(color: .red, location: 0)], center: .center, startAngle: .zero,
                    endAngle: .degrees(90)))
            Rectangle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0)], center: .top))
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
    @State private var isOn = true

    var body: some View {
        VStack {
            Section(header: Text("Header"), footer: Text("Footer")) { Text("Content") }
            Section(header: Text("Header")) { Text("Content") }
            Section(footer: Text("Footer")) { Text("Content") }
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
        navigationItem.leftBarButtonItem?.image = UIImage(systemName: "chevron.left")
    }

    func finish() { count += 1 }
    func add(_ sender: UIBarButtonItem) { count += sender.image == nil ? 0 : 1 }
}

/// A stretch of a page that tells where the whole page is, seen from there.
struct Ruler: View {
    let report: (CGRect?) -> Void

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 30)
            GeometryReader { proxy in
                let bounds = proxy.bounds(of: .named("page"))
                Color.blue.onAppear { report(bounds) }
            }
        }
        .coordinateSpace(.named("page"))
    }
}

@MainActor
func pictureSize() -> CGSize {
    var found = CGSize.zero
    let renderer = ImageRenderer(content: Text("Hello"))
    renderer.render { size, renderInContext in found = size }
    renderer.render(rasterizationScale: 2) { size, _ in found.width += size.width }
    return found
}

final class GridController: UICollectionViewController {
    func compact() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: 20)
        collectionView.setCollectionViewLayout(layout, animated: true)
        collectionView.setCollectionViewLayout(layout, animated: false) { _ in }
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration { Text("Cell") }.minSize()
        return cell
    }
}

/// A list with a delegate of its own, whose requirements all have a default.
protocol PickListDelegate: AnyObject {
    func pickList(_ list: PickList, didPick row: Int)
    func pickListDidEnd(_ list: PickList)
}

extension PickListDelegate {
    func pickListDidEnd(_ list: PickList) {}
}

final class PickList {
    weak var delegate: PickListDelegate?

    func pick(_ row: Int) {
        delegate?.pickList(self, didPick: row)
        delegate?.pickListDidEnd(self)
    }
}
