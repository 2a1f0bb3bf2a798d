import Foundation

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned across it, and in which direction they follow each other.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// The left edges are aligned.
        public static let alignAllLeft = FormatOptions(.left)
        /// The right edges are aligned.
        public static let alignAllRight = FormatOptions(.right)
        /// The top edges are aligned.
        public static let alignAllTop = FormatOptions(.top)
        /// The bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The leading edges are aligned.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The baselines of the last lines are aligned.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The baselines of the first lines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The views follow each other in the reading direction; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The views follow each other from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The views follow each other from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The attributes by which views are aligned.
        fileprivate var alignments: [Attribute] {
            (1...12).compactMap { Attribute(rawValue: $0) }.filter { contains(FormatOptions($0)) }
        }
    }

    /// Returns the constraints that a visual format describes, such as `"H:|-[title]-(>=8)-[button(80)]-|"`.
    ///
    /// `|` is the edge of the superview, `-` the standard distance: 8 points between views, and the superview's margins at
    /// its edges. A format that cannot be read traps, as does a name that is not among the metrics and the views.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - opts: The alignment across the format, and the direction.
    ///   - metrics: The numbers that the format names.
    ///   - views: The views that the format names.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let parsed = try VisualFormatParser.parse(format)
            let maker = VisualFormatMaker(
                text: format, format: parsed, options: opts, metrics: metrics ?? [:], views: views)
            return maker.constraints(alignedBy: opts.alignments)
        } catch {
            fatalError(
                "A visual format can be read: \(error.expected) was expected in\n\(format)\n"
                    + "\(String(repeating: " ", count: error.offset))^")
        }
    }
}

/// Makes the constraints of a visual format.
@MainActor private struct VisualFormatMaker {
    let text: String
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    typealias Attribute = NSLayoutConstraint.Attribute

    func constraints(alignedBy alignments: [Attribute]) -> [NSLayoutConstraint] {
        let items = format.views.map { view($0.name) }
        var made: [NSLayoutConstraint] = []
        if let start = format.start {
            made += connect(superview(of: items[0]), edge(isStart: true), items[0], edge(isStart: true), by: start)
        }
        for index in items.indices {
            for predicate in format.views[index].predicates { made.append(length(of: items[index], predicate)) }
            guard index + 1 < items.count else { continue }
            made += connect(
                items[index], edge(isStart: false), items[index + 1], edge(isStart: true),
                by: format.connections[index])
            for attribute in alignments {
                made.append(
                    NSLayoutConstraint(
                        item: items[index], attribute: attribute, relatedBy: .equal, toItem: items[index + 1],
                        attribute: attribute, multiplier: 1, constant: 0))
            }
        }
        if let end = format.end, let last = items.last {
            made += connect(last, edge(isStart: false), superview(of: last), edge(isStart: false), by: end)
        }
        return made
    }

    private func edge(isStart: Bool) -> Attribute {
        if format.axis == .vertical { return isStart ? .top : .bottom }
        if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
        if options.contains(.directionRightToLeft) { return isStart ? .right : .left }
        return isStart ? .leading : .trailing
    }

    /// Returns the constraints between the end of one item and the beginning of the next.
    private func connect(
        _ first: any ConstrainedItem, _ end: Attribute, _ second: any ConstrainedItem,
        _ start: Attribute, by connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        // Where the views follow each other from right to left, distances count to the left.
        let isBackwards = format.axis == .horizontal && options.contains(.directionRightToLeft)
        func make(
            _ relation: NSLayoutConstraint.Relation, _ first: any ConstrainedItem, _ second: any ConstrainedItem,
            _ constant: CGFloat
        ) -> NSLayoutConstraint {
            isBackwards
                ? NSLayoutConstraint(
                    item: first, attribute: end, relatedBy: relation, toItem: second, attribute: start, multiplier: 1,
                    constant: constant)
                : NSLayoutConstraint(
                    item: second, attribute: start, relatedBy: relation, toItem: first, attribute: end, multiplier: 1,
                    constant: constant)
        }
        switch connection {
        case .standard:
            if start != end { return [make(.equal, first, second, 8)] }
            return [make(.equal, margins(first, beside: second), margins(second, beside: first), 0)]
        case .distances(let predicates):
            if predicates.isEmpty { return [make(.equal, first, second, 0)] }
            return predicates.map { predicate in
                let made = make(predicate.relation, first, second, number(predicate.operand))
                set(predicate.priority, of: made)
                return made
            }
        }
    }

    /// The margins of the superview, in place of itself.
    private func margins(_ item: any ConstrainedItem, beside other: any ConstrainedItem) -> any ConstrainedItem {
        guard let view = item as? UIView, view === other.coordinateView else { return item }
        return view.layoutMarginsGuide
    }

    private func length(of item: any ConstrainedItem, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: Attribute = format.axis == .horizontal ? .width : .height
        var (other, constant, factor): ((any ConstrainedItem)?, CGFloat, CGFloat) = (nil, 0, 1)
        if case .name(let name) = predicate.operand, metrics[name] == nil {
            other = view(name)
            factor = predicate.multiplier.map(number) ?? 1
        } else {
            constant = number(predicate.operand) * (predicate.multiplier.map(number) ?? 1)
        }
        constant += predicate.constant.map(number) ?? 0
        let made = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: attribute,
            multiplier: factor, constant: constant)
        set(predicate.priority, of: made)
        return made
    }

    private func set(_ priority: VisualFormat.Operand?, of constraint: NSLayoutConstraint) {
        if let priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
    }

    private func number(_ operand: VisualFormat.Operand) -> CGFloat {
        switch operand {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
            default:
                fatalError(
                    "A visual format names numbers among the metrics: \(name) is not there, in\n\(text)\nAdd it to the "
                        + "metrics.")
            }
        }
    }

    private func view(_ name: String) -> any ConstrainedItem {
        guard let item = views[name] as? any ConstrainedItem else {
            fatalError(
                "A visual format names views: \(name) is not among them, in\n\(text)\nAdd it to the dictionary of views."
            )
        }
        return item
    }

    private func superview(of item: any ConstrainedItem) -> UIView {
        guard let view = item.coordinateView else {
            fatalError(
                "A view at the edge of its superview has one: \(item.nameInReports) has none, in\n\(text)\nAdd the view "
                    + "first.")
        }
        return view
    }
}
