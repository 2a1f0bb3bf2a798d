import DeclarativeUI
import Foundation
import Testing

/// What a terminal is sent while one of many texts moves.
@MainActor @Suite("The bytes of one moving text among others", .serialized) struct AnimationBytesTests {
    enum Kind: String, CaseIterable, Sendable {
        case state, phases, keyframes, timeline, view
    }

    private struct Mover: View {
        let kind: Kind
        @State private var isMoved = false

        var body: some View {
            switch kind {
            case .state, .view:
                Text("<>").offset(x: isMoved ? 400 : 0)
                    .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
            case .phases:
                PhaseAnimator([0.0, 400]) {
                    Text("<>").offset(x: $0)
                } animation: { _ in
                    .linear(duration: 1)
                }
            case .keyframes:
                KeyframeAnimator(initialValue: 0.0) {
                    Text("<>").offset(x: $0)
                } keyframes: { _ in
                    LinearKeyframe(400, duration: 1)
                }
            case .timeline:
                TimelineView(.animation) { context in
                    Text("<>").offset(
                        x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * 400)
                }
            }
        }
    }

    private struct Screen: View {
        let kind: Kind
        let count: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Mover(kind: kind)
                ForEach(Array(0..<count / 20), id: \.self) { row in
                    HStack(spacing: 8) {
                        ForEach(Array(0..<20), id: \.self) { Text("\(100 + (row * 20 + $0) % 900)") }
                    }
                }
            }
        }
    }

    private func controller(_ kind: Kind, _ count: Int) -> (UIViewController, UIView?) {
        if kind != .view { return (UIHostingController(rootView: Screen(kind: kind, count: count)), nil) }
        let controller = UIViewController()
        let mover = UILabel(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        mover.text = "<>"
        controller.view.addSubview(mover)
        for index in 0..<count {
            let label = UILabel(frame: CGRect(x: index % 20 * 32, y: 16 + index / 20 * 16, width: 24, height: 16))
            label.text = "\(100 + index % 900)"
            controller.view.addSubview(label)
        }
        return (controller, mover)
    }

    /// The most bytes of a frame, and all of half a second.
    private func bytes(_ kind: Kind, among count: Int) -> (most: Int, all: Int) {
        let clock = ManualAnimationClock()
        return clock.withCurrent {
            let (controller, mover) = controller(kind, count)
            let stage = NavigationStage(controller, size: CGSize(width: 800, height: 960))
            var terminal = TerminalScreen(colors: .indexed)
            @MainActor func show() -> Int { stage.host.picture.map { terminal.show($0).utf8.count } ?? 0 }
            _ = show()
            if let mover {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mover.frame.origin.x = 400 }
            }
            clock.advance(by: 0.1)
            _ = show()
            var (most, all) = (0, 0)
            for _ in 0..<30 {
                clock.advance(by: 1.0 / 60)
                let bytes = show()
                (most, all) = (max(most, bytes), all + bytes)
            }
            return (most, all)
        }
    }

    @Test("A frame sends the cells of the text, whatever the number of others", arguments: Kind.allCases)
    func costs(kind: Kind) {
        let (few, many) = (bytes(kind, among: 40), bytes(kind, among: 1_000))
        // The numbers of rows and columns may have more digits.
        #expect(many.most <= few.most + 8 && many.all <= few.all + 30 * 8 && many.all > 0, "\(few) and \(many)")
        #expect(many.most <= 64, "\(many)")
    }
}
