import DeclarativeUI
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

/// What says that a task runs wakes nobody while it cannot be seen.
@MainActor @Suite("Spinners that cannot be seen", .serialized) struct UnseenActivityTests {
    private final class Switch: ObservableObject {
        @Published var isOn = true
        @Published var place = 0
    }

    /// A way in which a spinner is seen, and not.
    enum Way: CaseIterable, Sendable {
        case opacity, hidden, scrolled, offset, fits, tab, choice
    }

    private enum Edit: CaseIterable { case hide, fade, scroll, move, shrink, remove, pass }

    private struct Screen: View {
        let way: Way
        @ObservedObject var state: Switch

        init(_ way: Way, _ state: Switch) { (self.way, self.state) = (way, state) }

        var body: some View {
            switch way {
            case .opacity: ProgressView().opacity(state.isOn ? 1 : 0)
            case .hidden: if state.isOn { ProgressView() } else { ProgressView().hidden() }
            case .scrolled:
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ProgressView().id(0)
                            Color.red.frame(height: 800).id(1)
                        }
                    }
                    .onChange(of: state.isOn) {
                        proxy.scrollTo(state.isOn ? 0 : 1, anchor: state.isOn ? .top : .bottom)
                    }
                }
            case .offset: ProgressView().offset(x: state.isOn ? 0 : 4_000)
            case .fits:
                ViewThatFits {
                    Color.green.frame(width: state.isOn ? 4_000 : 8, height: 8)
                    ProgressView()
                }
            case .tab:
                TabView(selection: $state.place) {
                    Tab("Busy", systemImage: "star", value: 0) { ProgressView() }
                    Tab("Calm", systemImage: "star", value: 1) { Text("Calm") }
                }
                .onChange(of: state.isOn) { state.place = state.isOn ? 0 : 1 }
            case .choice: PlatformSpinner().frame(width: 20, height: 20).opacity(state.isOn ? 1 : 0)
            }
        }
    }

    private struct PlatformSpinner: UIViewRepresentable {
        func makeUIView(context: Context) -> UIActivityIndicatorView {
            let view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            return view
        }

        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
    }

    @Test("Whatever hides an indicator and what is around it, it waits for nothing while it cannot be seen")
    func indicators() {
        PropertyCheck("unseen indicators") {
            Edit.allCases.randomElement(using: &$0) ?? .pass
        } run: { edits in
            let clock = ManualAnimationClock()
            return clock.withCurrent {
                let (page, scroll, box) = (UIViewController(), UIScrollView(), UIView())
                let indicator = UIActivityIndicatorView(style: .medium)
                scroll.frame = CGRect(x: 0, y: 0, width: 160, height: 96)
                scroll.contentSize = CGSize(width: 160, height: 400)
                box.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
                box.clipsToBounds = true
                page.view.addSubview(scroll)
                scroll.addSubview(box)
                box.addSubview(indicator)
                let stage = NavigationStage(page)
                indicator.startAnimating()
                for edit in edits {
                    switch edit {
                    case .hide: box.isHidden.toggle()
                    case .fade: scroll.alpha = scroll.alpha > 0 ? 0 : 1
                    case .scroll: scroll.contentOffset.y = scroll.contentOffset.y > 0 ? 0 : 200
                    case .move: scroll.frame.origin.x = scroll.frame.origin.x > 0 ? 0 : 2_000
                    case .shrink: box.frame.size.width = box.frame.width > 0 ? 0 : 64
                    case .remove:
                        if box.superview == nil { scroll.addSubview(box) } else { box.removeFromSuperview() }
                    case .pass: clock.advance(by: 0.3)
                    }
                    _ = stage.host.text
                    UpdateQueue.shared.flush()
                    let isSeen =
                        !box.isHidden && scroll.alpha > 0 && scroll.contentOffset.y == 0 && scroll.frame.minX == 0
                        && box.frame.width > 0 && box.superview != nil
                    let waits = clock.waking.alarms.count
                    if waits != (isSeen ? 1 : 0) { return "\(edit): \(waits) wait, and seen is \(isSeen)" }
                }
                return nil
            }
        }
        .check(sequences: 60, length: 12)
    }

    /// Something that goes on in steps of 100 milliseconds.
    @MainActor private final class Walk {
        var isSeen = true
        private(set) var told = 0
        private(set) var alarm: StepAlarm?

        init() {
            let made = StepAlarm(every: 100, isSeen: { [weak self] in self?.isSeen ?? false }) { [weak self] in
                self?.told += 1
                return self != nil
            }
            alarm = made
            made.begin(on: AnimationClock.current.waking)
        }

        func show(_ isSeen: Bool) {
            self.isSeen = isSeen
            StepWatch.shared.pictureDidChange()
        }

        var counts: [Int] { [alarm?.step ?? 0, told] }
    }

    @Test("Steps that went by unseen are counted, and shown at once with the first that is seen")
    func steps() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let walk = Walk()
            clock.advance(by: 0.25)
            #expect(walk.counts == [2, 2])
            walk.show(false)
            clock.advance(by: 1)
            #expect(walk.counts == [12, 2])
            walk.show(true)
            clock.advance(by: 0.1)
            #expect(walk.counts == [13, 4])
            walk.alarm?.end()
            clock.advance(by: 1)
            #expect(walk.counts == [13, 4])
            #expect(clock.waking.alarms.count == 0)
        }
    }

    /// A screen that is looked at, and the clock it goes by.
    @MainActor private final class Bench {
        let state = Switch()
        let stage: NavigationStage
        let clock: ManualAnimationClock

        init(_ way: Way, _ clock: ManualAnimationClock) {
            self.clock = clock
            stage = NavigationStage(Screen(way, state))
        }

        /// How often the clock wakes somebody in three seconds, and how many frames become due.
        func counts() -> (wakes: Int, frames: Int) {
            look()
            clock.advance(by: 1)
            look()
            let (wakes, frames) = (clock.waking.wakeCount, stage.host.dueFrameCount)
            clock.advance(by: 3)
            return (clock.waking.wakeCount - wakes, stage.host.dueFrameCount - frames)
        }

        private func look() { _ = stage.host.text }
    }

    @Test("An idle application with a spinner that cannot be seen is woken 0 times", arguments: Way.allCases)
    func views(way: Way) {
        let clock = ManualAnimationClock()
        clock.withCurrent { check(Bench(way, clock)) }
    }

    private func check(_ bench: Bench) {
        for _ in 0..<2 {
            let seen = bench.counts()
            #expect(seen.wakes > 0 && seen.frames > 0)
            bench.state.isOn = false
            let unseen = bench.counts()
            #expect(unseen.wakes == 0 && unseen.frames == 0)
            bench.state.isOn = true
        }
        let again = bench.counts()
        #expect(again.wakes > 0)
    }
}
