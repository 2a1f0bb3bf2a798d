import Foundation

/// Where the label and the fields of a compact date picker are: beside each other, or below each other where they do
/// not fit. Fields that are too wide for a line of their own are as narrow as it is.
package struct CompactDatesPlan {
    /// The frames of the label, if there is one, and of the fields.
    package private(set) var frames: [CGRect] = []
    /// The size of all together.
    package private(set) var size = CGSize.zero

    private let medium: Medium
    private static let gap: CGFloat = 8
    /// The space between lines.
    private var lineGap: CGFloat { medium.dateFields.lineGap }

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - ideal: The sizes that the label, if there is one, and the fields have by themselves.
    ///   - hasLabel: Whether the first one is that of a label.
    ///   - width: The width there is; `nil` for as much as is needed.
    ///   - height: The height there is, `nil` for as much as is needed. Fields that do not fit below each other in it
    ///     share a line, each with its part of the width.
    ///   - medium: The medium in which they are shown.
    ///   - sized: Returns the size of one of them in a width.
    package init(
        ideal: [CGSize], hasLabel: Bool, width: CGFloat?, height: CGFloat? = nil, medium: Medium,
        sized: (_ index: Int, _ width: CGFloat) -> CGSize
    ) {
        self.medium = medium
        let fields = ideal.indices.dropFirst(hasLabel ? 1 : 0)
        let fieldsWidth = fields.reduce(0) { $0 + ideal[$1].width } + Self.gap * CGFloat(max(0, fields.count - 1))
        let label = hasLabel ? ideal.first : nil
        let labelWidth = label.map { $0.width + (fields.isEmpty || $0.width <= 0 ? 0 : Self.gap) } ?? 0
        let wanted = width.map { $0.isNaN ? 0 : max(0, $0) } ?? labelWidth + fieldsWidth
        let width = wanted.isFinite ? wanted : labelWidth + fieldsWidth
        // Tolerates rounding elsewhere, which is not to cause another line.
        let room = width + 0.01
        if labelWidth + fieldsWidth <= room {
            setRow(ideal, fields, start: hasLabel ? width - fieldsWidth : 0, width: width)
            return
        }
        setLines(ideal, fields, hasLabel: hasLabel, fitsRow: fieldsWidth <= room, width: width, sized)
        if let height, size.height > height + 0.01, !hasLabel { share(ideal, width: width) }
    }

    /// Everything beside each other, in the middle of the height.
    private mutating func setRow(_ sizes: [CGSize], _ fields: Range<Int>, start: CGFloat, width: CGFloat) {
        let height = sizes.map(\.height).max() ?? 0
        size = CGSize(width: width, height: height)
        var x = start
        for (index, size) in sizes.enumerated() {
            let y = medium.grain.row(at: (height - size.height) / 2)
            frames.append(CGRect(origin: CGPoint(x: fields.contains(index) ? x : 0, y: y), size: size))
            if fields.contains(index) { x += size.width + Self.gap }
        }
    }

    private mutating func setLines(
        _ ideal: [CGSize], _ fields: Range<Int>, hasLabel: Bool, fitsRow: Bool, width: CGFloat,
        _ sized: (Int, CGFloat) -> CGSize
    ) {
        size = CGSize(width: width, height: 0)
        if hasLabel {
            let label = sized(0, width)
            frames.append(CGRect(origin: .zero, size: label))
            size.height = label.height
        }
        var (x, height): (CGFloat, CGFloat) = (0, 0)
        for index in fields {
            if index == fields.lowerBound || !fitsRow {
                size.height += height
                if size.height > 0 { size.height += lineGap }
                (x, height) = (0, 0)
            }
            let field = ideal[index].width > width ? sized(index, width) : ideal[index]
            frames.append(CGRect(origin: CGPoint(x: x, y: size.height), size: field))
            x += field.width + Self.gap
            height = max(height, field.height)
        }
        size.height += height
    }

    /// All in one line, each with its part of the width.
    private mutating func share(_ ideal: [CGSize], width: CGFloat) {
        let all = ideal.reduce(0) { $0 + $1.width }
        let room = max(0, width - Self.gap * CGFloat(ideal.count - 1))
        frames = []
        var x: CGFloat = 0
        for field in ideal {
            let part = all > 0 ? field.width / all * room : 0
            let width = medium.grain.column(at: part)
            frames.append(CGRect(x: x, y: 0, width: width, height: field.height))
            x += width + Self.gap
        }
        size = CGSize(width: width, height: ideal.map(\.height).max() ?? 0)
    }
}
