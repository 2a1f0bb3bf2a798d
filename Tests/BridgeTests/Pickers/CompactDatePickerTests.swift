import DeclarativeUI
import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Compact UIDatePicker", .serialized) struct CompactDatePickerTests {
    @MainActor private final class Bench {
        let picker = TestDates.picker(.compact, .dateAndTime)
        let stage: NavigationStage

        init() {
            let controller = UIViewController()
            controller.view.addSubview(picker)
            stage = NavigationStage(controller, size: CGSize(width: 480, height: 400))
            picker.frame = CGRect(origin: .zero, size: CGSize(width: 320, height: picker.intrinsicContentSize.height))
            _ = stage.lines
        }

        func press(_ keys: UIKeyboardHIDUsage...) {
            for key in keys {
                stage.host.press(key)
                _ = stage.lines
            }
        }
    }

    @Test("Compact fields that do not fit beside each other are below each other, or share the width")
    func narrow() {
        for isRightToLeft in [false, true] {
            let bench = Bench()
            if isRightToLeft { bench.stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let (picker, free) = (bench.picker, bench.picker.intrinsicContentSize)
            for width in stride(from: 24, through: 320, by: 8) {
                for height in [free.height, 3 * free.height] {
                    picker.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: height)
                    _ = bench.stage.lines
                    let frames = picker.subviews.map(\.frame)
                    #expect(frames.count == 2 && frames.allSatisfy { picker.bounds.contains($0) }, "\(width) \(frames)")
                    #expect(!frames[0].insetBy(dx: 0.01, dy: 0.01).intersects(frames[1]))
                    #expect((frames[0].minY == frames[1].minY) == (width >= Int(free.width) || height == free.height))
                }
            }
            #expect(picker.sizeThatFits(CGSize(width: 120, height: 0)).height == 2 * free.height)
            #expect(picker.sizeThatFits(.zero) == free)
        }
    }

    @Test("However many settings change, the date is shown once for each layout, also when a popover opens")
    func showsOnce() {
        let bench = Bench()
        let before = bench.picker.showCount
        bench.picker.minuteInterval = 5
        bench.picker.roundsToMinuteInterval = false
        bench.picker.minimumDate = TestDates.date(2026, 11, 1)
        bench.picker.maximumDate = TestDates.date(2026, 11, 28)
        bench.picker.date = TestDates.date(2026, 11, 20)
        #expect(bench.picker.showCount == before)
        _ = bench.stage.lines
        #expect(bench.picker.showCount == before + 1 && bench.stage.lines.first?.contains("Nov 20, 2026") == true)
        bench.press(.keyboardTab, .keyboardReturnOrEnter)
        let opened = bench.picker.popover?.picker.showCount
        #expect(opened == 1 && bench.picker.showCount == before + 1)
    }
}
