import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("UIPageControl", .serialized) struct PageControlTests {
    private func shown(_ control: UIPageControl, width: CGFloat = 160) -> NavigationStage {
        let controller = UIViewController()
        control.frame = CGRect(x: 0, y: 32, width: width, height: 16)
        controller.view.addSubview(control)
        return NavigationStage(controller)
    }

    @Test("A tap beside the middle leads to the page before or after, and says so")
    func taps() {
        let control = UIPageControl()
        control.numberOfPages = 3
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        let stage = shown(control)
        #expect(stage.lines == ["● ○ ○"])
        for _ in 0..<3 { stage.host.tap(at: CGPoint(x: 120, y: 40)) }
        #expect(pages == [1, 2] && stage.lines == ["○ ○ ●"])
        stage.host.tap(at: CGPoint(x: 40, y: 40))
        #expect(pages == [1, 2, 1])
        control.isEnabled = false
        stage.host.tap(at: CGPoint(x: 40, y: 40))
        #expect(control.currentPage == 1)
    }

    @Test("Numbers that are no pages become the nearest ones, and one page may show nothing")
    func numbers() {
        let control = UIPageControl()
        control.currentPage = 4
        #expect(control.currentPage == 0)
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        control.numberOfPages = 1
        let stage = shown(control)
        #expect(stage.lines == ["●"])
        control.hidesForSinglePage = true
        #expect(stage.lines.isEmpty)
        control.numberOfPages = .max
        control.currentPage = 1_000_000
        #expect(stage.lines.first?.contains("●") == true)
    }

    private enum Command {
        case left, right, home, end, tapLeft, tapRight
        case count(Int)
        case set(Int)
        case mirror(Bool)

        static func random(_ source: inout SplitMix64) -> Command {
            switch Int.random(in: 0..<10, using: &source) {
            case 0: .left
            case 1: .right
            case 2: .home
            case 3: .end
            case 4: .tapLeft
            case 5, 6: .tapRight
            case 7: .count(Int.random(in: 0...14, using: &source))
            case 8: .set(Int.random(in: -2...14, using: &source))
            default: .mirror(Bool.random(using: &source))
            }
        }
    }

    @Test("The page is a number that follows the keys and taps, and its dot is where the number says")
    func law() {
        PropertyCheck("page controls", make: Command.random) { commands in
            let control = UIPageControl()
            let stage = shown(control, width: 320)
            var (page, count, isMirrored) = (0, 0, false)
            for command in commands {
                switch command {
                case .left, .tapLeft: page += isMirrored ? 1 : -1
                case .right, .tapRight: page += isMirrored ? -1 : 1
                case .home: page = 0
                case .end: page = count - 1
                case .count(let new): count = new
                case .set(let new): page = new
                case .mirror(let isOn): isMirrored = isOn
                }
                page = min(max(page, 0), max(count - 1, 0))
                switch command {
                case .left: for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardLeftArrow] { stage.host.press(key) }
                case .right: for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardRightArrow] { stage.host.press(key) }
                case .home: for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardHome] { stage.host.press(key) }
                case .end: for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardEnd] { stage.host.press(key) }
                case .tapLeft: stage.host.tap(at: CGPoint(x: 80, y: 40))
                case .tapRight: stage.host.tap(at: CGPoint(x: 240, y: 40))
                case .count(let new): control.numberOfPages = new
                case .set(let new): control.currentPage = new
                case .mirror(let isOn):
                    stage.window.traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight
                }
                let dots = stage.host.text.filter { "●○".contains($0) }.map { $0 == "●" }
                let expected = (0..<count).map { $0 == (isMirrored ? count - 1 - page : page) }
                if control.currentPage != page { return "\(control.currentPage), not \(page), after \(command)" }
                if dots != expected { return "\(dots), not \(expected), after \(command)" }
            }
            return nil
        }
        .check(sequences: 40, length: 25)
    }
}
