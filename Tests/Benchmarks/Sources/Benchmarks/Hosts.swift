import DeclarativeUI
import Foundation
import Observation

/// An application in a terminal of 200 by 60 cells that shows 2,000 texts: what a key costs up to the bytes that are
/// sent, and what a frame of an animation of the whole screen costs.
@MainActor func benchmarkHosts(_ report: Report) {
    report.begin("An application of 2,000 texts in a terminal of 200 by 60 cells")
    let stage = HostedStage()
    defer { stage.host.end() }
    report.row("texts drawn", Double(HostedTexts.rows * HostedTexts.columns), .count)
    if Options.includes("presses") { stage.press(2_000) }
    if Options.includes("moves") { for _ in 0..<40 { _ = stage.costOfFrame(.moving) } }
    let key = stage.costOfKey()
    report.time("a key that changes a row, up to its bytes", key.time, bound: 2_000_000)
    report.row("the bytes it sends", key.bytes, .bytes, limit: 200)
    let move = stage.costOfMove()
    report.time("Tab to the next button, up to its bytes", move.time, bound: 2_000_000)
    let part = 1e9 / 60 * 0.1
    report.time("a frame in which the whole screen moves", stage.costOfFrame(.moving), bound: part)
    report.time("a frame in which the whole screen fades", stage.costOfFrame(.fading), bound: part)
}

/// A screen of texts with a button in each row.
@Observable @MainActor private final class HostedTexts {
    static let rows = 50
    static let columns = 40
    var votes = [Int](repeating: 0, count: rows)
    var isMoved = false
    var isFaint = false
}

private struct HostedScreen: View {
    let texts: HostedTexts

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(0..<HostedTexts.rows), id: \.self) {
                HostedRow(texts: texts, row: $0, votes: texts.votes[$0])
            }
        }
        .offset(x: texts.isMoved ? 800 : 0)
        .opacity(texts.isFaint ? 0.3 : 1)
    }
}

private struct HostedRow: View {
    let texts: HostedTexts
    let row: Int
    let votes: Int

    var body: some View {
        HStack(spacing: 8) {
            Button("\(votes)") { texts.votes[row] += 1 }
            ForEach(Array(1..<HostedTexts.columns), id: \.self) { Text("\(($0 * 7 + row) % 900 + 100)") }
        }
    }
}

@MainActor private final class HostedStage: NSObject, UIApplicationDelegate {
    private(set) var host: HeadlessHost!
    private let texts = HostedTexts()
    private lazy var window = UIWindow()
    private let clock = ManualAnimationClock()
    private var terminal = TerminalScreen(colors: .indexed)

    enum Animated { case moving, fading }

    override init() {
        super.init()
        clock.makeCurrent()
        host = HeadlessHost.launch(self, size: CGSize(width: 1_600, height: 960))
        host.press(.keyboardTab)
        _ = show()
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = UIHostingController(rootView: HostedScreen(texts: texts))
        window.makeKeyAndVisible()
        return true
    }

    private func show() -> Int { host.picture.map { terminal.show($0).utf8.count } ?? 0 }

    /// Presses a key again and again, for a profile.
    func press(_ count: Int) {
        for _ in 0..<count {
            host.press(.keyboardReturnOrEnter)
            _ = show()
        }
    }

    func costOfKey() -> (time: Double, bytes: Double) {
        var bytes = 0
        let time = best(of: 20) {
            host.press(.keyboardReturnOrEnter)
            bytes = show()
        }
        return (time, Double(bytes))
    }

    func costOfMove() -> (time: Double, bytes: Double) {
        var bytes = 0
        let time = best(of: 20) {
            host.press(.keyboardTab)
            bytes = show()
        }
        return (time, Double(bytes))
    }

    /// The median of the frames of a second.
    func costOfFrame(_ animated: Animated) -> Double {
        var times: [Double] = []
        withAnimation(.linear(duration: 1)) {
            switch animated {
            case .moving: texts.isMoved.toggle()
            case .fading: texts.isFaint.toggle()
            }
        }
        clock.advance(by: 0.1)
        _ = show()
        for _ in 0..<(Options.isSmall ? 2 : 40) {
            times.append(
                once {
                    clock.advance(by: 1.0 / 60)
                    _ = show()
                })
        }
        clock.advance(by: 2)
        _ = show()
        return times.sorted()[times.count / 2]
    }
}
