@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
import Observation
import TestSupport
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
    var choice = 0
    nonisolated init() {}
}

private struct Sheets: View {
    @Bindable var model: Model
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in
                Color.red.frame(width: 1, height: 1).sheet(isPresented: $model.isOn) { Color.blue }
            }
        }
    }
}

private struct Question: View {
    @Bindable var model: Model
    let count: Int

    var body: some View {
        Color.red.alert("Which?", isPresented: $model.isOn) {
            ForEach(0..<count, id: \.self) { number in Button("\(number)") { model.choice = number } }
        }
    }
}

/// Many views that present something, and many buttons of what is presented.
@MainActor @Suite("Number of presentations") struct NumberOfPresentationsTests {
    private func shown(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("Of 1, 300 and 10,000 views that ask for a sheet at once, one presents it, and each is looked at few times")
    func sheets() {
        for count in [1, 300, SizeOfTests.isFull ? 10_000 : 600] {
            let model = Model()
            let window = shown(Sheets(model: model, count: count))
            let looks = PresentationCenter.shared.lookCount
            model.isOn = true
            window.layoutIfNeeded()
            #expect(window.rootViewController?.presentedViewController != nil)
            model.isOn = false
            window.layoutIfNeeded()
            #expect(window.rootViewController?.presentedViewController == nil)
            #expect(PresentationCenter.shared.lookCount - looks <= 8 * (count + 8))
            PresentationCenter.shared.checkInvariants()
        }
    }

    @Test("Views that asked for a sheet present theirs one after the other, in the order in which they asked")
    func oneAfterTheOther() throws {
        let log = Turns()
        let window = shown(
            VStack {
                ForEach(0..<5, id: \.self) { number in
                    Color.red.sheet(
                        isPresented: Binding {
                            log.open.contains(number)
                        } set: {
                            if !$0 { log.open.remove(number) }
                        }
                    ) { Color.blue.onAppear { log.shown.append(number) } }
                }
            })
        for _ in 0..<5 {
            window.rootViewController?.dismiss(animated: false)
            window.layoutIfNeeded()
        }
        #expect(log.shown == [0, 1, 2, 3, 4])
        #expect(log.open.isEmpty)
        #expect(window.rootViewController?.presentedViewController == nil)
    }

    @Test("An alert with many buttons takes time linear in their number")
    func alertButtons() {
        let (few, many) = SizeOfTests.isFull ? (300, 4_800) : (12, 192)
        let growth = Growth.ofTime(
            from: few, to: many,
            prepare: { count in
                let model = Model()
                return (shown(Question(model: model, count: count)), model, count)
            },
            { window, model, count in
                model.isOn = true
                window.layoutIfNeeded()
                let alert = window.rootViewController?.presentedViewController as? UIAlertController
                #expect(alert?.actions.map(\.title) == (0..<count).map { "\($0)" })
            })
        #expect(growth < 4)
    }
}

@MainActor @Observable private final class Turns {
    var open: Set<Int> = [0, 1, 2, 3, 4]
    @ObservationIgnored var shown: [Int] = []
    nonisolated init() {}
}
