import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("UISegmentedControl", .serialized) struct SegmentedControlTests {
    @MainActor private final class Bench {
        let stage = MenuStage()
        let control: UISegmentedControl
        var changes: [Int] = []

        init(_ items: [Any]) {
            control = UISegmentedControl(items: items)
            control.frame = CGRect(x: 80, y: 48, width: 240, height: 16)
            control.addAction(
                UIAction { [unowned self] _ in changes.append(control.selectedSegmentIndex) }, for: .valueChanged)
            stage.root.view.addSubview(control)
            _ = stage.host.text
        }

        func take() -> [Int] {
            defer { changes = [] }
            return changes
        }
    }

    @Test("A tap selects a segment and sends that the value changed, unless it is selected already")
    func taps() {
        let bench = Bench(["One", "Two", "Three"])
        defer { bench.stage.host.end() }
        #expect(bench.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        bench.stage.host.tap(at: CGPoint(x: 200, y: 56))
        bench.stage.host.tap(at: CGPoint(x: 200, y: 56))
        #expect(bench.take() == [1])
        #expect(bench.stage.root.view.tap(label: "Three"))
        #expect(bench.take() == [2])
        #expect(bench.stage.lines.contains { $0.contains("One") && $0.contains("Two") && $0.contains("Three") })
    }

    @Test("The arrow keys move among the segments, Return and the space bar select")
    func keys() {
        let bench = Bench(["One", "Two", "Three"])
        defer { bench.stage.host.end() }
        bench.stage.press(.keyboardTab, .keyboardRightArrow, .keyboardSpacebar)
        #expect(bench.take() == [1])
        bench.stage.press(.keyboardLeftArrow, .keyboardReturnOrEnter)
        #expect(bench.take() == [0])
    }

    @Test("A disabled segment and a disabled control are not used")
    func disabled() {
        let bench = Bench(["One", "Two"])
        defer { bench.stage.host.end() }
        bench.control.setEnabled(false, forSegmentAt: 1)
        #expect(!bench.control.isEnabledForSegment(at: 1))
        bench.stage.host.tap(at: CGPoint(x: 240, y: 56))
        bench.control.isEnabled = false
        bench.stage.host.tap(at: CGPoint(x: 100, y: 56))
        #expect(bench.take() == [])
        bench.control.isEnabled = true
        bench.stage.host.tap(at: CGPoint(x: 100, y: 56))
        #expect(bench.take() == [0])
    }

    @Test("A momentary control tells which segment was used and keeps no selection")
    func momentary() {
        let bench = Bench(["One", "Two"])
        defer { bench.stage.host.end() }
        bench.control.isMomentary = true
        bench.stage.host.tap(at: CGPoint(x: 240, y: 56))
        bench.stage.host.tap(at: CGPoint(x: 240, y: 56))
        #expect(bench.take() == [1, 1])
        #expect(bench.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("The selection stays with its segment while others come and go, and goes with it")
    func changing() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "X", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
        control.removeSegment(at: 0, animated: false)
        control.insertSegment(withTitle: "End", at: 100, animated: false)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 3) == "End")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        control.removeSegment(at: 7, animated: false)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test("An action runs when its segment is selected, and is found by its identifier")
    func actions() {
        var runs = 0
        let control = UISegmentedControl(
            frame: .zero,
            actions: [
                UIAction(title: "A") { _ in runs += 1 },
                UIAction(title: "B", identifier: UIAction.Identifier("b")) { _ in runs += 10 },
            ])
        control.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 1)
        #expect(control.tap(at: CGPoint(x: 120, y: 16)))
        #expect(runs == 10 && control.selectedSegmentIndex == 1)
    }

    @Test("A segment that is not there, and items of other types, trap")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UISegmentedControl(items: [1]) }
        }
    }
}
