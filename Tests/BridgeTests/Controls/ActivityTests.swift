import DeclarativeUI
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("What says that a task runs", .serialized) struct ActivityTests {
    private let clock = ManualAnimationClock()

    private func window(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
        window.isHidden = false
        view.frame.origin = CGPoint(x: 16, y: 16)
        window.addSubview(view)
        return window
    }

    private func mark(in window: UIWindow) -> String {
        window.snapshot().text().filter { !$0.isWhitespace }
    }

    @Test("An indicator is hidden until it starts, turns eight steps a second, and is hidden once it stops")
    func indicator() {
        clock.withCurrent {
            let indicator = UIActivityIndicatorView(style: .large)
            #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden)
            let window = window(indicator)
            #expect(!indicator.isAnimating && mark(in: window) == "")
            indicator.startAnimating()
            var seen = [mark(in: window)]
            for _ in 0..<8 {
                clock.advance(by: 0.125)
                seen.append(mark(in: window))
            }
            #expect(seen == ["⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽", "⣾", "⣷"])
            indicator.stopAnimating()
            #expect(!indicator.isAnimating && indicator.isHidden && mark(in: window) == "")
        }
    }

    @Test("One that stays seen when it stops stands still, and goes on from there")
    func standingStill() {
        clock.withCurrent {
            let indicator = UIActivityIndicatorView()
            indicator.hidesWhenStopped = false
            indicator.sizeToFit()
            let window = window(indicator)
            #expect(mark(in: window) == "⣷")
            indicator.startAnimating()
            clock.advance(by: 0.25)
            indicator.stopAnimating()
            clock.advance(by: 5)
            #expect(mark(in: window) == "⣟")
            indicator.startAnimating()
            clock.advance(by: 0.125)
            #expect(mark(in: window) == "⡿")
        }
    }

    @Test("Outside of a window and while hidden an indicator waits for nothing, however it got there")
    func waiting() {
        enum Edit: CaseIterable { case start, stop, add, remove, hide, show, pass }
        PropertyCheck("indicators") {
            Edit.allCases.randomElement(using: &$0) ?? .start
        } run: { edits in
            let clock = ManualAnimationClock()
            return clock.withCurrent {
                let indicator = UIActivityIndicatorView(style: .medium)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
                window.isHidden = false
                var (turns, isIn, isHidden) = (false, false, true)
                for edit in edits {
                    switch edit {
                    case .start:
                        (turns, isHidden) = (true, false)
                        indicator.startAnimating()
                    case .stop:
                        (turns, isHidden) = (false, true)
                        indicator.stopAnimating()
                    case .add:
                        isIn = true
                        window.addSubview(indicator)
                    case .remove:
                        isIn = false
                        indicator.removeFromSuperview()
                    case .hide, .show:
                        isHidden = edit == .hide
                        indicator.isHidden = isHidden
                    case .pass: clock.advance(by: 0.3)
                    }
                    let waits = clock.waking.alarms.count
                    let expected = turns && isIn && !isHidden ? 1 : 0
                    if waits != expected || indicator.isAnimating != turns || indicator.isHidden != isHidden {
                        return "\(edit): \(waits) wait, not \(expected)"
                    }
                }
                indicator.stopAnimating()
                return nil
            }
        }
        .check(sequences: 60, length: 12)
    }

    @Test("A progress view without a value turns, and waits for nothing once it is gone")
    func progressView() {
        clock.withCurrent {
            let host = UIHostingController(rootView: AnyView(ProgressView()))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
            window.rootViewController = host
            window.isHidden = false
            #expect(mark(in: window) == "⣷")
            clock.advance(by: 0.26)
            #expect(mark(in: window) == "⣟" && clock.frameCount == 0)
            host.rootView = AnyView(ProgressView(value: 0.5))
            _ = mark(in: window)
            #expect(clock.waking.alarms.count == 0)
        }
    }

    @Test("A progress view of an interval empties as the time goes by, or fills if it does not count down")
    func interval() throws {
        struct Shares: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(Int(((configuration.fractionCompleted ?? -1) * 100).rounded()))")
            }
        }
        clock.withCurrent {
            let start = clock.date.addingTimeInterval(1)
            let interval = start...start.addingTimeInterval(4)
            for countsDown in [true, false] {
                let view = ProgressView(timerInterval: interval, countsDown: countsDown) { Text("Rest") }
                let clock = ManualAnimationClock(date: start.addingTimeInterval(-1))
                clock.withCurrent {
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
                    window.rootViewController = UIHostingController(rootView: view.progressViewStyle(Shares()))
                    window.isHidden = false
                    var seen: [String] = []
                    for step in [0.0, 1, 1, 1, 1, 1] {
                        clock.advance(by: step)
                        seen.append(mark(in: window))
                    }
                    let down = ["100", "100", "75", "50", "25", "0"]
                    #expect(seen == (countsDown ? down : ["0", "0", "25", "50", "75", "100"]))
                    #expect(clock.waking.alarms.count == 0)
                }
            }
        }
    }

    @Test("Progress is kept within its range; what is not a number is reported")
    func hostile() {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.bounds.size == CGSize(width: 150, height: 4))
        bar.progress = 3
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: true)
        #expect(bar.progress == 0)
        bar.progress = 0.25
        #expect(issues { bar.progress = .nan }.count == 1 && bar.progress == 0.25)
        for (value, total) in [(2.0, 1.0), (-1, 1), (.nan, 1), (1, 0), (1, .nan), (.infinity, 1)] {
            #expect(issues { _ = ProgressView(value: value, total: total) }.count == 1)
        }
        #expect(issues { _ = ProgressView(value: 1, total: 1) }.isEmpty)
    }

    @Test("A style is given the fraction and the labels there are, and may show the view in the style around it")
    func styles() {
        struct Parts: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                let parts = [
                    configuration.label == nil ? "-" : "l", configuration.currentValueLabel == nil ? "-" : "c",
                ]
                Text(verbatim: parts.joined() + (configuration.fractionCompleted.map { "\($0)" } ?? "?"))
            }
        }
        struct Boxed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text(verbatim: "[")
                    ProgressView(configuration)
                    Text(verbatim: "]")
                }
            }
        }
        func seen(_ view: some View) -> String {
            view.snapshot(size: CGSize(width: 160, height: 32)).text().filter { !$0.isWhitespace }
        }
        #expect(seen(ProgressView(value: 1, total: 4).progressViewStyle(Parts())) == "--0.25")
        #expect(seen(ProgressView("Load").progressViewStyle(Parts())) == "l-?")
        #expect(seen(ProgressView("Load").labelsHidden().progressViewStyle(Parts())) == "--?")
        let view = ProgressView(value: 0.5) {
            Text("Load")
        } currentValueLabel: {
            Text("half")
        }
        #expect(seen(view.progressViewStyle(Boxed()).progressViewStyle(Parts())) == "[lc0.5]")
    }
}
