import Foundation
import Observation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Drawing
@testable import ImperativeUI

/// Trees of which pictures are taken, beside the same trees of which none are.
@MainActor @Suite("Taking pictures") struct PictureLawTests {
    private enum Command {
        case words(Int, at: Int), size(Int), width(Int, isAnimated: Bool), place(Int, isAnimated: Bool)
        case insert(Int, isAnimated: Bool), remove(Int, isAnimated: Bool), toggle, tap(Int)
        case scroll(Int), scrollLabels(Int), advance(Int)
        case picture(Snapshot.Medium?, size: Int), pictureOfPart(Int)

        init(_ random: inout SplitMix64) {
            let (number, isAnimated) = (random.below(40), random.below(3) > 0)
            switch random.below(16) {
            case 0: self = .words(random.below(4), at: number)
            case 1: self = .size(number)
            case 2: self = .width(number, isAnimated: isAnimated)
            case 3: self = .place(number, isAnimated: isAnimated)
            case 4: self = .insert(number, isAnimated: isAnimated)
            case 5: self = .remove(number, isAnimated: isAnimated)
            case 6: self = .toggle
            case 7: self = .tap(number)
            case 8: self = .scroll(number)
            case 9: self = .scrollLabels(number)
            case 10, 11: self = .advance(number)
            case 12: self = .pictureOfPart(number)
            default: self = .picture([nil, .text, .vector][random.below(3)], size: random.below(3))
            }
        }
    }

    @Observable final class Model {
        var words = ["one two three four", "five", "six seven"]
        var size = 17.0
        var width = 120.0
        var place = 0.0
        var items = [1, 2, 3]
        var isOn = false
        @ObservationIgnored var next = 4
        /// How often the body of the page ran, which reads nothing of the layout.
        @ObservationIgnored var runs = 0
        /// What was called.
        @ObservationIgnored var calls: [String: Int] = [:]

        func call(_ name: String) { calls[name, default: 0] += 1 }
    }

    private struct Row: View {
        let number: Int
        let model: Model
        @State private var taps = 0

        // Not counted: a picture in another size may show other rows.
        var body: some View {
            Button("Row \(number): \(taps) taps") { taps += 1 }.font(.system(size: Double(10 + number % 9)))
                .onAppear { model.call("row \(number) appears") }
                .onDisappear { model.call("row \(number) disappears") }
                .task { model.call("row \(number) begins") }
        }
    }

    private struct Labels: UIViewRepresentable {
        let model: Model

        func makeUIView(context: Context) -> UIScrollView {
            let scroll = UIScrollView()
            let stack = UIStackView()
            stack.axis = .vertical
            for number in 0..<12 {
                let label = UILabel()
                label.font = .systemFont(ofSize: CGFloat(9 + number))
                label.text = "Label \(number)"
                stack.addArrangedSubview(label)
            }
            scroll.addSubview(stack)
            return scroll
        }

