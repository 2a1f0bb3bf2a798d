import Foundation
import ImperativeUI
import UITestSupport

/// A scroll view of 320 by 192 points with long content and a control that refreshes it, on a host.
@MainActor final class RefreshStage {
    let host: HeadlessHost
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 192))
    let control = UIRefreshControl()
    /// How often the content began to be refreshed at the user's wish.
    private(set) var count = 0

    init() {
        let root = UIViewController()
        host = HeadlessHost.launch(ControllerDelegate(root), size: CGSize(width: 320, height: 192))
        for number in 0..<20 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(number) * 16, width: 200, height: 16))
            label.text = "Line \(number)"
            scroll.addSubview(label)
        }
        scroll.contentSize = CGSize(width: 320, height: 16_000)
        scroll.refreshControl = control
        control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
        root.view.addSubview(scroll)
        _ = host.text
    }

    /// How far the content is below the place it has at its start.
    var distance: CGFloat { -scroll.contentOffset.y }

    func touch(_ phase: HostPointer.Phase, y: CGFloat) {
        host.send(.pointer(HostPointer(phase, at: CGPoint(x: 240, y: y))))
    }

    /// The lines of the host that are not empty.
    var lines: [String] {
        host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
