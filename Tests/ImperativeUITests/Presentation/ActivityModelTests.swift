import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

/// What may be done with a list of activities. Numbers are taken modulo what there is.
private enum ActivityCommand: Sendable {
    case present, exclude(Int), allowAgain, choose(Int), leave, dismiss
}

/// Lists of activities, against a list of titles and of what was told.
@MainActor @Suite("Lists of activities and a model of them", .serialized) struct ActivityModelTests {
    private final class Act: UIActivity {
        let number: Int
        let tell: (Int) -> Void

        init(_ number: Int, _ tell: @escaping (Int) -> Void) { (self.number, self.tell) = (number, tell) }

        override var activityType: ActivityType? { ActivityType("act.\(number)") }
        override var activityTitle: String? { number == 3 ? nil : "Act\(number)" }
        override var activityImage: UIImage? { number == 1 ? UIImage(systemName: "star") : nil }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { number != 2 }
        override func perform() {
            tell(number)
            activityDidFinish(number % 2 == 0)
        }
    }

    private final class Send: UIActivity {
        let tell: (Int) -> Void

        init(_ tell: @escaping (Int) -> Void) { self.tell = tell }

        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("act.9") }
        override var activityTitle: String? { "Act9" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func perform() {
            tell(9)
            activityDidFinish(true)
        }
    }

    @MainActor private final class Rig {
        let root = UIViewController()
        let host: HeadlessHost
        var list: UIActivityViewController!
        var done: [Int] = []
        var ends: [String] = []
        // The model.
        var excluded: Set<Int> = []
        var isShown = false
        var expectedDone: [Int] = []
        var expectedEnds: [String] = []

        init() {
            host = ControllerDelegate.launch(root, size: CGSize(width: 400, height: 480))
            let tell: (Int) -> Void = { [unowned self] in done.append($0) }
            list = UIActivityViewController(
                activityItems: [1], applicationActivities: (0..<5).map { Act($0, tell) } + [Send(tell)])
            list.completionWithItemsHandler = { [unowned self] type, completed, _, _ in
                ends.append("\(type?.rawValue ?? "none") \(completed)")
            }
        }

        /// The numbers of the activities that are listed, from above.
        var expected: [Int] { [9, 0, 1, 4].filter { !excluded.contains($0) } }

        func perform(_ command: ActivityCommand) {
            switch command {
            case .present:
                if isShown { return }
                root.present(list, animated: false)
                isShown = true
            case .exclude(let number):
                excluded.insert([0, 1, 4, 9][number % 4])
                list.excludedActivityTypes = excluded.sorted().map { UIActivity.ActivityType("act.\($0)") }
            case .allowAgain:
                excluded = []
                list.excludedActivityTypes = nil
            case .choose(let number):
                if !isShown || expected.isEmpty { return }
                let chosen = expected[number % expected.count]
                _ = root.view.window?.tap(label: "Act\(chosen)")
                isShown = false
                expectedDone.append(chosen)
                expectedEnds.append("act.\(chosen) \(chosen == 9 || chosen % 2 == 0)")
            case .leave, .dismiss:
                if !isShown { return }
                if case .leave = command { host.press(.keyboardEscape) } else { root.dismiss(animated: false) }
                isShown = false
                expectedEnds.append("none false")
            }
        }

        /// What differs from the model; `nil` for nothing.
        func difference() -> String? {
            let text = host.text
            let shown = text.split(separator: "\n").compactMap { line -> Int? in
                guard let range = line.range(of: "Act") else { return nil }
                return Int(String(line[range.upperBound...].prefix(1)))
            }
            if shown != (isShown ? expected : []) { return "shows \(shown), not \(expected), shown is \(isShown)" }
            if text.contains("Cancel") != isShown { return "the button to cancel is wrong" }
            if done != expectedDone { return "did \(done), not \(expectedDone)" }
            if ends != expectedEnds { return "told \(ends), not \(expectedEnds)" }
            return nil
        }
    }

    @Test("After whatever is done, the activities that can be used are listed, and each presentation ends once")
    func model() {
        PropertyCheck("activities") { source -> ActivityCommand in
            switch Int.random(in: 0..<9, using: &source) {
            case 0..<3: .present
            case 3: .exclude(Int.random(in: 0..<4, using: &source))
            case 4: .allowAgain
            case 5, 6: .choose(Int.random(in: 0..<12, using: &source))
            case 7: .leave
            default: .dismiss
            }
        } run: { commands in
            let rig = Rig()
            defer { rig.host.end() }
            for command in commands {
                rig.perform(command)
                if let difference = rig.difference() { return "\(command): \(difference)" }
            }
            return nil
        }
        .check(sequences: 60, length: 12)
    }
}