        func updateUIView(_ scroll: UIScrollView, context: Context) {
            guard let stack = scroll.subviews.first as? UIStackView else { return }
            (stack.arrangedSubviews.first as? UILabel)?.text = model.words[0]
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            stack.frame.size = size
            scroll.contentSize = size
        }
    }

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Page: View {
        let model: Model
        @FocusState private var isFocused: Bool
        @State private var entered = "text"

        var body: some View {
            model.runs += 1
            return VStack(alignment: .leading, spacing: 3) {
                Text(model.words[0]).font(.system(size: model.size)).frame(width: model.width)
                    .offset(x: model.place)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: { _ in
                        model.call("geometry")
                    }
                    .onChange(of: model.words) { model.call("change") }
                GeometryReader { proxy in
                    Text(model.words[1]).frame(width: proxy.size.width / 2).opacity(model.isOn ? 0.5 : 1)
                }
                .frame(height: 24)
                Text(model.words[1]).background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: Width.self, value: proxy.size.width)
                            .onChange(of: proxy.size) { model.call("size") }
                    }
                }
                .onPreferenceChange(Width.self) { _ in model.call("preference") }
                TextField("field", text: $entered).focused($isFocused)
                    .onChange(of: isFocused) { model.call("focus") }
                HStack {
                    ForEach(model.items, id: \.self) { Text("\($0)").font(.caption) }
                    Text(model.words[2]).background { GeometryReader { Color.red.frame(width: $0.size.width / 3) } }
                }
                if model.isOn { Text("on").transition(.slide) }
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 2) {
                        ForEach(0..<60, id: \.self) { Row(number: $0, model: model) }
                    }
                }
                .frame(height: 90)
                Labels(model: model).frame(height: 60)
            }
        }
    }

    /// One window with the tree.
    @MainActor private final class Rig {
        let model = Model()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 320))
        let controller: UIHostingController<Page>

        init() {
            controller = UIHostingController(rootView: Page(model: model))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        private func change(_ isAnimated: Bool, _ change: () -> Void) {
            if isAnimated { withAnimation(.easeInOut(duration: 0.7)) { change() } } else { change() }
        }

        private var labels: UIScrollView? {
            var found: UIScrollView?
            window.forEachInSubtree { if let view = $0 as? UIScrollView { found = view } }
            return found
        }

        func perform(_ command: Command) {
            switch command {
            case .words(let place, let number):
                let words = ["a", "two words", "quite a few words more", "日本語 text", ""]
                model.words[place % 3] = words[number % words.count]
            case .size(let number): model.size = Double(8 + number)
            case .width(let number, let isAnimated): change(isAnimated) { model.width = Double(40 + 4 * number) }
            case .place(let number, let isAnimated): change(isAnimated) { model.place = Double(number) }
            case .insert(let number, let isAnimated):
                change(isAnimated) {
                    model.items.insert(model.next, at: number % (model.items.count + 1))
                    model.next += 1
                }
            case .remove(let number, let isAnimated):
                if model.items.isEmpty { return }
                change(isAnimated) { _ = model.items.remove(at: number % model.items.count) }
            case .toggle: model.isOn.toggle()
            case .tap(let number): controller.tap(at: CGPoint(x: 10, y: 100 + 4 * Double(number)))
            case .scroll(let number):
                controller.scroll(by: CGVector(dx: 0, dy: Double(number * 7 - 90)), at: CGPoint(x: 30, y: 170))
            case .scrollLabels(let number): labels?.scroll(by: CGVector(dx: 0, dy: Double(number * 5 - 60)))
            case .advance, .picture, .pictureOfPart: break
            }
        }

        func takePicture(_ command: Command) {
            switch command {
            case .picture(let medium, let size):
                let sizes = [nil, CGSize(width: 90, height: 500), CGSize(width: 700, height: 60)]
                let view: UIView = size == 0 ? window : controller.view
                let snapshot = view.snapshot(size: sizes[size], medium: medium)
                _ = (snapshot.svg(), snapshot.text())
            case .pictureOfPart: _ = labels?.snapshot().text()
            default: break
            }
        }

        /// All that is seen, where it is, and what is scrolled how far.
        var state: String {
            window.layoutIfNeeded()
            UpdateQueue.shared.flush(through: .display)
            var frames: [String] = []
            window.forEachInSubtree { frames.append("\(type(of: $0)) \($0.frame) \($0.bounds.origin)") }
            let drawn = SVGRenderer(size: window.bounds.size).document(window.displayList())
            let calls = model.calls.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            let focused = "\(String(describing: window.focus.frame))"
            return frames.joined(separator: "\n") + "\n\(model.runs) bodies\n" + calls.joined(separator: "\n")
                + "\nfocus at \(focused)\n" + drawn
        }
    }

    private func fault(_ commands: [Command]) -> String? {
        let clock = ManualAnimationClock()
        return clock.withCurrent {
            let (pictured, plain) = (Rig(), Rig())
            for (index, command) in commands.enumerated() {
                if case .advance(let number) = command {
                    clock.advance(by: Double(number) / 60)
                } else {
                    pictured.perform(command)
                    plain.perform(command)
                }
                pictured.takePicture(command)
                let (after, wanted) = (pictured.state, plain.state)
                if after != wanted {
                    return "after command \(index + 1):\n\(LineDifference.lines(wanted, after))"
                }
            }
            return nil
        }
    }

    @Test("A tree of which pictures are taken is at any time what it would be without, whatever moves in it")
    func law() {
        PropertyCheck("trees with pictures", make: { Command(&$0) }, run: { fault($0) })
            .check(sequences: 30, length: 25)
    }
}
