import Drawing
import Foundation
import TestSupport

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A view that is drawn.
@MainActor final class Pictured {
    let host: TestHost
    private let size: CGSize

    init<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100) {
        host = TestHost(view)
        size = CGSize(width: width, height: height)
    }

    /// What the view looks like now.
    @discardableResult
    func list() -> DisplayList {
        host.graph.place(in: size)
        var context = DrawingContext()
        host.graph.drawViews(in: &context, scale: 1)
        return context.finish()
    }

    /// The items in painting order, those of groups too.
    var items: [DisplayItem] { DisplayListContents(list()).items }

    /// What is done with groups, but for moving them, the outermost first.
    var effects: [DisplayGroup.Effects] {
        DisplayListContents(list()).groups.map(\.effects).filter {
            $0.clip != nil || $0.shadow != nil || $0.opacity < 1 || !$0.transform.isTranslation
        }
    }

    var runs: [TextRun] { DisplayListContents(list()).runs }

    /// The lines of all texts.
    var lines: [String] { runs.flatMap { $0.lines.map(\.text) } }

    /// How many items drew themselves since the last call.
    func draws() -> Int {
        list()
        let count = host.graph.drawCount
        defer { counted = count }
        return count - counted
    }

    private var counted = 0
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
