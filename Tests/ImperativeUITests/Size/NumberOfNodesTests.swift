import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// The work that many imperative views cause, side by side and in one another, counted.
@MainActor @Suite("Number of imperative views") struct NumberOfNodesTests {
    enum Kind: String, CaseIterable, Sendable {
        case view, label, button, toggle, image, scroll, cell, stack

        @MainActor func make() -> UIView {
            switch self {
            case .view: return UIView()
            case .label:
                let label = UILabel()
                label.text = "label"
                return label
            case .button: return UIButton(type: .system, primaryAction: UIAction(title: "button") { _ in })
            case .toggle: return UISwitch()
            case .image: return UIImageView()
            case .scroll: return UIScrollView()
            case .cell: return UICollectionViewCell()
            case .stack: return UIStackView(arrangedSubviews: [UIView()])
            }
        }
    }

    private func window(around view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.isHidden = false
        view.frame = window.bounds
        window.addSubview(view)
        return window
    }

    /// Lays out, draws and taps. Returns how many views were looked at meanwhile.
    private func use(_ window: UIWindow) -> Int {
        let before = LayoutPass.visitCount + UIView.composedCount
        window.layoutIfNeeded()
        _ = window.displayList()
        let snapshot = window.snapshot()
        #expect(!snapshot.svg().isEmpty && !snapshot.text().isEmpty)
        _ = window.hitTest(CGPoint(x: 5, y: 5), with: nil)
        window.overrideUserInterfaceStyle = .dark
        UpdateQueue.shared.flush()
        return LayoutPass.visitCount + UIView.composedCount - before
    }

    @Test(
        "1, 300 and 10,000 views of each kind side by side cost work linear in their number", arguments: Kind.allCases)
    func sideBySide(_ kind: Kind) {
        var work: [Int: Int] = [:]
        let (few, many) = SizeOfTests.isFull ? (300, 10_000) : (6, 60)
        let reported = issues {
            for count in [1, few, many] {
                let row = UIView()
                for _ in 0..<count { row.addSubview(kind.make()) }
                let window = window(around: row)
                work[count] = use(window)
                #expect(row.subviews.count == count)
                row.removeFromSuperview()
                window.layoutIfNeeded()
            }
        }
        #expect(reported.map(\.message) == [])
        #expect(
            work[many, default: .max] <= (2 * many / few) * (work[few, default: 0] + 10),
            "\(work)")
    }

    @Test("Views of each kind nested 1, 100 and 10,000 deep cost work linear in their number", arguments: Kind.allCases)
    func nested(_ kind: Kind) {
        var work: [Int: Int] = [:]
        let (few, many) = SizeOfTests.isFull ? (100, 10_000) : (5, 50)
        let reported = issues {
            for levels in [1, few, many] {
                let outermost = kind.make()
                var view = outermost
                for _ in 1..<max(2, levels) {
                    let inner = kind.make()
                    inner.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
                    if let stack = view as? UIStackView {
                        stack.addArrangedSubview(inner)
                    } else {
                        view.addSubview(inner)
                    }
                    view = inner
                }
                let window = window(around: outermost)
                work[levels] = use(window)
                #expect(view.window === window)
                #expect(view.traitCollection.userInterfaceStyle == .dark)
                outermost.removeFromSuperview()
                #expect(view.window == nil)
            }
        }
        #expect(reported.map(\.message) == [])
        #expect(work[many, default: .max] <= (2 * many / few) * (work[few, default: 0] + 10), "\(work)")
    }
}
