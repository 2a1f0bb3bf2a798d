import Drawing
import Foundation
import LayoutEngine

/// The drawing behind a row of a list, and the lines at its edges.
///
/// One item draws both, as every row has it.
struct ListRowChrome {
    /// The fill of the row; `nil` for none.
    let fill: Color?
    let cornerRadius: CGFloat
    let separators: ListSeparators?
    let placement: ListRowPlacement
    /// The list's figure, if the row is selected.
    let mark: ListFigure?
}

/// The lines at the upper and the lower edge of a row.
struct ListSeparators: Equatable {
    let thickness: CGFloat
    /// The colours; `nil` for no line.
    var top: Color?
    var bottom: Color?
    /// The colour at the upper edge of the first row of a section.
    var first: Color?
    /// The colour at the lower edge of the last row of a section.
    var last: Color?

    init(thickness: CGFloat) { self.thickness = thickness }

    var isEmpty: Bool { top == nil && bottom == nil && first == nil && last == nil }
}

extension ListRowChrome {
    /// Returns the shape of a row at a position: the corners of a card are those of its first and its last row.
    static func shape(at position: ListPosition, cornerRadius radius: CGFloat) -> UnevenRoundedRectangle {
        let (top, bottom) = (position.isFirst ? radius : 0, position.isLast ? radius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    }
}

extension ListRowChrome: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ListRowChromeNode(view, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: ListRowChromeNode.self).update(view) }
}

final class ListRowChromeNode: LeafNode {
    private var chrome: ListRowChrome

    init(_ view: ListRowChrome, in context: _NodeContext) {
        chrome = view
        super.init(sizing: .flexible, in: context)
        noteContent()
    }

    override var viewType: Any.Type { ListRowChrome.self }

    func update(_ new: ListRowChrome) {
        let isSame =
            chrome.fill == new.fill && chrome.cornerRadius == new.cornerRadius && chrome.separators == new.separators
            && chrome.mark == new.mark
        chrome = new
        if isSame { return }
        noteContent()
        drawingDidChange()
    }

    private func noteContent() { layoutNode.content = chrome.fill == nil ? .clear : .shown }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let area = CGRect(origin: .zero, size: size)
        let position = chrome.placement.position
        if let fill = chrome.fill {
            let shape = ListRowChrome.shape(at: position, cornerRadius: chrome.cornerRadius)
            context.draw(with: fill, in: environment, bounds: area) { context, paint in
                guard let drawn = shape.drawn(in: size, isMirrored: false) else { return }
                context.fill(drawn, with: paint, rule: FillStyle().rule)
            }
        }
        if let mark = chrome.mark {
            let isReversed = layoutDirection == .rightToLeft
            context.draw(with: TintShapeStyle(), in: environment, bounds: area) {
                mark.drawSelection(in: area, isReversed: isReversed, with: $1, in: &$0)
            }
        }
        guard let separators = chrome.separators else { return }
        let (start, end) = chrome.placement.separators
        let width = max(0, end - start)
        let x = layoutDirection == .rightToLeft ? size.width - start - width : start
        func line(_ color: Color, at y: CGFloat) {
            let line = CGRect(x: x, y: y, width: width, height: separators.thickness)
            context.draw(with: color, in: environment, bounds: line) { $0.fill(.rect(line), with: $1) }
        }
        if let color = position.isFirst ? separators.first : separators.top { line(color, at: 0) }
        if let color = position.isLast ? separators.last : separators.bottom {
            line(color, at: size.height - separators.thickness)
        }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }
}
