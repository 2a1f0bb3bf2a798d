import Foundation
import Observation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Drawing
@testable import ImperativeUI
@testable import LayoutEngine
import BridgedEnvironment

/// What pictures cost, counted.
@MainActor @Suite("Costs of pictures") struct PictureCostTests {
    @Observable final class Model {
        var changed = "one"
    }

    private struct Page: View {
        let model: Model

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<60, id: \.self) { number in
                    HStack {
                        Text("Row \(number)")
                        Text("of sixty").font(.caption)
                    }
                    .padding(2)
                    .background(Color.yellow)
                }
                Changing(model: model)
            }
        }
    }

    private struct Changing: View {
        let model: Model
        var body: some View { Text(model.changed) }
    }

    /// The medium of each layout of a view.
    private final class Recorder: UIView {
        var media: [TextMedium] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            media.append(traitCollection.textMedium)
        }
    }

    @MainActor private struct Rig {
        let model = Model()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 1_600))
        let controller: UIHostingController<Page>
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            controller = UIHostingController(rootView: Page(model: model))
            window.rootViewController = controller
            window.isHidden = false
            window.addSubview(recorder)
            window.layoutIfNeeded()
        }

        /// The sizes, places and drawings worked out in a piece of work.
        func cost(of work: () -> Void) -> (sizes: Int, places: Int, drawings: Int) {
            let graph = (controller.view as? _UIHostingView<Page>)?.viewGraph
            guard let graph else { return (.max, .max, .max) }
            let context = graph.layoutContext
            let before = (context.measuredCount, context.placedCount, graph.drawCount)
            work()
            return (
                context.measuredCount - before.0, context.placedCount - before.1, graph.drawCount - before.2
            )
        }

        func output(_ medium: Snapshot.Medium) -> String {
            let snapshot = window.snapshot(medium: medium)
            return medium == .text ? snapshot.text() : snapshot.svg()
        }
    }

    @Test(
        "A picture of what has not changed since the last one lays out and draws nothing",
        arguments: Snapshot.Medium.allCases)
    func unchanged(_ medium: Snapshot.Medium) {
        let rig = Rig()
        let first = rig.output(medium)
        rig.recorder.media = []
        let cost = rig.cost { #expect(rig.output(medium) == first) }
        #expect(cost == (0, 0, 0))
        #expect(rig.recorder.media == [])
    }

    @Test("A first picture draws each item once", arguments: Snapshot.Medium.allCases)
    func first(_ medium: Snapshot.Medium) {
        let rig = Rig()
        #expect(rig.cost { _ = rig.output(medium) }.drawings == 60 * 3 + 1)
    }

    @Test("A picture after a change lays out and draws what has changed", arguments: Snapshot.Medium.allCases)
    func changed(_ medium: Snapshot.Medium) {
        let rig = Rig()
        let first = rig.output(medium)
        // The same window, of which no pictures are taken.
        let plain = Rig()
        for word in ["two", "three", "four times as long"] {
            plain.model.changed = word
            let once = plain.cost { plain.window.layoutIfNeeded() }
            rig.model.changed = word
            let cost = rig.cost { #expect(rig.output(medium) != first) }
            // In the other medium, words that are as long here may be longer; the column then looks at its rows once.
            #expect(cost.sizes <= 2 * (once.sizes + 61), "\(word): \(cost), not \(once)")
            #expect(cost.places <= 2 * (once.places + 2), "\(word): \(cost), not \(once)")
            #expect(cost.drawings <= 2, "\(word): \(cost)")
        }
    }

    @Test("A window that goes back to a medium is laid out as it was, without a size worked out")
    func back() {
        let rig = Rig()
        _ = (rig.output(.text), rig.output(.vector))
        let cost = rig.cost {
            for medium in [Snapshot.Medium.text, .vector, nil] {
                rig.window.textMedium = medium
                rig.window.layoutIfNeeded()
            }
        }
        #expect(cost == (0, 0, 0))
    }

    @Test("A snapshot of a medium is laid out for no other")
    func oneMedium() {
        let rig = Rig()
        rig.recorder.media = []
        let snapshot = rig.window.snapshot(medium: .vector)
        #expect(rig.recorder.media == [.vector, .uniform])
        _ = (snapshot.text(), snapshot.svg())
        #expect(rig.recorder.media == [.vector, .uniform])
    }

    @Test("A snapshot shows what there was when it was taken, whatever has changed since")
    func kept() {
        let rig = Rig()
        let (snapshot, later) = (rig.window.snapshot(), rig.window.snapshot())
        let given = rig.window.snapshot(medium: .text)
        let first = snapshot.text()
        rig.model.changed = "other"
        #expect(later.text() == first && given.text() == first)
        #expect(rig.window.snapshot().text() != first)
    }

    @Test("A snapshot does not keep its view")
    func life() {
        weak var label: UILabel?
        var snapshot: Snapshot?
        do {
            let made = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
            made.text = "kept"
            label = made
            snapshot = made.snapshot()
        }
        UpdateQueue.shared.flush()
        #expect(label == nil)
        #expect(snapshot?.text() == "kept\n" && snapshot?.svg().contains("kept") == true)
    }

    @Test("A snapshot can be asked on another thread, which waits for the main one")
    func elsewhere() async {
        let rig = Rig()
        let snapshot = rig.window.snapshot()
        let text = await Task.detached { snapshot.text() }.value
        #expect(text == rig.window.snapshot().text())
    }
}
